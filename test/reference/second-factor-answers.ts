import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { ApiServer } from "../api/api-server.ts";
import { rest } from "../kit/rest-client.ts";
import type { Holds } from "./usual-answers.ts";

/** Calls the routes of second factors, for the owner who has claimed the account of the server. */
export async function holdSecondFactors(holds: Holds, server: ApiServer): Promise<void> {
  const owner = { email: "local@example.com", password: "correct horse battery" };
  const { password } = owner;
  const signIn = "/v1/auth/sign-in";
  const { token: key } = (await rest<{ token: string }>(server.url, null, signIn, { body: owner })).body;
  const factor = "/v1/account/second-factor";
  expect(await holds(factor, factor, { key })).toBe("200");
  expect(await holds(`${factor}/confirm`, `${factor}/confirm`, { body: { code: "1" }, key })).toBe(
    "second_factor_off",
  );
  const begun = await rest<{ secret: string }>(server.url, key, factor, { body: { password } });
  expect(await holds(factor, factor, { body: { password }, key })).toBe("201");
  expect(await holds(`${factor}/confirm`, `${factor}/confirm`, { body: { code: "1" }, key })).toBe(
    "second_factor_wrong",
  );
  const { secret } = (await rest<{ secret: string }>(server.url, key, factor, { body: { password } })).body;
  expect(secret).not.toBe(begun.body.secret);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect(await holds(`${factor}/confirm`, `${factor}/confirm`, { body: { code }, key })).toBe("200");
  expect(await holds(signIn, signIn, { body: owner, key: null })).toBe("second_factor_required");
  expect(await holds(factor, factor, { body: { password }, key })).toBe("second_factor_on");
  const proof = { password, code };
  const codes = `${factor}/recovery-codes`;
  expect(await holds(codes, codes, { body: proof, key })).toBe("second_factor_wrong");
  // So that the same code is good again.
  await server.db.collection("secondFactors").updateOne({}, { $set: { lastStep: -1 } });
  expect(await holds(codes, codes, { body: proof, key })).toBe("201");
  await server.db.collection("secondFactors").updateOne({}, { $set: { lastStep: -1 } });
  expect(await holds(factor, factor, { method: "DELETE", body: proof, key })).toBe("200");
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { graphql } from "../kit/graphql-client.ts";
import { mailsTo } from "../kit/mail-outbox.ts";
import { rest as restCall } from "../kit/rest-client.ts";
import { OPERATOR_TOKEN, startApiServer, type ApiServer } from "./api-server.ts";

const OWNER = { email: "factor@example.com", password: "correct horse battery" };
const PATH = "/v1/account/second-factor";

let server: ApiServer;
let token: string;
beforeAll(async () => {
  server = await startApiServer();
  token = (await call("/v1/account/claim", OWNER, server.apiKey)).body.token as string;
});
afterAll(() => server.stop());

const call = (path: string, body: unknown, key: string | null = token, method = "POST") =>
  restCall<AnswerJson>(server.url, key, path, { body, method });
const stored = () => server.db.collection("secondFactors").findOne();

test("a second factor over /v1 and GraphQL: on, signing in with it, off", async () => {
  // A key, even that of the server, begins none.
  for (const key of [server.apiKey, null])
    expect((await call(PATH, { password: OWNER.password }, key)).status).toBe(key === null ? 401 : 403);
  expect(await stored()).toBeNull();

  const begun = await call(PATH, { password: OWNER.password });
  expect([begun.status, Object.keys(begun.body)]).toEqual([201, ["secret", "url", "qrSvg", "qrText"]]);
  const { secret } = begun.body as { secret: string };
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const on = await call(`${PATH}/confirm`, { code });
  const { recoveryCodes, confirmedAt } = on.body as { recoveryCodes: string[]; confirmedAt: string };
  expect(on.status).toBe(200);
  expect(on.body).toEqual({
    isOn: true,
    confirmedAt,
    recoveryCodesLeft: 10,
    recoveryCodes,
    revokedSessions: 0,
  });
  expect(recoveryCodes).toHaveLength(10);

  const without = await call("/v1/auth/sign-in", OWNER, null);
  expect(without).toMatchObject({
    status: 401,
    body: {
      code: "second_factor_required",
      message: "The password is right, but a code of the second factor is needed as well.",
      agent_instruction:
        "Send the same call again with `code`: the current code of the owner's authenticator app, or an unused recovery code.",
    },
  });
  const used = await call("/v1/auth/sign-in", { ...OWNER, code }, null);
  expect([used.status, used.body.code]).toEqual([401, "second_factor_wrong"]);
  const signedIn = await call("/v1/auth/sign-in", { ...OWNER, code: recoveryCodes[0] }, null);
  expect([signedIn.status, typeof signedIn.body.token]).toEqual([201, "string"]);

  const query =
    "mutation ($email: String!, $password: String!, $code: String) { signIn(email: $email, password: $password, code: $code) { token } }";
  const refused = await graphql(server.url, null, query, OWNER);
  expect(refused.body.errors?.[0]?.extensions.code).toBe("second_factor_required");
  const again = await graphql(server.url, null, query, { ...OWNER, code: recoveryCodes[1] });
  expect(again.body.data?.["signIn"]).toMatchObject({ token: expect.stringMatching(/^qs_/) as string });

  const before = await stored();
  const proof = { password: OWNER.password, code: recoveryCodes[1] };
  const replayed = await call(PATH, proof, token, "DELETE");
  expect([replayed.status, replayed.body.code]).toEqual([401, "second_factor_wrong"]);
  expect(await stored()).toEqual(before);
  const off = await call(PATH, { ...proof, code: recoveryCodes[2] }, token, "DELETE");
  expect([off.status, off.body]).toEqual([200, { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 }]);
  expect(await stored()).toBeNull();
  expect((await call("/v1/auth/sign-in", OWNER, null)).status).toBe(201);
});

test("an operator resets the factor of an owner who has lost it, by id and address, and nobody else does", async () => {
  const begun = await call(PATH, { password: OWNER.password });
  const { secret } = begun.body as { secret: string };
  await call(`${PATH}/confirm`, { code: TOTP.generate({ secret: Secret.fromBase32(secret) }) });
  const { accountId } = (await call("/v1/auth/credential", undefined, token, "GET")).body as {
    accountId: string;
  };
  const reset = (key: string | null, id = accountId, email = OWNER.email) =>
    graphql<AnswerJson>(
      server.url,
      key,
      "mutation ($id: ID!, $email: String!) { secondFactorReset(accountId: $id, email: $email) { endedSessions } }",
      { id, email },
    ).then(({ body }) => body.errors?.[0]?.extensions.code ?? body.data);
  const before = await stored();
  for (const key of [token, null]) expect(["forbidden", "unauthenticated"]).toContain(await reset(key));
  expect(await reset(OPERATOR_TOKEN, accountId, "other@example.com")).toBe("not_found");
  expect(await reset(OPERATOR_TOKEN, "acc_000000000000000000000000")).toBe("not_found");
  expect(await stored()).toEqual(before);
  expect((await call("/v1/auth/credential", undefined, token, "GET")).status).toBe(200);

  expect(await reset(OPERATOR_TOKEN, accountId, " Factor@Example.com ")).toMatchObject({
    secondFactorReset: { endedSessions: expect.any(Number) },
  });
  expect(await stored()).toBeNull();
  expect((await call("/v1/auth/credential", undefined, token, "GET")).status).toBe(401);
  expect((await call("/v1/auth/sign-in", OWNER, null)).status).toBe(201);
  expect(await reset(OPERATOR_TOKEN)).toBe("second_factor_off");
  // The same mailbox in another spelling.
  expect(await reset(OPERATOR_TOKEN, accountId, "factor@example。com")).toBe("second_factor_off");
  const mail = await server.db.collection("mails").findOne({ _id: /second-factor:.*:reset:/ });
  expect(mail?.accountId).toBe(accountId);
});

test("what an owner alone may do asks for the code at every door, and without it nothing changes", async () => {
  const email = "every-door@example.com";
  const { password } = OWNER;
  await call("/v1/auth/sign-up", { email, name: "Ada" }, null);
  const mailed = /^qm_[\w-]{43}\r?$/m.exec((await mailsTo(server, email, 1))[0]!)![0].trim();
  const made = await call("/v1/auth/verify", { token: mailed, password }, null);
  const own = made.body.token as string;
  const { secret } = (await call(PATH, { password }, own)).body as { secret: string };
  const first = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const codes = (await call(`${PATH}/confirm`, { code: first }, own)).body.recoveryCodes as string[];
  const { accountId } = (await call("/v1/auth/credential", undefined, own, "GET")).body;

  const folder = await mkdtemp(join(tmpdir(), "quarry-doors-"));
  const [present, next] = [join(folder, "present"), join(folder, "next")];
  await writeFile(present, `${password}\n`);
  await writeFile(next, "another horse battery\n");
  const stated = async () => {
    const of = { accountId };
    return [
      await server.db.collection("apiKeys").countDocuments(of),
      await server.db.collection("logins").findOne(of),
      (await server.db.collection("accounts").findOne({ _id: accountId }))?.closing,
    ];
  };
  const rest = async (path: string, body: object, code: string | null, method?: string) =>
    (await call(path, { ...body, ...(code === null ? {} : { code }) }, own, method)).body.code as unknown;
  const gql = async (field: string, code: string | null) => {
    const { body } = await graphql(
      server.url,
      own,
      `mutation { ${field.replace("CODE", JSON.stringify(code))} { __typename } }`,
    );
    return body.errors?.[0]?.extensions.code;
  };
  const cli = async (args: string[], code: string | null) => {
    const env = { QUARRY_URL: server.url, QUARRY_API_KEY: own };
    const { stderr } = await runCli([...args, "--json", ...(code === null ? [] : ["--code", code])], { env });
    return /second_factor_\w+/.exec(stderr)?.[0];
  };
  const change = { current: password, password: "another horse battery" };
  const doors: Record<string, (code: string | null) => Promise<unknown>> = {
    "key, /v1": (code) => rest("/v1/api-keys", { label: "a" }, code),
    "key, GraphQL": (code) => gql('apiKeyCreate(label: "a", code: CODE)', code),
    "key, command line": (code) => cli(["api-keys", "create", "a"], code),
    "password, /v1": (code) => rest("/v1/auth/password", change, code),
    "password, GraphQL": (code) =>
      gql(`passwordChange(current: "${password}", password: "${change.password}", code: CODE)`, code),
    "password, command line": (code) =>
      cli(["account", "password", "--password-file", present, "--new-password-file", next], code),
    "closing, /v1": (code) => rest("/v1/account", { password }, code, "DELETE"),
    "closing, GraphQL": (code) => gql(`accountDelete(password: "${password}", code: CODE)`, code),
    "closing, command line": (code) => cli(["account", "delete", "--yes", "--password-file", present], code),
  };
  const before = await stated();
  const attempts = server.db.collection("attempts");
  for (const [door, act] of Object.entries(doors)) {
    await attempts.deleteMany({});
    expect([door, await act(null)]).toEqual([door, "second_factor_required"]);
    expect([door, await act("abcd-abcd-abcd-abcd")]).toEqual([door, "second_factor_wrong"]);
    expect(await stated(), door).toEqual(before);
  }
  await attempts.deleteMany({});
  // Keys that could make no others are made without, and the code opens each door.
  expect(await rest("/v1/api-keys", { label: "narrow", scopes: ["requests:read"] }, null)).toBeUndefined();
  for (const door of Object.keys(doors).filter((one) => one.startsWith("key")))
    expect([door, await doors[door]!(codes.pop()!)]).toEqual([door, undefined]);
  expect((await stated())[0]).toBe(4);
  expect(await doors["closing, /v1"]!(codes.pop()!)).toBeUndefined();
  expect((await stated())[2]).toMatchObject({ eraseAt: expect.anything() as unknown });
  await rm(folder, { recursive: true });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { sha256 } from "../../src/kernel/hash.ts";
import type { MailedTokenDoc } from "../../src/store/session/session-documents.ts";
import { graphql } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const ADA = { email: "ada@closed.example", name: "Ada" };
const PASSWORD = "correct horse battery";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer({ QUARRY_SIGN_UP: "closed" });
});
afterAll(() => server.stop());

it("lets nobody sign up, be it with a token of before, and its owner in", async () => {
  await server.db.collection<MailedTokenDoc>("mailedTokens").insertOne({
    _id: sha256("of-before"),
    purpose: "sign_up",
    email: ADA.email,
    accountId: "acc_0000000000000000000000ad",
    chosen: { name: ADA.name },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const post = (path: string, body: object, key: string | null = null) =>
    rest<RestError>(server.url, key, path, { body });
  const verify = { token: "of-before", password: PASSWORD };
  for (const refused of [await post("/v1/auth/sign-up", ADA), await post("/v1/auth/verify", verify)])
    expect([refused.status, refused.body.code]).toEqual([403, "sign_up_closed"]);
  const query = `mutation { signUp(email: "${ADA.email}", name: "Ada") { message } }`;
  expect((await graphql(server.url, null, query)).body.errors?.[0]?.extensions.code).toBe("sign_up_closed");
  const page = await fetch(`${server.url}/sign-up`);
  expect(await page.text()).toContain("Sign-up is closed on this server.");
  for (const kind of ["logins", "mails"]) expect(await server.db.collection(kind).countDocuments()).toBe(0);

  const owner = { email: "root@closed.example", password: PASSWORD };
  expect((await post("/v1/account/claim", owner, server.apiKey)).status).toBe(201);
  expect((await post("/v1/auth/sign-in", owner)).status).toBe(201);
});

it("warns at its start where strangers could scrape for nothing", async () => {
  const warning = "can sign up and pay with made-up money";
  expect(server.output()).not.toContain(warning);
  const open = await startApiServer({ QUARRY_PUBLIC_URL: "https://quarry.example.com" });
  try {
    // It comes through another pipe than what says that the server is up.
    await expect.poll(() => open.output()).toContain(warning);
  } finally {
    await open.stop();
  }
});

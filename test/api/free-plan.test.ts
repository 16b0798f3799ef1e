import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256 } from "../../src/kernel/hash.ts";
import { graphql } from "../kit/graphql-client.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const OWNER = { email: "free-plan@example.com", name: "Free" };
const NEW = { scraper: "counter", input: { total: 2 }, limit: 2 };
const MESSAGE = "Creating a Request needs active paid billing.";
/** What may name the account; its session's last use is none of what a refusal changes. */
const COLLECTIONS = [
  ...["requests", "idempotency", "ledger", "wallets", "accounts", "usage", "spending", "notifications"],
  ...["webhookDeliveries", "mails", "payments", "subscriptions", "customers"],
];

let server: ApiServer;
let token: string;
let accountId: string;
beforeAll(async () => {
  server = await startApiServer();
  await rest(server.url, null, "/v1/auth/sign-up", { body: OWNER });
  const mailed = server.db.collection<{ _id: string; email: string }>("mailedTokens");
  const mail = await mailed.findOne({ email: OWNER.email });
  await mailed.insertOne({ ...mail!, _id: sha256("free-plan-token") });
  const verify = { body: { token: "free-plan-token", password: "correct horse battery" } };
  token = (await rest<{ token: string }>(server.url, null, "/v1/auth/verify", verify)).body.token;
  const { body } = await rest<{ id: string; plan: string }>(server.url, token, "/v1/account");
  expect(body.plan).toBe("Free");
  accountId = body.id;
});
afterAll(() => server.stop());

/** Everything that names the account. */
async function stored(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const name of COLLECTIONS) {
    const docs = await server.db.collection(name).find().sort({ _id: 1 }).toArray();
    all[name] = docs.filter((doc) => JSON.stringify(doc).includes(accountId) && !isEmptyMonth(name, doc));
  }
  return all;
}
/** What a spending limit is checked in, once it is given back: a month in which nothing is open and nothing was spent. */
function isEmptyMonth(name: string, doc: object): boolean {
  const { _id, accountId: _of, month, monthBeganAt, open, ...spent } = doc as Record<string, unknown>;
  return name === "spending" && JSON.stringify({ open, spent }) === '{"open":[],"spent":{}}';
}
const create = <T>(body: object = NEW) =>
  rest<T>(server.url, token, "/v1/requests", { body, headers: { "idempotency-key": "free-plan" } });

test("on the plan Free /v1 and GraphQL refuse a Request, say what to do next, and store nothing", async () => {
  const before = await stored();
  const refused = await create<RestError>();
  expect(refused.status).toBe(402);
  expect(refused.body).toMatchObject({
    code: "payment_required",
    message: MESSAGE,
    agent_instruction:
      "Ask the account owner which plan they want. When they have chosen, get the page to pay on from POST /v1/billing/checkout, show it to them, and create the Request again when GET /v1/billing says `isActive`.",
    retryable: false,
  });
  expect(await stored()).toEqual(before);

  const query = "mutation ($input: RequestCreateInput!) { requestCreate(input: $input) { request { id } } }";
  const key = { "idempotency-key": "free-plan" };
  const { body } = await graphql(server.url, token, query, { input: NEW }, key);
  expect(body.data).toEqual({ requestCreate: null });
  expect(body.errors).toHaveLength(1);
  expect(body.errors![0]).toMatchObject({
    message: MESSAGE,
    extensions: {
      code: "payment_required",
      agent_instruction:
        "Ask the account owner which plan they want. When they have chosen, get the page to pay on from `billingCheckout`, show it to them, and create the Request again when `billing` says `isActive`.",
    },
  });
  expect(await stored()).toEqual(before);
});

test("what the refusal names says so, too, and the same call works once a plan is paid", async () => {
  const billing = await rest<AnswerJson>(server.url, token, "/v1/billing");
  expect(billing.body).toMatchObject({ isActive: false });
  expect((await rest(server.url, token, "/v1/requests/estimate", { body: NEW })).status).toBe(200);

  const checkout = { body: { plan: "pro" } };
  const page = await rest<{ url: string }>(server.url, token, "/v1/billing/checkout", checkout);
  expect(page.status).toBe(201);
  const { url } = page.body;
  const body = new URLSearchParams({ outcome: "pay" });
  await fetch(url, { method: "POST", body, redirect: "manual", headers: { origin: new URL(url).origin } });
  const deadline = performance.now() + 20_000;
  for (;;) {
    const { body: now } = await rest<AnswerJson>(server.url, token, "/v1/billing");
    if (now.isActive || performance.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const made = await create<RestRequest>();
  expect(made.status).toBe(201);
  expect(await untilTerminal(server.url, token, made.body.id)).toMatchObject({ status: "succeeded" });
});

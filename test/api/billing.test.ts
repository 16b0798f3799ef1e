import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { until } from "../cli/until.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const USD = 1_000_000;

let server: ApiServer;
let store: Store;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  store = storeOf(server.db);
  otherKey = await otherAccount(server.db);
});
afterAll(() => server.stop());

const call = async (path: string, body?: unknown, key = server.apiKey) =>
  (await rest<AnswerJson>(server.url, key, `/v1/billing${path}`, body === undefined ? {} : { body })).body;
const billing = () => call("");
const ledger = async () => (await call("/ledger?limit=1000")).data as AnswerJson[];
const press = async (url: string, form: string): Promise<string> => {
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: server.url };
  const answer = await fetch(url, { method: "POST", headers, body: form, redirect: "manual" });
  expect([answer.status, await answer.text()]).toEqual([303, ""]);
  return answer.headers.get("location") ?? "";
};
const portal = async (form: string) => press((await call("/portal", {})).url, form);
const money = async () => {
  const { available, included, toppedUp, debt, plan, subscription } = await billing();
  return { available, included, toppedUp, debt, plan, status: subscription?.status ?? null };
};
const sumIs = async (micros: number) => {
  const sum = (await ledger()).reduce((all, { usdMicros }) => all + usdMicros, 0);
  expect(sum).toBe(micros);
};
const verify = async () =>
  (
    await graphqlData<AnswerJson>(
      server.url,
      server.apiKey,
      `{ ledgerVerification(accountId: "${LOCAL_ACCOUNT_ID}") { accounts faults { problem } } }`,
    )
  ).ledgerVerification.faults;

it("the account of the first start has a plan and 20 USD that do not expire, and no subscription", async () => {
  expect(await billing()).toMatchObject({
    plan: "Plus",
    isActive: true,
    subscription: null,
    available: 20,
    included: 0,
    toppedUp: 20,
    includedExpiresAt: null,
    provider: "sandbox",
  });
});

it("a checkout refuses what cannot be bought, and nothing is left of it", async () => {
  for (const [body, path] of [
    [{}, ""],
    [{ plan: "Pro", topUp: 20 }, ""],
    [{ plan: "Free" }, "plan"],
    [{ plan: "Huge" }, "plan"],
    [{ topUp: 19.99 }, "topUp"],
    [{ topUp: 20.001 }, "topUp"],
    [{ topUp: 10_000.01 }, "topUp"],
    [{ topup: 20 }, "topup"],
  ] as const) {
    const refused = (await call("/checkout", body)) as RestError;
    expect([refused.code, refused.details[0]?.path], JSON.stringify(body)).toEqual(["invalid_input", path]);
  }
  expect(await store.payments.countDocuments()).toBe(0);
});

it("a top-up: declined, then paid, once; its invoice is a page and a PDF", async () => {
  const { url } = await call("/checkout", { topUp: 25.5 });
  expect(await press(url, "outcome=decline")).toBe(new URL(url).pathname);
  expect(await (await fetch(url)).text()).toContain("The card was declined.");
  expect(await money()).toMatchObject({ available: 20 });
  expect(await press(url, "outcome=pay")).toBe(`${server.url}/billing/return`);
  await press(url, "outcome=pay");
  expect(await money()).toMatchObject({ available: 45.5, toppedUp: 45.5, included: 0 });
  expect((await billing()).payments).toMatchObject([{ purpose: "top_up", state: "succeeded", amount: 25.5 }]);
  expect((await ledger())[0]).toMatchObject({ kind: "top_up", amount: 25.5, source: { kind: "payment" } });
  const [invoice, ...others] = (await call("/invoices")).data;
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ number: "00000001-0001", purpose: "top_up", state: "paid", total: 25.5 });
  expect(await (await fetch(invoice.htmlUrl)).text()).toContain("25.50 USD");
  const pdf = await fetch(invoice.pdfUrl);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await fetch(`${invoice.htmlUrl.slice(0, -1)}_`)).status).toBe(404);
  await sumIs(45.5 * USD);
});

it("a plan: begun, changed with its share, cancelled, ended; included balance expires with its month", async () => {
  await press((await call("/checkout", { plan: "Plus" })).url, "outcome=pay");
  expect(await money()).toMatchObject({ available: 65.5, included: 20, plan: "Plus", status: "active" });
  const change = (await call("/checkout", { plan: "Pro" })).url;
  expect(await (await fetch(change)).text()).toMatch(/id="price">(80|79\.99) USD|id="price">80\.00 USD/);
  await press(change, "outcome=pay");
  const pro = await billing();
  expect(pro).toMatchObject({ plan: "Pro", subscription: { status: "active", plan: "Pro" } });
  // Some seconds of the month are over.
  expect(pro.included).toBeGreaterThan(119.98);
  expect(pro.included).toBeLessThanOrEqual(120);
  expect((await call("/checkout", { plan: "Pro" })).details[0].code).toBe("unchanged");

  await press((await call("/checkout", { plan: "Plus" })).url, "outcome=pay");
  expect((await billing()).subscription).toMatchObject({ plan: "Pro", pendingPlan: "Plus" });
  await portal("renew=pay");
  expect(await money()).toEqual({
    available: 65.5,
    included: 20,
    toppedUp: 45.5,
    debt: 0,
    plan: "Plus",
    status: "active",
  });
  const expired = (await ledger()).find(({ kind }) => kind === "expire");
  expect(expired?.usdMicros).toBe(-pro.includedUsdMicros);
  await sumIs(65.5 * USD);

  await portal("card=declines");
  await portal("renew=decline");
  expect(await money()).toMatchObject({ included: 20, status: "grace" });
  expect(await store.notifications.countDocuments({ kind: "payment.failed" })).toBe(1);
  await portal("retry=pay");
  expect(await money()).toMatchObject({ available: 65.5, included: 20, status: "active" });
  await portal("do=cancel");
  expect((await billing()).subscription).toMatchObject({ cancelAtPeriodEnd: true });
  await portal("renew=pay");
  expect((await billing()).subscription).toMatchObject({ status: "cancelled" });
  // The account of the first start keeps the plan that it had.
  expect(await billing()).toMatchObject({ plan: "Plus", isActive: true });
  expect(await verify()).toEqual([]);
});

it("refunds and disputes take back what there is, and book the rest as a debt", async () => {
  const before = (await billing()).availableUsdMicros as number;
  await press((await call("/checkout", { topUp: 30 })).url, "outcome=pay");
  const { id } = (await billing()).payments[0];
  const refund = `mutation ($id: ID!, $some: SafeInt) { paymentRefund(id: $id, usdMicros: $some) { payment { id } } }`;
  const denied = await graphql(server.url, otherKey, refund, { id });
  expect(denied.body.errors?.[0]?.extensions).toMatchObject({ code: "forbidden" });
  await graphqlData(server.url, server.apiKey, refund, { id, some: 10 * USD });
  // At once: it waits for no job.
  expect((await ledger())[0]?.kind).toBe("refund");
  expect((await store.payments.findOne({ _id: id }))?.refunds).toHaveLength(1);
  expect((await billing()).availableUsdMicros).toBe(before + 20 * USD);

  await press((await call("/checkout", { topUp: 40 })).url, "outcome=dispute");
  await until("the dispute is told", async () => (await ledger())[0]?.kind === "dispute");
  expect((await billing()).availableUsdMicros).toBe(before + 20 * USD);
  const { reference } = (await store.payments.findOne({ usdMicros: 40 * USD }))!;
  await portal(`won=${reference}`);
  expect((await billing()).availableUsdMicros).toBe(before + 60 * USD);

  // Nearly all is spent; the next dispute finds little.
  await store.wallets.updateOne(
    { _id: LOCAL_ACCOUNT_ID },
    { $set: { availableUsdMicros: 5 * USD }, $unset: { included: 1 } },
  );
  await store.ledger.insertOne({
    _id: "test:spent",
    accountId: LOCAL_ACCOUNT_ID,
    kind: "charge",
    usdMicros: 5 * USD - (before + 60 * USD),
    source: null,
    meter: null,
    quantity: null,
    unitPriceUsdMicros: null,
    at: new Date(),
  });
  await portal(`refund=${reference}`);
  expect(await money()).toMatchObject({ available: -35, debt: 35 });
  expect((await ledger()).slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ["refund", -5],
      ["debt", -35],
    ]),
  );
  expect((await billing()).agent_instruction).toMatch(/^Nothing is left to spend/);
  expect(await verify()).toEqual([]);
});

it("the ledger comes in pages that join without a gap, and as CSV", async () => {
  const all = await ledger();
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: AnswerJson = await call(`/ledger?limit=3${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.data.map(({ id }: AnswerJson) => id));
    cursor = page.nextCursor;
  }
  expect(ids).toEqual(all.map(({ id }) => id));
  const { body: csv } = await rest<string>(server.url, server.apiKey, "/v1/billing/ledger?format=csv");
  const lines = csv.trimEnd().split("\n");
  expect(lines[0]).toBe(
    "id,at,kind,amount,usdMicros,currency,sourceKind,sourceId,meter,quantity,unitPriceUsdMicros",
  );
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(ids);
  expect((await call("/ledger", undefined, otherKey)).data).toEqual([]);
  expect((await call("/invoices", undefined, otherKey)).data).toEqual([]);
});

it("a message that the provider did not sign changes nothing", async () => {
  const before = await store.paymentEvents.countDocuments();
  const answer = await fetch(`${server.url}/billing/webhooks/sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json", "webhook-id": "evt_1", "webhook-signature": "v1,AAAA" },
    body: JSON.stringify({ id: "evt_1", kind: "payment", paymentId: "pay_1" }),
  });
  expect([answer.status, ((await answer.json()) as RestError).code]).toEqual([400, "webhook_refused"]);
  expect(await store.paymentEvents.countDocuments()).toBe(before);
});

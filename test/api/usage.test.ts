import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createQuarryClient, type Usage } from "../../src/client/index.ts";
import { METER_IDS } from "../../src/domain/meter/meters.ts";
import { monthBefore } from "../../src/domain/meter/period.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { storeOf } from "../../src/store/store.ts";
import { untilBooked } from "../kit/until-booked.ts";
import { otherAccount } from "./other-account.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const ACCOUNT = "acc_000000000000000000000001";
const PRICE = 700;
const METER = "records:counter";

let server: ApiServer;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
});
afterAll(() => server.stop());

const call = <T = AnswerJson>(path: string, body?: unknown, method?: string, key = server.apiKey) =>
  rest<T>(server.url, key, path, {
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  });
const put = (metric: string, cap: object) => call(`/v1/usage/caps/${metric}`, cap, "PUT");
const remove = (metric: string, period: string) =>
  call(`/v1/usage/caps/${metric}/${period}`, undefined, "DELETE");
const usage = async (): Promise<AnswerJson> => (await call("/v1/usage")).body;
const create = (total: number, limit: number) =>
  call<RestRequest & RestError>("/v1/requests", { scraper: "counter", input: { total }, limit });

/** Runs a Request to its end; gives what the account has used of Records after it. */
async function run(total: number): Promise<number> {
  const { body } = await create(total, total);
  await untilTerminal(server.url, server.apiKey, body.id);
  await untilBooked(server.db);
  return recordsUsed();
}

async function recordsUsed(): Promise<number> {
  return (await usage()).meters.find((one: AnswerJson) => one.meter === METER)?.used ?? 0;
}

afterEach(async () => {
  for (const { metric, period } of (await usage()).caps) await remove(metric, period);
  for (const { scope } of (await usage()).spendLimits)
    await call(`/v1/usage/spend-limits/${scope}`, undefined, "DELETE");
});

test("every meter is listed, and Records are counted, priced and forecast by source and day", async () => {
  const before = await usage();
  expect(before.meters.map((one: AnswerJson) => one.meter)).toEqual(expect.arrayContaining([...METER_IDS]));
  const had = await recordsUsed();
  expect(await run(4)).toBe(had + 4);
  const { month, days, billingEstimate, plan } = await usage();
  expect(plan).toBe("Plus");
  expect(month).toBe(new Date().toISOString().slice(0, 7));
  const line = billingEstimate.lineItems.find((one: AnswerJson) => one.meter === METER);
  expect(line).toMatchObject({
    unit: "record",
    usedQuantity: had + 4,
    resultCount: had + 4,
    includedQuantity: 0,
    unitPriceUsdMicros: PRICE,
    unitPrice: 0.0007,
    unitPricePer: 1,
    estimatedSpendUsdMicros: (had + 4) * PRICE,
    scraper: "counter",
  });
  expect(line.forecastSpendUsdMicros).toBeGreaterThanOrEqual(line.estimatedSpendUsdMicros);
  const today = days.find((one: AnswerJson) => one.date === new Date().toISOString().slice(0, 10));
  expect(today.meters).toContainEqual({ meter: METER, quantity: had + 4 });
  expect(today.scrapingUsdMicros).toBe((had + 4) * PRICE);
  expect(today.scrapers).toContainEqual({
    scraper: "counter",
    records: had + 4,
    usdMicros: (had + 4) * PRICE,
    spent: ((had + 4) * PRICE) / 1_000_000,
  });
  expect((await call("/v1/usage", undefined, "GET", otherKey)).body.billingEstimate.estimatedSpend).toBe(0);
});

test("what the ledger charged is what usage says", async () => {
  await run(3);
  const [charged] = await server.db
    .collection("ledger")
    .aggregate([
      { $match: { accountId: ACCOUNT, meter: METER } },
      { $group: { _id: null, records: { $sum: "$quantity" }, usdMicros: { $sum: "$usdMicros" } } },
    ])
    .toArray();
  const line = (await usage()).billingEstimate.lineItems.find((one: AnswerJson) => one.meter === METER);
  expect(charged).toMatchObject({ records: line.resultCount, usdMicros: -line.estimatedSpendUsdMicros });
});

test("a cap on Records stops creation, says what is left, and lets go on when it is raised", async () => {
  const had = await recordsUsed();
  expect((await put(METER, { period: "day", value: had + 5 })).body).toEqual({
    metric: METER,
    period: "day",
    value: had + 5,
    notifyAtPercent: 80,
    used: had,
    percent: Math.floor((had / (had + 5)) * 1000) / 10,
    state: had * 100 >= (had + 5) * 80 ? "warned" : "ok",
    resetsAt: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  expect(await run(3)).toBe(had + 3);
  const refused = await create(3, 3);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    code: "usage_cap_reached",
    meter: METER,
    period: "day",
    cap: had + 5,
    used: had + 3,
    details: [{ path: "limit", code: "records_left", limit: 2, actual: 3 }],
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await server.db.collection("requests").countDocuments({ state: "reserving" })).toBe(0);
  expect((await server.db.collection("wallets").findOne({ _id: ACCOUNT as never }))?.heldUsdMicros).toBe(0);
  await put(METER, { period: "day", value: had + 6 });
  expect(await run(3)).toBe(had + 6);
  expect((await usage()).caps[0]).toMatchObject({ state: "stopped", percent: 100, used: had + 6 });
  await put(METER, { period: "month", value: 0 });
  expect((await create(1, 1)).body.code).toBe("usage_cap_reached");
});

test.each<[string, () => Promise<{ status: number }>]>([
  ["a spending limit", () => call("/v1/usage/spend-limits/account", { monthly: 0 }, "PUT")],
  ["a cap on Records", () => put(METER, { period: "month", value: 0 })],
])("%s of 0 stops what runs at its next batch, and nobody else's", async (_what, setToNothing) => {
  const asked = { scraper: "counter", input: { total: 50, holdAt: 20, gate: "never-opened" }, limit: 50 };
  const { body: own } = await call<RestRequest>("/v1/requests", asked);
  const { body: others } = await call<RestRequest>("/v1/requests", asked, undefined, otherKey);
  const stored = (id: string) => server.db.collection("requests").findOne({ _id: id as never });
  for (const { id } of [own, others])
    await expect.poll(async () => (await stored(id))?.["state"]).toBe("running");
  expect((await setToNothing()).status).toBe(200);
  await untilTerminal(server.url, server.apiKey, own.id);
  await untilBooked(server.db);
  const ended = await stored(own.id);
  expect(ended).toMatchObject({ state: "cancelled", stopReason: "cost_cap_reached", error: null });
  expect(ended?.["recordCount"]).toBeLessThanOrEqual(20);
  expect(ended?.["finalCostUsdMicros"]).toBe(Number(ended?.["recordCount"]) * PRICE);
  expect(ended).not.toHaveProperty("stopFor");
  expect((await stored(others.id))?.["state"]).toBe("running");
  await call(`/v1/requests/${others.id}/cancel`, undefined, "POST", otherKey);
  expect(await untilTerminal(server.url, otherKey, others.id)).toMatchObject({
    stopReason: "cancelled_by_user",
  });
});

test("parallel creations never pass a spending limit together", async () => {
  const { body } = await call("/v1/usage/spend-limits/account", { monthly: 1000 }, "PUT");
  const limit = body.usedUsdMicros + 5 * PRICE;
  await call("/v1/usage/spend-limits/account", { monthly: limit / 1e6 }, "PUT");
  const outcomes = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => create(2, 2)));
  expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = outcomes.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: "spend_cap_reached", cap: limit, meter: "scraping_spend" });
  for (const { status, body: made } of outcomes)
    if (status === 201) await untilTerminal(server.url, server.apiKey, made.id);
  await untilBooked(server.db);
  expect((await usage()).spendLimits[0]).toMatchObject({
    scope: "account",
    usedUsdMicros: limit - PRICE,
    state: "warned",
    monthlyUsdMicros: limit,
  });
});

test("one Request may cost so much, for an account and for a key of it", async () => {
  const made = await call("/v1/api-keys", { label: "limited" }, "POST");
  const { id, secret } = made.body;
  expect((await call("/v1/usage/spend-limits/account", { maxRequest: 0.007 }, "PUT")).status).toBe(200);
  expect(
    (await call(`/v1/usage/spend-limits/${id}`, { maxRequest: 0.0014, monthly: 0.0021 }, "PUT")).status,
  ).toBe(200);
  expect((await create(11, 11)).body).toMatchObject({
    code: "request_cost_limited",
    details: [{ limit: 7000, actual: 7700 }],
  });
  const withKey = (limit: number) =>
    call("/v1/requests", { scraper: "counter", input: { total: limit }, limit }, "POST", secret);
  expect((await withKey(3)).body.code).toBe("request_cost_limited");
  expect((await withKey(2)).status).toBe(201);
  expect((await withKey(2)).body).toMatchObject({ code: "spend_cap_reached", scope: id, cap: 2100 });
  const own = await create(3, 3);
  expect(own.status).toBe(201);
  await untilTerminal(server.url, server.apiKey, own.body.id);
  await untilBooked(server.db);
  expect(
    (await call("/v1/usage/spend-limits/key_000000000000000000000bad", { monthly: 1 }, "PUT")).status,
  ).toBe(404);
});

test("a key that resumes is held to its own limit, and the round counts for it", async () => {
  const key = async (label: string) => (await call("/v1/api-keys", { label }, "POST")).body;
  const [maker, spent] = [await key("maker"), await key("spent")];
  const limit = (id: string, body: object) => call(`/v1/usage/spend-limits/${id}`, body, "PUT");
  const used = async (id: string) =>
    (await usage()).spendLimits.find(({ scope }: AnswerJson) => scope === id).usedUsdMicros;
  const input = { total: 6, failAt: 2 };
  const body = { scraper: "counter", input, limit: 6 };
  const { id } = (await call<RestRequest>("/v1/requests", body, "POST", maker.secret)).body;
  await untilTerminal(server.url, server.apiKey, id);
  await untilBooked(server.db);
  await limit(maker.id, { monthly: 1 });
  expect(await used(maker.id)).toBe(2 * PRICE);

  const resume = (secret: string) =>
    call<RestRequest & RestError>(`/v1/requests/${id}/resume`, undefined, "POST", secret);
  await limit(spent.id, { monthly: 0 });
  const refused = await resume(spent.secret);
  expect(refused.body).toMatchObject({ code: "spend_cap_reached", scope: spent.id, cap: 0 });
  await limit(spent.id, { maxRequest: (6 * PRICE - 1) / 1e6 });
  const dear = await resume(spent.secret);
  expect(dear.body).toMatchObject({
    code: "request_cost_limited",
    message: expect.stringContaining("this API key"),
  });
  expect((await call<RestRequest>(`/v1/requests/${id}`)).body).toMatchObject({
    status: "partial",
    recordCount: 2,
  });

  await limit(spent.id, { monthly: 1 });
  await limit(maker.id, { monthly: (2 * PRICE) / 1e6 });
  // The key that made it has no more to spend either, whoever resumes.
  for (const secret of [spent.secret, server.apiKey])
    expect((await resume(secret)).body).toMatchObject({ code: "spend_cap_reached", scope: maker.id });
  await limit(maker.id, { monthly: 1 });
  expect((await resume(spent.secret)).status).toBe(200);
  expect(await untilTerminal(server.url, server.apiKey, id)).toMatchObject({ status: "succeeded" });
  await untilBooked(server.db);
  expect([await used(maker.id), await used(spent.id)]).toEqual([2 * PRICE, 4 * PRICE]);
});

test("bad caps are refused and change nothing", async () => {
  const unknown = await put("kv_reeds", { period: "day", value: 1 });
  expect([unknown.status, unknown.body.code]).toEqual([404, "meter_not_found"]);
  for (const id of METER_IDS) expect(unknown.body.message).toContain(id);
  for (const cap of [
    { period: "week", value: 1 },
    { period: "day", value: -1 },
    { period: "day", value: 1.5 },
    { period: "day", value: 1, notifyAtPercent: 0 },
    { period: "day", value: 1, notifyAtPercent: 101 },
    { period: "day" },
  ])
    expect((await put("kv_reads", cap)).body.code).toBe("invalid_input");
  expect((await remove("kv_reads", "day")).body.code).toBe("not_found");
  expect((await usage()).caps).toEqual([]);
});

test("a simulation says what a cap would have stopped", async () => {
  const month = monthBefore(new Date().toISOString().slice(0, 7));
  await storeOf(server.db).usage.insertOne({
    _id: `${ACCOUNT}|${month}|p|svc_1`,
    accountId: ACCOUNT,
    partition: month,
    process: "p",
    service: "svc_1",
    added: { kv_reads: 90 },
    addedByDay: { "03": { kv_reads: 50 }, "07": { kv_reads: 40 } },
    monthBeganAt: new Date(`${month}-01`),
  });
  const simulate = async (query: string) => (await call(`/v1/usage/caps/kv_reads/simulation?${query}`)).body;
  expect(await simulate("period=day&value=45")).toEqual({
    metric: "kv_reads",
    period: "day",
    value: 45,
    month,
    used: 90,
    stoppedQuantity: 5,
    stoppedPercent: 5.56,
    stops: [{ date: `${month}-03`, used: 50, stopped: 5 }],
    warnedOn: [`${month}-03`, `${month}-07`],
  });
  expect(await simulate("period=month&value=60")).toMatchObject({
    stoppedQuantity: 30,
    stops: [{ date: `${month}-07`, used: 40, stopped: 30 }],
    warnedOn: [`${month}-03`],
  });
  const past = (await call(`/v1/usage?month=${month}`)).body;
  expect(past.meters.find((one: AnswerJson) => one.meter === "kv_reads").used).toBe(90);
  expect(past.services).toContainEqual({
    service: "svc_1",
    meters: [{ meter: "kv_reads", quantity: 90 }],
    days: [
      { date: `${month}-03`, meters: [{ meter: "kv_reads", quantity: 50 }] },
      { date: `${month}-07`, meters: [{ meter: "kv_reads", quantity: 40 }] },
    ],
  });
});

test("a warning and a stop are announced once for each version of a cap", async () => {
  await untilBooked(server.db);
  const had = await recordsUsed();
  const value = 2 * (had + 9);
  const told = async (kind: string) =>
    server.db.collection("notifications").countDocuments({ kind: `usage.cap.${kind}` });
  const until = async (kind: string, count: number) => {
    const end = performance.now() + 60_000;
    while ((await told(kind)) < count && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await told(kind), kind).toBe(count);
  };
  const [warned, stopped, resumed] = [await told("warned"), await told("stopped"), await told("resumed")];
  await put(METER, { period: "month", value, notifyAtPercent: 50 });
  await run(9);
  await until("warned", warned + 1);
  await run(had + 9);
  await until("stopped", stopped + 1);
  await put(METER, { period: "month", value: 10 * value });
  await until("resumed", resumed + 1);
  expect(await told("warned")).toBe(warned + 1);
});

test("the catalog lists every meter with the price that usage has, without a key", async () => {
  const { products, plans } = (await rest<AnswerJson>(server.url, null, "/v1/products")).body;
  const meters = new Set(products.flatMap((one: AnswerJson) => one.meters));
  for (const id of [...METER_IDS, METER, "records:codehost"]) expect(meters).toContain(id);
  const kv = products.find((one: AnswerJson) => one.id === "kv");
  expect(Object.keys(kv).sort()).toEqual(
    [
      "features",
      "id",
      "limit_fields",
      "limits",
      "meter_details",
      "meters",
      "name",
      "plan_limits",
      "pricing",
      "pricing_fields",
      "summary",
    ].sort(),
  );
  expect(kv.limits.valueBytes).toBe(25 * 1024 * 1024);
  expect(products.find((one: AnswerJson) => one.id === "state").plan_limits.free).toMatchObject({
    classes: 100,
    state_requests_per_day: 100_000,
    state_duration_gb_milliseconds_per_day: 13_000_000,
  });
  expect(plans.map((one: AnswerJson) => [one.name, one.price, one.includedBalance])).toEqual([
    ["Free", 0, 0],
    ["Plus", 20, 20],
    ["Pro", 100, 120],
    ["Max", 200, 300],
  ]);
});

test("GraphQL says the same", async () => {
  const { usage: same } = await graphqlData<AnswerJson>(
    server.url,
    server.apiKey,
    `{ usage { month billingEstimate { estimatedSpendUsdMicros lineItems { meter usedQuantity } } } }`,
  );
  const { month, billingEstimate } = await usage();
  expect(same.month).toBe(month);
  expect(same.billingEstimate.estimatedSpendUsdMicros).toBe(billingEstimate.estimatedSpendUsdMicros);
});

test("a subscription tells of new caps and of what was used, and ends with its reader", async () => {
  const quarry = createQuarryClient({ url: server.url, apiKey: server.apiKey });
  const had = await recordsUsed();
  const updates = quarry.usageUpdated();
  const next = async (): Promise<Usage> => (await updates.next()).value as Usage;
  expect((await next()).caps).toEqual([]);
  const cap = await quarry.setUsageCap({ metric: METER, period: "MONTH", value: had + 50 });
  expect((await next()).caps).toEqual([cap]);
  await run(2);
  let seen = await next();
  while (seen.caps[0]?.used !== had + 2) seen = await next();
  expect(seen.meters.find(({ meter }) => meter === METER)?.used).toBe(had + 2);
  await updates.return(undefined);
  await quarry.close();
});

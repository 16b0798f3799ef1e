import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { graphql } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";

const ACCOUNT = "acc_000000000000000000000001";
const START_USD_MICROS = 20_000_000;

interface Money {
  availableUsdMicros: number;
  heldUsdMicros: number;
  holds: { key: string; usdMicros: number }[];
}

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const wallets = () => server.db.collection<{ _id: string } & Record<string, unknown>>("wallets");
const money = async (): Promise<Money> => (await wallets().findOne({ _id: ACCOUNT })) as unknown as Money;

beforeEach(async () => {
  // A round of the test before that is booked only now would change what is set here.
  await untilSettled();
  await wallets().updateOne(
    { _id: ACCOUNT },
    { $set: { availableUsdMicros: START_USD_MICROS, isOpen: true } },
  );
});

function create<T = RestRequest>(body: unknown, headers: Record<string, string> = {}) {
  return rest<T>(server.url, server.apiKey, "/v1/requests", { body, headers });
}

async function stored(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const name of ["requests", "records", "idempotency", "ledger", "runLogs", "wallets"])
    all[name] = await server.db.collection(name).find().sort({ _id: 1 }).toArray();
  return { ...all, events: await server.db.collection("events").countDocuments({ topic: "request" }) };
}

/** The end of a run is visible just before its booking, and the booking just before its mark. */
async function untilSettled(): Promise<Money> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const now = await money();
    const unmarked = await server.db.collection("requests").findOne({ "settlement.done": false });
    if ((now.holds.length === 0 && !unmarked) || performance.now() > deadline) return now;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

describe("costs", () => {
  it("holds the estimate while it runs and charges stored Records x price at the end", async () => {
    const gate = gateName();
    const { body } = await create({ scraper: "counter", input: { total: 7, holdAt: 3, gate }, limit: 50 });
    expect(body.estimatedCostUsdMicros).toBe(35_000);
    expect(await money()).toMatchObject({
      availableUsdMicros: START_USD_MICROS - 35_000,
      heldUsdMicros: 35_000,
      holds: [{ usdMicros: 35_000 }],
    });
    await server.openGate(gate);
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({
      status: "succeeded",
      recordCount: 7,
      finalCost: 0.0049,
      finalCostUsdMicros: 4900,
    });
    expect(await untilSettled()).toMatchObject({
      availableUsdMicros: START_USD_MICROS - 4900,
      heldUsdMicros: 0,
      holds: [],
    });
    expect(await server.db.collection("ledger").find({ "source.id": body.id }).toArray()).toMatchObject([
      { accountId: ACCOUNT, kind: "charge", usdMicros: -4900, quantity: 7, unitPriceUsdMicros: 700 },
    ]);
  });

  it("never passes maxCost: the run is partial at the last Record that fits", async () => {
    const { body } = await create({
      scraper: "counter",
      input: { total: 50 },
      limit: 50,
      maxCost: 0.007699,
    });
    expect(body).toMatchObject({
      maxCost: 0.007699,
      maxCostUsdMicros: 7699,
      estimatedCost: 0.007,
      estimatedCostUsdMicros: 7000,
    });
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({
      status: "partial",
      stopReason: "cost_cap_reached",
      recordCount: 10,
      finalCostUsdMicros: 7000,
    });
    expect(await untilSettled()).toMatchObject({ availableUsdMicros: START_USD_MICROS - 7000 });
  });

  it("charges nothing for a ceiling that is never met", async () => {
    const { body } = await create({ scraper: "counter", input: { total: 2 }, maxCost: 0.0021 });
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({ status: "succeeded", stopReason: "exhausted", finalCostUsdMicros: 1400 });
  });

  it.each([
    ["an empty", { total: 0 }, { status: "succeeded", stopReason: "exhausted", error: null }],
    ["a failed", { total: 5, failAt: 0 }, { status: "failed", stopReason: "source_blocked" }],
  ])("charges nothing for %s Request and releases its hold", async (_what, input, expected) => {
    const { body } = await create({ scraper: "counter", input });
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({ ...expected, recordCount: 0, finalCost: 0, finalCostUsdMicros: 0 });
    expect(await untilSettled()).toMatchObject({
      availableUsdMicros: START_USD_MICROS,
      heldUsdMicros: 0,
      holds: [],
    });
    expect(await server.db.collection("ledger").countDocuments({ "source.id": body.id })).toBe(0);
  });

  it("charges the Records of a Request that failed in the middle, as partial", async () => {
    const { body } = await create({ scraper: "counter", input: { total: 20, failAt: 13 } });
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({
      status: "partial",
      stopReason: "source_blocked",
      recordCount: 13,
      finalCostUsdMicros: 9100,
      error: { code: "source_blocked", message: "The source said no.", retryable: true },
    });
    expect(done.error?.docs_url).toBe(`${server.url}/docs/errors#source_blocked`);
  });
});

describe("402", () => {
  it("is insufficient_balance with the numbers, and stores nothing", async () => {
    await wallets().updateOne({ _id: ACCOUNT }, { $set: { availableUsdMicros: 69_999 } });
    const before = await stored();
    const { status, body } = await create<RestError>(
      { scraper: "counter", input: {} },
      { "idempotency-key": "poor" },
    );
    expect([status, body.code, body.retryable]).toEqual([402, "insufficient_balance", false]);
    expect(body.details).toEqual([expect.objectContaining({ path: "limit", limit: 69_999, actual: 70_000 })]);
    expect(body.message).toContain("0.07 USD and 0.069999 USD are available");
    expect(await stored()).toEqual(before);
  });

  it("lets the same call with the same key through after a top-up, and a balance that just suffices", async () => {
    await wallets().updateOne({ _id: ACCOUNT }, { $set: { availableUsdMicros: 70_000 } });
    const { status, body } = await create({ scraper: "counter", input: {} }, { "idempotency-key": "poor" });
    expect(status).toBe(201);
    expect(await money()).toMatchObject({ heldUsdMicros: 70_000, availableUsdMicros: 0 });
    await untilTerminal(server.url, server.apiKey, body.id);
    await untilSettled();
  });

  it("is payment_required without an active plan, and stores nothing", async () => {
    await wallets().updateOne({ _id: ACCOUNT }, { $set: { isOpen: false } });
    const before = await stored();
    const { status, body } = await create<RestError>(
      { scraper: "counter", input: {} },
      { "idempotency-key": "no-plan" },
    );
    expect([status, body.code]).toEqual([402, "payment_required"]);
    expect(await stored()).toEqual(before);
  });
});

describe("Idempotency-Key", () => {
  it("returns the same Request for the same body, whatever the order of its keys", async () => {
    const headers = { "idempotency-key": "same-body" };
    const first = await create({ scraper: "counter", input: { total: 2, words: ["a"] } }, headers);
    const second = await create({ input: { words: ["a"], total: 2 }, scraper: "counter" }, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers.get("location")).toBe(`/v1/requests/${first.body.id}`);
    expect([first.headers.get("idempotent-replayed"), second.headers.get("idempotent-replayed")]).toEqual([
      null,
      "true",
    ]);
    await untilTerminal(server.url, server.apiKey, first.body.id);
    const after = await create({ scraper: "counter", input: { total: 2, words: ["a"] } }, headers);
    expect(after.body).toMatchObject({ id: first.body.id, status: "succeeded" });
  });

  it("refuses another body under a used key", async () => {
    const headers = { "idempotency-key": "other-body" };
    const first = await create({ scraper: "counter", input: { total: 2 } }, headers);
    const second = await create<RestError>({ scraper: "counter", input: { total: 3 } }, headers);
    expect([second.status, second.body.code]).toEqual([409, "idempotency_key_reused"]);
    await untilTerminal(server.url, server.apiKey, first.body.id);
  });

  it("makes one Request and one hold of ten calls at once", async () => {
    await untilSettled();
    const gate = gateName();
    const body = { scraper: "counter", input: { total: 4, holdAt: 0, gate }, limit: 10 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        create<RestRequest & RestError>(body, { "idempotency-key": "ten-at-once" }),
      ),
    );
    const made = answers.filter((one) => one.status === 201);
    const waiting = answers.filter((one) => one.status === 409);
    expect(made.length + waiting.length).toBe(10);
    expect(new Set(made.map((one) => one.body.id)).size).toBe(1);
    expect(made.filter((one) => one.headers.get("idempotent-replayed") === null)).toHaveLength(1);
    for (const one of waiting) {
      expect(one.body).toMatchObject({ code: "idempotency_in_progress", retryable: true });
      expect(one.headers.get("retry-after")).toBe("1");
    }
    expect(await server.db.collection("requests").countDocuments({ "input.gate": gate })).toBe(1);
    expect(await money()).toMatchObject({ heldUsdMicros: 7000, holds: [{ usdMicros: 7000 }] });
    await server.openGate(gate);
    const done = await untilTerminal(server.url, server.apiKey, made[0]?.body.id ?? "");
    expect(done.finalCostUsdMicros).toBe(2800);
  });

  it.each(["x".repeat(256), "two words"])("refuses the key %s", async (key) => {
    const { status, body } = await create<RestError>(
      { scraper: "counter", input: {} },
      { "idempotency-key": key },
    );
    expect([status, body.code, body.details[0]?.path]).toEqual([400, "invalid_input", "Idempotency-Key"]);
  });
});

describe("canaries", () => {
  const RUN = `mutation ($scraper: String!, $operation: String!) { canaryRun(scraper: $scraper, operation: $operation) {
    request { id limit estimatedCostUsdMicros } } }`;
  const set = (key: string | null, variables: Record<string, string>) =>
    graphql<{
      canaryRun: { request: { id: string; limit: number; estimatedCostUsdMicros: number } } | null;
    }>(server.url, key, RUN, variables);
  const canaryOf = async (scraper: string, operation: string) => {
    const health = await rest<{
      data: { id: string; operations: { name: string; status: string; canary: Record<string, unknown> }[] }[];
    }>(server.url, null, "/v1/data-sources/health");
    const source = health.body.data.find(({ id }) => id === scraper);
    return source?.operations.find(({ name }) => name === operation);
  };
  const run = async (scraper: string, operation: string) => {
    const { body } = await set(server.apiKey, { scraper, operation });
    const { id, ...made } = body.data!.canaryRun!.request;
    const done = await untilTerminal(server.url, server.apiKey, id);
    await expect.poll(async () => (await canaryOf(scraper, operation))?.canary?.requestId).toBe(id);
    return { id, made, done, known: (await canaryOf(scraper, operation))! };
  };

  it("run as any Request does and cost nothing: no booking, no balance that moves", async () => {
    const ledger = await server.db.collection("ledger").countDocuments();
    const before = await untilSettled();
    const { id, made, done, known } = await run("counter", "count");
    // Of the five Records that its input stands for, three are wanted.
    expect(made).toEqual({ limit: 3, estimatedCostUsdMicros: 0 });
    expect(done).toMatchObject({ status: "succeeded", recordCount: 3, finalCostUsdMicros: 0 });
    expect(known.canary).toEqual({
      requestId: id,
      at: done.finishedAt,
      hasPassed: true,
      error: null,
      records: 3,
      wantedRecords: 3,
      missing: [],
      lastPassedAt: done.finishedAt,
      isDemo: false,
    });
    expect(await untilSettled()).toEqual(before);
    expect(await server.db.collection("ledger").countDocuments()).toBe(ledger);
    expect(await server.db.collection("ledger").countDocuments({ "source.id": id })).toBe(0);
    expect(await server.db.collection("requests").findOne({ _id: id as never })).toMatchObject({
      priceUsdMicros: 0,
      settlement: { costUsdMicros: 0, done: true },
    });
    expect(
      (
        await graphql(
          server.url,
          server.apiKey,
          '{ scraper(id: "counter") { operations { canary { input atLeast { records fields } } } } }',
        )
      ).body.data,
    ).toEqual({
      scraper: {
        operations: [
          { canary: { input: { total: 5 }, atLeast: { records: 3, fields: ["label", "formula"] } } },
          { canary: null },
        ],
      },
    });
  });

  it("tell in source health why one failed, and keep the time of the last success", async () => {
    const before = await money();
    const { done, known } = await run("codehost", "issue");
    expect(done).toMatchObject({ status: "failed", error: { code: "replay_miss" }, finalCostUsdMicros: 0 });
    expect(known).toMatchObject({
      status: "degraded",
      canary: { hasPassed: false, error: "replay_miss", records: 0, wantedRecords: 1, lastPassedAt: null },
    });
    expect(known.canary.missing).not.toEqual([]);
    expect(await untilSettled()).toEqual(before);
  });

  it("are the operator's: another key may not, of this account or another", async () => {
    const canary = { scraper: "counter", operation: "count" };
    const codeOf = async (key: string | null, variables = canary) =>
      (await set(key, variables)).body.errors?.[0]?.extensions?.["code"];
    const made = await graphql<{ apiKeyCreate: { secret: string } }>(
      server.url,
      server.apiKey,
      'mutation { apiKeyCreate(label: "handed out") { secret } }',
    );
    const requests = await server.db.collection("requests").countDocuments();
    expect(await codeOf(made.body.data!.apiKeyCreate.secret)).toBe("forbidden");
    expect(await codeOf(null)).toBe("unauthenticated");
    expect(await codeOf(server.apiKey, { ...canary, operation: "hidden" })).toBe("operation_not_found");
    expect(await server.db.collection("requests").countDocuments()).toBe(requests);
  });
});

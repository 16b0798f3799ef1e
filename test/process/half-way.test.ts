import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { holdKey } from "../../src/domain/request/settlement.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { hold } from "../../src/store/wallet/wallet-holds.store.ts";
import { appendLedger } from "../../src/store/wallet/ledger.store.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { act, create, isOver, read } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { money, restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);
const LONG_AGO = new Date(Date.now() - 3_600_000);
/** Stays young however long a test takes. */
const NOT_FOR_LONG = new Date(Date.now() + 3_600_000);

/** What kill -9 leaves between two writes, and how the redrive job repairs it. */
describe("documents left half-way", () => {
  let cluster: Cluster;
  let gateway: ServerProcess;
  /** A finished and settled Request, to be copied. */
  let model: RequestDoc;
  let spent = 0;

  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.store.idempotency.insertMany([
      { _id: "forgotten", bodyHash: "h", requestId: "r", createdAt: TWO_DAYS_AGO },
      { _id: "remembered", bodyHash: "h", requestId: "r", createdAt: LONG_AGO },
    ]);
    const worker = cluster.start("worker", { QUARRY_INTERNAL_SCRAPER_WAIT_MS: "2000" });
    [gateway] = await Promise.all([cluster.start("gateway"), worker]);
    const { id } = await create(gateway, {
      scraper: "test-series",
      input: { rows: 10, pageMs: 0 },
      limit: 10,
    });
    await waitUntil("the model is over", async () => isOver(await read(gateway, id)));
    spent += 10 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
    model = (await cluster.store.requests.findOne({ _id: id }))!;
  });
  afterAll(() => cluster.stop());

  let copies = 0;
  async function leave(parts: Partial<RequestDoc>): Promise<string> {
    const id = `req_${(++copies).toString(16).padStart(24, "0")}`;
    await cluster.store.requests.insertOne({ ...model, _id: id, ...parts });
    return id;
  }
  const placed = (key: string, usdMicros: number, at: Date) =>
    hold(cluster.store, LOCAL_ACCOUNT_ID, { key, usdMicros, at });
  const gone = (id: string) => async () => (await cluster.store.requests.findOne({ _id: id })) === null;

  test("a worker forgets what is over, though the engine sweeps no TTL index", async () => {
    const { idempotency } = cluster.store;
    await waitUntil("the old key is gone", async () => !(await idempotency.findOne({ _id: "forgotten" })));
    expect((await idempotency.find().toArray()).map(({ _id }) => _id)).toEqual(["remembered"]);
  });

  test("creation: cut off before the hold, and after it", async () => {
    const reservation = { token: "cut", round: 1, at: LONG_AGO };
    const half = { state: "reserving", reservation, settlement: null, holdToken: null } as const;
    const bare = await leave(half);
    const held = await leave(half);
    await placed(holdKey(held, 1, "cut"), 5000, LONG_AGO);
    await waitUntil(
      "the Requests that were never queued are gone",
      async () => (await gone(bare)()) && (await gone(held)()),
    );
    await waitUntil("the hold is free", async () => (await money(cluster.store)).holds === 0);
    expect(await money(cluster.store)).toEqual(restingAfter(spent));
  });

  test("creation: a hold whose Request was never stored", async () => {
    await placed(holdKey("req_00000000000000000000ffff", 1, "lost"), 7000, LONG_AGO);
    expect((await money(cluster.store)).held).toBe(7000);
    await waitUntil("the hold is free", async () => (await money(cluster.store)).holds === 0);
    expect(await money(cluster.store)).toEqual(restingAfter(spent));
  });

  test("resume: cut off after the hold; the Request stays as it was", async () => {
    const id = await leave({
      state: "partial",
      stopReason: "source_blocked",
      reservation: { token: "again", round: 2, at: LONG_AGO },
    });
    await placed(holdKey(id, 2, "again"), 9000, LONG_AGO);
    await waitUntil("the hold is free", async () => (await money(cluster.store)).holds === 0);
    expect(await cluster.store.requests.findOne({ _id: id })).toMatchObject({
      state: "partial",
      reservation: null,
      round: 1,
      recordCount: 10,
    });
    expect(await money(cluster.store)).toEqual(restingAfter(spent));
  });

  test("a young reservation and the hold of a queued Request are left alone", async () => {
    const queued = await leave({
      state: "queued",
      settlement: null,
      holdToken: "mine",
      scraper: "test-elsewhere",
      queuedAt: NOT_FOR_LONG,
    });
    await placed(holdKey(queued, 1, "mine"), 1000, LONG_AGO);
    const reserving = await leave({
      state: "reserving",
      reservation: { token: "young", round: 1, at: new Date() },
      settlement: null,
      holdToken: null,
    });
    await placed(holdKey(reserving, 1, "young"), 2000, LONG_AGO);
    const stray = holdKey(queued, 1, "an older try");
    await placed(stray, 4000, LONG_AGO);
    await waitUntil("the stray hold is free", async () => (await money(cluster.store)).holds === 2);
    expect((await money(cluster.store)).held).toBe(3000);

    await cluster.store.requests.updateOne({ _id: reserving }, { $set: { "reservation.at": LONG_AGO } });
    // Its scraper is known to no worker, and stayed so.
    await cluster.store.requests.updateOne({ _id: queued }, { $set: { queuedAt: LONG_AGO, recordCount: 0 } });
    await waitUntil("both are free", async () => (await money(cluster.store)).holds === 0);
    expect(await cluster.store.requests.findOne({ _id: queued })).toMatchObject({
      state: "failed",
      error: { code: "scraper_disabled" },
      finalCostUsdMicros: 0,
    });
    expect(await money(cluster.store)).toEqual(restingAfter(spent));
  });

  test("settlement: cut off before the ledger, after it, and after the hold", async () => {
    const settlement = { round: 1, costUsdMicros: 3500, records: 5, done: false };
    const half = { settlement, holdToken: "paid" };
    const [before, between, after] = await Promise.all([leave(half), leave(half), leave(half)]);
    const entry = (id: string) =>
      ({
        _id: `settle:${id}:1`,
        accountId: LOCAL_ACCOUNT_ID,
        kind: "charge",
        usdMicros: -3500,
        source: { kind: "request", id },
        meter: "records:counter",
        quantity: 5,
        unitPriceUsdMicros: 700,
        at: new Date(),
      }) as const;
    await placed(holdKey(before, 1, "paid"), 7000, new Date());
    await placed(holdKey(between, 1, "paid"), 7000, new Date());
    await appendLedger(cluster.store, entry(between));
    await appendLedger(cluster.store, entry(after));
    // The hold of `after` has ended: its cost is taken already.
    await cluster.store.wallets.updateOne({ _id: LOCAL_ACCOUNT_ID }, { $inc: { availableUsdMicros: -3500 } });
    spent += 3 * 3500;
    await waitUntil("all are booked", async () => {
      const docs = await cluster.store.requests.find({ _id: { $in: [before, between, after] } }).toArray();
      return docs.every((doc) => doc.settlement?.done);
    });
    expect(await money(cluster.store)).toEqual(restingAfter(spent));
  });

  test("runs whose workers are gone for good: cancelled, worn out, without their scraper", async () => {
    const lease = { token: "gone", workerId: "gone/1", expiresAt: LONG_AGO };
    const running = {
      state: "running",
      settlement: null,
      lease,
      holdToken: "run",
      finishedAt: null,
    } as const;
    const cancelled = await leave({ ...running, state: "cancelling", recordCount: 4 });
    const worn = await leave({ ...running, attemptsThisRound: 5, recordCount: 0 });
    const homeless = await leave({ ...running, scraper: "test-elsewhere", recordCount: 6 });
    const handedBack = await leave({
      ...running,
      state: "queued",
      lease: null,
      queuedAt: LONG_AGO,
      scraper: "test-elsewhere",
      recordCount: 3,
    });
    const all = [cancelled, worn, homeless, handedBack];
    for (const id of all) await placed(holdKey(id, 1, "run"), 7000, new Date());
    await waitUntil("all are over", async () => {
      const docs = await cluster.store.requests.find({ _id: { $in: all } }).toArray();
      return docs.every((doc) => doc.settlement?.done);
    });
    const ended = await Promise.all(all.map((id) => cluster.store.requests.findOne({ _id: id })));
    expect(
      ended.map((doc) => [doc?.state, doc?.stopReason, doc?.error?.code, doc?.finalCostUsdMicros]),
    ).toEqual([
      ["cancelled", "cancelled_by_user", undefined, 4 * 700],
      ["failed", "worker_lost", "worker_lost", 0],
      ["partial", "internal", "scraper_disabled", 6 * 700],
      ["partial", "internal", "scraper_disabled", 3 * 700],
    ]);
    spent += (4 + 6 + 3) * 700;
    expect(await money(cluster.store)).toEqual(restingAfter(spent));
  });

  test("Results beyond their day answer 410 and cannot be resumed", async () => {
    await cluster.store.requests.updateOne(
      { _id: model._id },
      { $set: { expiresAt: LONG_AGO, state: "partial", recordCount: 5 } },
    );
    const headers = { authorization: `Bearer ${gateway.apiKey}` };
    for (const path of ["results", "results?format=jsonl", "results?format=csv"]) {
      const answer = await fetch(`${gateway.url}/v1/requests/${model._id}/${path}`, { headers });
      expect([path, answer.status]).toEqual([path, 410]);
      expect(await answer.json()).toMatchObject({ code: "results_expired" });
    }
    await expect(act(gateway, "Resume", model._id)).rejects.toThrow("request_not_resumable");
  });
});

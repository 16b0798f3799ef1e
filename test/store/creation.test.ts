import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { SpendingService } from "../../src/domain/spending/spending.service.ts";
import { expireResults } from "../../src/domain/request/redrive.ts";
import { RequestService } from "../../src/domain/request/request.service.ts";
import { holdKey, Settlements } from "../../src/domain/request/settlement.ts";
import { Catalog } from "../../src/domain/scraper/catalog.ts";
import { loadPlugins } from "../../src/domain/scraper/plugin-loader.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { hold } from "../../src/store/wallet/wallet-holds.store.ts";
import { endHold } from "../../src/store/wallet/wallets.store.ts";
import { tailEvents } from "../../src/store/event/events.store.ts";
import { insertRecords } from "../../src/store/record/records.store.ts";
import { activate } from "../../src/store/request/request-reservations.store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const ACCOUNT = "acc_00000000000000000000000a";
const PLUGINS = fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url));
const NEW = { scraper: "test-series", input: { rows: 5 }, limit: 10, maxCostUsdMicros: null, tags: [] };
const PRICE = 10 * 700;
const START = 1_000_000;

describe("creating Requests on a real database", () => {
  let engine: EngineStore;
  let now: Date;
  const clock = { now: () => now };
  let services: RequestService[];

  beforeAll(async () => {
    engine = await startEngineStore();
    const catalog = new Catalog(await loadPlugins({ builtIn: PLUGINS, dirs: [], packages: [] }));
    const stores = [engine.store, await engine.another(), await engine.another()];
    services = stores.map((store) => {
      const meters = new MeterService({ store, clock, feed: new Feed({ store }) });
      const spending = new SpendingService({ store, meters });
      const wallet = new Wallet({ store });
      const settlements = new Settlements({ store, clock, wallet });
      const parts = { store, clock, catalog, wallet, spending, settlements };
      return new RequestService({ ...parts, resultsDays: () => 30, isDemo: false });
    });
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    now = new Date("2026-01-02T03:04:05.000Z");
    const { accounts, wallets, requests, idempotency, records } = engine.store;
    await Promise.all([accounts, wallets, requests, idempotency, records].map((one) => one.deleteMany({})));
    await accountWithMoney(engine.store, ACCOUNT, { availableUsdMicros: START });
  });

  const account = async () => (await engine.store.wallets.findOne({ _id: ACCOUNT }))!;
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  const codeOf = (outcome: PromiseSettledResult<unknown>): unknown =>
    outcome.status === "fulfilled" ? "made" : (outcome.reason as { code?: unknown }).code;

  test("forty calls with one key at three gateways make one Request with one hold", async () => {
    const outcomes = await Promise.allSettled(
      numbers(40).map((n) => services[n % 3]!.create(ACCOUNT, NEW, "key")),
    );
    const made = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(new Set(made.map(({ request }) => request._id)).size).toBe(1);
    expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const one of outcomes) expect(["made", "idempotency_in_progress"]).toContain(codeOf(one));
    expect(await engine.store.requests.countDocuments()).toBe(1);
    expect(await account()).toMatchObject({ availableUsdMicros: START - PRICE, heldUsdMicros: PRICE });
    await expect(services[0]!.create(ACCOUNT, { ...NEW, limit: 11 }, "key")).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  test("what a Request has stored that is being cancelled counts against a lowered limit", async () => {
    const open = { accountId: ACCOUNT, startedAt: now };
    const [ending, other] = ["req_00000000000000000000000a", "req_00000000000000000000000b"];
    await engine.store.requests.insertMany([
      sampleRequest({ ...open, _id: ending, state: "cancelling", recordCount: 90 }),
      sampleRequest({ ...open, _id: other, state: "running", recordCount: 5 }),
    ]);
    const stop = (left: number) => services[0]!.stopForCap({ accountId: ACCOUNT }, { of: "records", left });
    const stateOf = async (_id: string) => (await engine.store.requests.findOne({ _id }))?.state;
    await stop(96);
    expect([await stateOf(ending), await stateOf(other)]).toEqual(["cancelling", "running"]);
    expect(await engine.store.requests.findOne({ _id: other })).toMatchObject({ isTight: true });
    await stop(95);
    expect([await stateOf(ending), await stateOf(other)]).toEqual(["cancelling", "cancelling"]);
  });

  test("a queued Request that is cancelled is announced as cancelled once", async () => {
    const { request } = await services[0]!.create(ACCOUNT, NEW, null);
    const announced = () =>
      engine.store.events.find({ subject: request._id }).sort({ $natural: 1 }).toArray();
    expect((await announced()).map(({ kind }) => kind)).toEqual(["queued"]);
    expect(await services[1]!.cancel(ACCOUNT, request._id)).toMatchObject({ state: "cancelled" });
    expect((await announced()).map(({ kind }) => kind)).toEqual(["queued", "cancelled"]);
    expect(await services[1]!.cancel(ACCOUNT, request._id)).toMatchObject({ state: "cancelled" });
    expect(await announced()).toHaveLength(2);
    expect(await account()).toMatchObject({ availableUsdMicros: START, heldUsdMicros: 0, holds: [] });
  });

  test("without a key every call is its own Request, until the money is held", async () => {
    const outcomes = await Promise.allSettled(
      numbers(200).map((n) => services[n % 3]!.create(ACCOUNT, NEW, null)),
    );
    expect(outcomes.filter((one) => codeOf(one) === "made")).toHaveLength(142);
    expect(outcomes.filter((one) => codeOf(one) === "insufficient_balance")).toHaveLength(58);
    expect(await engine.store.requests.countDocuments()).toBe(142);
    expect(await account()).toMatchObject({
      availableUsdMicros: START - 142 * PRICE,
      heldUsdMicros: 142 * PRICE,
    });
  });

  /** What a gateway leaves that was killed, or is stopped, between its hold and the queueing. */
  async function cutOff(): Promise<{ id: string; key: string }> {
    const { request } = await services[0]!.create(ACCOUNT, NEW, "key");
    const key = holdKey(request._id, 1, "first");
    await endHold(engine.store, ACCOUNT, holdKey(request._id, 1, request.holdToken ?? ""), 0);
    await hold(engine.store, ACCOUNT, { key, usdMicros: PRICE, at: now });
    await engine.store.requests.updateOne(
      { _id: request._id },
      { $set: { state: "reserving", holdToken: null, reservation: { token: "first", round: 1, at: now } } },
    );
    expect(await account()).toMatchObject({ heldUsdMicros: PRICE });
    return { id: request._id, key };
  }

  test("a call that was cut off is finished by its repeat, with one hold", async () => {
    const { id } = await cutOff();
    await expect(services[1]!.create(ACCOUNT, NEW, "key")).rejects.toMatchObject({
      code: "idempotency_in_progress",
    });
    now = new Date(now.getTime() + 11_000);
    const outcomes = await Promise.allSettled(
      numbers(9).map((n) => services[n % 3]!.create(ACCOUNT, NEW, "key")),
    );
    const made = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value.request] : []));
    expect(new Set(made.map(({ _id }) => _id))).toEqual(new Set([id]));
    expect(await engine.store.requests.findOne({ _id: id })).toMatchObject({ state: "queued", round: 1 });
    const after = await account();
    expect(after).toMatchObject({ availableUsdMicros: START - PRICE, heldUsdMicros: PRICE });
    expect(after.holds.map(({ key }) => key)).toEqual([holdKey(id, 1, made[0]!.holdToken ?? "")]);
  });

  test("a gateway that wakes up after its call was repeated takes the hold from nobody", async () => {
    const { id, key } = await cutOff();
    now = new Date(now.getTime() + 11_000);
    await services[1]!.create(ACCOUNT, NEW, "key");
    // What the first gateway does next.
    await hold(engine.store, ACCOUNT, { key, usdMicros: PRICE, at: now });
    expect(await activate(engine.store, { id, token: "first", now })).toBeNull();
    await endHold(engine.store, ACCOUNT, key, 0);
    expect(await account()).toMatchObject({ availableUsdMicros: START - PRICE, heldUsdMicros: PRICE });
    expect((await account()).holds).toHaveLength(1);
  });

  test("a refused call frees its key, one that may still succeed does not", async () => {
    await engine.store.wallets.updateOne({ _id: ACCOUNT }, { $set: { availableUsdMicros: 1 } });
    await expect(services[0]!.create(ACCOUNT, NEW, "key")).rejects.toMatchObject({
      code: "insufficient_balance",
    });
    expect(await engine.store.requests.countDocuments()).toBe(0);
    expect(await engine.store.idempotency.countDocuments()).toBe(0);
    await engine.store.wallets.updateOne({ _id: ACCOUNT }, { $set: { availableUsdMicros: START } });
    const { id } = await cutOff();
    await expect(services[1]!.create(ACCOUNT, NEW, "key")).rejects.toMatchObject({
      code: "idempotency_in_progress",
    });
    expect(await engine.store.idempotency.findOne({ _id: `${ACCOUNT}:${sha256("key")}` })).toMatchObject({
      requestId: id,
    });
  });

  test("expired Records are deleted, also when the last try was cut off after its mark", async () => {
    const ids = [
      "req_0000000000000000000000a1",
      "req_0000000000000000000000a2",
      "req_0000000000000000000000a3",
    ];
    const over = new Date(now.getTime() - 1);
    for (const [index, _id] of ids.entries()) {
      await insertRecords(engine.store, _id, 1, 0, [{ json: "{}", key: "k" }]);
      await engine.store.requests.insertOne(
        sampleRequest({
          _id,
          state: "succeeded",
          recordCount: 1,
          segments: [{ fence: 1, from: 0, to: 1 }],
          expiresAt: index === 2 ? new Date(now.getTime() + 1) : over,
          recordsDeleted: index === 1,
        }),
      );
    }
    await expireResults({ store: engine.store, clock });
    const left = await engine.store.records.find().toArray();
    expect(left.map(({ requestId }) => requestId)).toEqual([ids[2]]);
    const requests = await engine.store.requests.find().sort({ _id: 1 }).toArray();
    expect(requests.map(({ recordsDeleted, recordCount }) => [recordsDeleted, recordCount])).toEqual([
      [true, 1],
      [true, 1],
      [false, 1],
    ]);
  });

  test("the event log's reader can be stopped at any moment, and no call follows", async () => {
    for (const afterMs of [0, 1, 5, 20, 60]) {
      let isStopped = false;
      let isLate = false;
      const note = (): void => void (isLate ||= isStopped);
      const tail = tailEvents(engine.store, note, note);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      const asked = performance.now();
      await tail.stop();
      isStopped = true;
      // The database would let it wait for five seconds.
      expect(performance.now() - asked).toBeLessThan(4000);
      await engine.store.events.insertOne({
        topic: "job",
        subject: "after the stop",
        accountId: null,
        kind: "changed",
        at: now,
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(isLate).toBe(false);
    }
  });
});

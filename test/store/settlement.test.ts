import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdKey, Settlements } from "../../src/domain/request/settlement.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { createMetrics, type Metrics } from "../../src/server/observability/metrics.ts";
import { requestObserver } from "../../src/server/observability/request-observer.ts";
import { hold } from "../../src/store/wallet/wallet-holds.store.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { ledgerSum } from "../../src/store/wallet/ledger.store.ts";
import type { WalletDoc } from "../../src/store/wallet/money-documents.ts";
import type { Store } from "../../src/store/store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const AT = new Date("2026-01-02T03:04:05.000Z");
const START = 1_000_000;
const HELD = 70_000;
const PRICE = 700;
const clock = { now: () => AT };
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const accountId = (n: number): string => `acc_${n.toString(16).padStart(24, "0")}`;

describe("booking finished rounds", () => {
  let engine: EngineStore;
  let store: Store;
  let others: Store[];
  let metrics: Metrics;
  let lines: { level: number; alarm?: string; requestId?: string }[];

  beforeAll(async () => {
    engine = await startEngineStore();
    store = engine.store;
    others = [store, await engine.another(), await engine.another()];
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    const { accounts, wallets, requests, ledger } = store;
    await Promise.all([accounts, wallets, requests, ledger].map((one) => one.deleteMany({})));
    metrics = createMetrics();
    lines = [];
  });

  const settlements = (by: Store) => {
    const stream = new Writable({
      write(text, _encoding, done) {
        lines.push(JSON.parse(String(text)));
        done();
      },
    });
    const observer = requestObserver(metrics, pino({}, stream));
    return new Settlements({ store: by, clock, wallet: new Wallet({ store: by }), observer });
  };
  const alarms = async (): Promise<number | undefined> =>
    (await metrics.settledWithoutHold.get()).values[0]?.value;
  const account = async (n: number): Promise<WalletDoc> =>
    (await store.wallets.findOne({ _id: accountId(n) }))!;

  async function openAccount(n: number): Promise<void> {
    await accountWithMoney(store, accountId(n), { availableUsdMicros: START });
  }

  /** A Request that has ended with `records`, its hold still in place. */
  async function ended(n: number, ofAccount: number, records: number): Promise<RequestDoc> {
    const request = sampleRequest({
      _id: `req_${n.toString(16).padStart(24, "0")}`,
      accountId: accountId(ofAccount),
      state: "succeeded",
      recordCount: records,
      finishedAt: AT,
      settlement: { round: 1, costUsdMicros: records * PRICE, records, done: false },
    });
    await store.requests.insertOne(request);
    const key = holdKey(request._id, 1, "token");
    await hold(store, request.accountId, { key, usdMicros: HELD, at: AT });
    return request;
  }

  test("of two accounts at three processes at once, each round is booked once and exactly", async () => {
    await openAccount(1);
    await openAccount(2);
    const requests: RequestDoc[] = [];
    for (const n of numbers(12)) requests.push(await ended(n, 1 + (n % 2), n));
    await Promise.all(
      others.map(settlements).flatMap((one) => requests.map((request) => one.settle(request))),
    );
    // 0, 2, 4, 6, 8, 10 Records are of the first account, 1, 3, 5, 7, 9, 11 of the second.
    for (const [n, records] of [
      [1, 30],
      [2, 36],
    ] as const) {
      expect(await account(n)).toMatchObject({
        availableUsdMicros: START - records * PRICE,
        heldUsdMicros: 0,
        holds: [],
      });
      expect((await ledgerSum(store, accountId(n))).usdMicros).toBe(-records * PRICE);
    }
    expect(await store.ledger.countDocuments()).toBe(11);
    expect(await store.requests.countDocuments({ "settlement.done": true })).toBe(12);
    expect(await alarms()).toBe(0);
    expect(lines).toEqual([]);
  });

  test("a charge whose hold is gone raises an alarm, and moves no money", async () => {
    await openAccount(1);
    const lost = await ended(1, 1, 10);
    await store.wallets.updateOne(
      { _id: accountId(1) },
      { $set: { holds: [], heldUsdMicros: 0, availableUsdMicros: START } },
    );
    const fine = await ended(2, 1, 10);
    const one = settlements(store);
    await Promise.all([lost, fine].map((request) => one.settle(request)));
    expect(await alarms()).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 50, alarm: "settled_without_hold", requestId: lost._id });
    expect(await account(1)).toMatchObject({ availableUsdMicros: START - 10 * PRICE, heldUsdMicros: 0 });
    expect(await store.requests.countDocuments({ "settlement.done": true })).toBe(2);

    // What is done is done: a repeat raises nothing, marked or not.
    await store.requests.updateOne({ _id: fine._id }, { $set: { "settlement.done": false } });
    await Promise.all([lost, fine].map((request) => one.settle(request)));
    expect(await alarms()).toBe(1);
  });

  test("a round without Records costs nothing and gives its hold back", async () => {
    await openAccount(1);
    await settlements(store).settle(await ended(1, 1, 0));
    expect(await account(1)).toMatchObject({ availableUsdMicros: START, heldUsdMicros: 0, holds: [] });
    expect(await store.ledger.countDocuments()).toBe(0);
    expect(await alarms()).toBe(0);
  });
});

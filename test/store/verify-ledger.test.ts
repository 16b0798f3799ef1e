import { afterAll, beforeAll, expect, test } from "vitest";
import type { BillingDeps } from "../../src/domain/provider/billing-deps.ts";
import { BillingWork } from "../../src/domain/billing/billing-work.ts";
import { LedgerService } from "../../src/domain/wallet/ledger.service.ts";
import { requestWitness } from "../../src/domain/request/request-witness.ts";
import type { Faults, LedgerWitness } from "../../src/domain/wallet/ledger-witness.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { LedgerDoc } from "../../src/store/wallet/money-documents.ts";
import { commandCount } from "./command-count.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const charge = (accountId: string, name: string, usdMicros: number): LedgerDoc => ({
  _id: `${name}:${accountId}`,
  accountId,
  kind: usdMicros > 0 ? "grant" : "charge",
  usdMicros,
  source: { kind: "request", id: name },
  meter: null,
  quantity: null,
  unitPriceUsdMicros: null,
  at: new Date(),
});

async function openAccount(accountId: string): Promise<void> {
  await engine.store.ledger.insertOne(charge(accountId, "begin", 1_000_000));
  await engine.store.wallets.insertOne({
    _id: accountId,
    isOpen: true,
    availableUsdMicros: 1_000_000,
    heldUsdMicros: 0,
    holds: [],
  });
}

async function book(accountId: string, name: string, usdMicros: number): Promise<string> {
  const entry = charge(accountId, name, -usdMicros);
  await engine.store.ledger.insertOne(entry);
  await engine.store.wallets.updateOne({ _id: accountId }, { $inc: { availableUsdMicros: -usdMicros } });
  return entry._id;
}

/** Asked about the entries of a look after they were read, and before the wallet is. @param asked with how many */
const whenAsked = (asked: (entries: number) => Promise<void>): LedgerWitness => ({
  async faultsOf(entries): Promise<Faults> {
    await asked(entries.length);
    return new Map();
  },
  async *expected() {},
});

test("what is booked between two reads of one look is no fault, however often that happens", async () => {
  await openAccount("acc_busy");
  let looks = 0;
  const busy: LedgerWitness = {
    ...whenAsked(async () => {
      looks += 1;
      if (looks <= 10) await book("acc_busy", `late${looks}`, looks * 100);
    }),
    // One that was not there yet when the entries were read.
    async *expected(accountId) {
      yield { entryId: await book(accountId, "meanwhile", 50), usdMicros: -50 };
    },
  };
  expect((await verifyLedger(engine.store, [busy], "acc_busy")).faults).toEqual([]);
  expect(looks).toBe(11);
});

test("the entries of long ago are read once, however many looks a busy account takes", async () => {
  const accountId = "acc_old";
  await openAccount(accountId);
  const old = Array.from({ length: 600 }, (_, index) => charge(accountId, `old${index}`, -10));
  await engine.store.ledger.insertMany(old.map((entry, index) => ({ ...entry, at: new Date(index) })));
  await engine.store.ledger.updateOne({ _id: `begin:${accountId}` }, { $set: { at: new Date(0) } });
  await engine.store.wallets.updateOne({ _id: accountId }, { $inc: { availableUsdMicros: -6000 } });
  const asked: number[] = [];
  const busy = whenAsked(async (entries) => {
    asked.push(entries);
    if (entries !== 500 && asked.length <= 5) await book(accountId, `late${asked.length}`, 100);
  });
  expect(await verifyLedger(engine.store, [busy], accountId)).toEqual({
    accounts: 1,
    entries: 605,
    faults: [],
  });
  expect(asked).toEqual([500, 101, 1, 2, 3, 4]);
});

test("entries of which one still has to be posted are read again", async () => {
  const accountId = "acc_to_post";
  await openAccount(accountId);
  await engine.store.ledger.updateOne({ _id: `begin:${accountId}` }, { $set: { at: new Date(0) } });
  const toPost = (name: string, usdMicros: number) =>
    ({ ...charge(accountId, name, usdMicros), at: new Date(1), isToPost: true }) as LedgerDoc;
  await engine.store.ledger.insertMany([toPost("off", -70), toPost("on", 70)]);
  const asked: number[] = [];
  const busy = whenAsked(async (entries) => {
    asked.push(entries);
    if (asked.length === 1) await book(accountId, "late", 100);
  });
  expect((await verifyLedger(engine.store, [busy], accountId)).faults).toEqual([]);
  expect(asked).toEqual([3, 4]);
});

test("a fault is told by a look at everything, also at what came late with an old time", async () => {
  const accountId = "acc_slow_clock";
  await openAccount(accountId);
  await engine.store.ledger.updateOne({ _id: `begin:${accountId}` }, { $set: { at: new Date(0) } });
  const asked: number[] = [];
  const slow = whenAsked(async (entries) => {
    asked.push(entries);
    if (asked.length > 1) return;
    await book(accountId, "late", 100);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await engine.store.ledger.updateOne({ _id: `late:${accountId}` }, { $set: { at: anHourAgo } });
  });
  expect(await verifyLedger(engine.store, [slow], accountId)).toEqual({
    accounts: 1,
    entries: 2,
    faults: [],
  });
  expect(asked).toEqual([1, 2]);
});

test("a fault is found while the account goes on", async () => {
  await openAccount("acc_wrong");
  let looks = 0;
  const goesOn = whenAsked(async () => {
    looks += 1;
    if (looks <= 3) await book("acc_wrong", `late${looks}`, looks * 100);
  });
  await engine.store.wallets.updateOne({ _id: "acc_wrong" }, { $inc: { availableUsdMicros: 5 } });
  expect((await verifyLedger(engine.store, [goesOn], "acc_wrong")).faults).toEqual([
    {
      accountId: "acc_wrong",
      entryId: null,
      problem: "the wallet has 999405 micro-USD, 5 more than the ledger says",
      ledgerUsdMicros: 999_400,
      walletUsdMicros: 999_405,
    },
  ]);
});

test("an entry that must be there and is not is named", async () => {
  await openAccount("acc_lost");
  const lost: LedgerWitness = {
    faultsOf: () => Promise.resolve(new Map()),
    async *expected() {
      yield await Promise.resolve({ entryId: "lost", usdMicros: -700 });
    },
  };
  const { faults } = await verifyLedger(engine.store, [lost], "acc_lost");
  expect(faults.map(({ entryId, problem }) => [entryId, problem])).toEqual([
    ["lost", "it should be there with -700 micro-USD, and is not"],
  ]);
});

test("entries in the order of clocks that differ are no fault, and a balance that stays below nothing is one", async () => {
  const begin = Date.now();
  const entry = (accountId: string, name: string, usdMicros: number, afterMs: number): LedgerDoc => ({
    ...charge(accountId, name, usdMicros),
    at: new Date(begin + afterMs),
  });
  const kept = async (accountId: string, entries: LedgerDoc[]) => {
    await engine.store.ledger.insertMany(entries);
    const availableUsdMicros = entries.reduce((sum, { usdMicros }) => sum + usdMicros, 0);
    await engine.store.wallets.insertOne({
      _id: accountId,
      isOpen: true,
      availableUsdMicros,
      heldUsdMicros: 0,
      holds: [],
    });
    return (await verifyLedger(engine.store, [], accountId)).faults.map(({ entryId }) => entryId);
  };
  expect(
    await kept("acc_clocks", [
      entry("acc_clocks", "spent", -500, 0),
      entry("acc_clocks", "begin", 1_000, 5_000),
    ]),
  ).toEqual([]);
  expect(
    await kept("acc_below", [
      entry("acc_below", "begin", 100, 0),
      entry("acc_below", "spent", -500, 1_000),
      entry("acc_below", "more", 1_000, 120_000),
    ]),
  ).toEqual(["spent:acc_below"]);
  expect(await kept("acc_ends_below", [entry("acc_ends_below", "spent", -500, 0)])).toEqual([
    "spent:acc_ends_below",
  ]);
});

test("the hourly look says of each account that does not fit, as an alarm with all of the fault", async () => {
  await openAccount("acc_alarm");
  await engine.store.wallets.updateOne({ _id: "acc_alarm" }, { $inc: { availableUsdMicros: -7 } });
  const logged: unknown[] = [];
  const log = {
    ...createLog("silent"),
    debug: () => undefined,
    error: (facts: object) => logged.push(facts),
  };
  const deps = { store: engine.store, log } as unknown as BillingDeps;
  const ledger = new LedgerService({ store: engine.store, witnesses: [] });
  await new BillingWork({ ...deps, ledger, sandbox: null, isOff: true }).reconcile();
  expect(logged).toContainEqual({
    alarm: "ledger_mismatch",
    accountId: "acc_alarm",
    entryId: null,
    problem: "the wallet has 999993 micro-USD, 7 less than the ledger says",
    ledgerUsdMicros: 1_000_000,
    walletUsdMicros: 999_993,
  });
});

test("an account with thousands of entries takes a few reads, and the first wrong entry is named", async () => {
  const { store, db } = engine;
  const finds = () => commandCount(db, "find");
  const accountId = "acc_many";
  const ids = Array.from({ length: 1200 }, (_, index) => `req_many${index}`);
  const entries = ids.map((id, index) => ({
    ...charge(accountId, id, -10),
    _id: `settle:${id}:1`,
    at: new Date(index),
  }));
  const settlement = { round: 1, costUsdMicros: 10, done: true };
  await store.ledger.insertOne({ ...charge(accountId, "begin", 100_000), at: new Date(0) });
  await store.ledger.insertMany(entries);
  await store.requests.insertMany(ids.map((_id) => ({ _id, accountId, settlement }) as never));
  await store.wallets.insertOne({
    _id: accountId,
    isOpen: true,
    availableUsdMicros: 88_000,
    heldUsdMicros: 0,
    holds: [],
  });
  const witness = requestWitness(store);
  const before = await finds();
  const right = await verifyLedger(store, [witness], accountId);
  expect(right).toEqual({ accounts: 1, entries: 1201, faults: [] });
  // The entries, their Requests by three pages, the Requests that cost something, the wallet.
  expect((await finds()) - before).toBe(6);
  await store.requests.updateMany(
    { _id: { $in: ["req_many700", "req_many1100"] } },
    { $set: { "settlement.costUsdMicros": 11 } },
  );
  const wrong = await verifyLedger(store, [witness], accountId);
  expect(wrong.faults).toEqual([
    {
      accountId,
      entryId: "settle:req_many700:1",
      problem: "its Request req_many700 cost 11 micro-USD, not 10",
      ledgerUsdMicros: 88_000,
      walletUsdMicros: 88_000,
    },
  ]);
});

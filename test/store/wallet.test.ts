import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { ledgerSum } from "../../src/store/wallet/ledger.store.ts";
import type { LedgerDoc } from "../../src/store/wallet/money-documents.ts";
import { prepareStore, storeOver, type Store } from "../../src/store/store.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const AT = new Date("2026-01-02T03:04:05.000Z");
const LATER = new Date(AT.getTime() + 60_000);

let engine: EngineStore;
let store: Store;
let others: Store[];
beforeAll(async () => {
  engine = await startEngineStore();
  store = engine.store;
  others = [store, await engine.another(), await engine.another()];
});
afterAll(() => engine.stop());

const entryOf = (accountId: string, id: string, usdMicros: number): LedgerDoc => ({
  _id: `${accountId}:${id}`,
  accountId,
  kind: usdMicros > 0 ? "grant" : "charge",
  usdMicros,
  source: { kind: "test", id },
  meter: null,
  quantity: null,
  unitPriceUsdMicros: null,
  at: AT,
});

async function state(id: string) {
  const wallet = await store.wallets.findOne({ _id: id });
  const { usdMicros } = await ledgerSum(store, id);
  return {
    available: wallet?.availableUsdMicros ?? 0,
    held: wallet?.heldUsdMicros ?? 0,
    holds: (wallet?.holds ?? []).map(({ key, usdMicros: held }) => [key, held]),
    ledger: usdMicros,
  };
}

/** A store whose process dies at the n-th write to one collection: from then on nothing of it arrives. */
function dyingAt(live: Store, collection: "ledger" | "wallets", n: number): Store {
  let writes = 0;
  const target = live[collection] as unknown as object;
  const dying = new Proxy(target, {
    get(of, name) {
      const found = Reflect.get(of, name) as unknown;
      if (typeof found !== "function") return found;
      if (!/^(insert|update|findOneAnd)/.test(String(name)))
        return (found as (...args: unknown[]) => unknown).bind(of);
      return (...args: unknown[]) => {
        if (++writes >= n) throw new Error("killed");
        return (found as (...args: unknown[]) => unknown).apply(of, args);
      };
    },
  });
  return storeOver({ ...live, [collection]: dying });
}

const KEYS = ["a", "b", "c"] as const;
const step = fc.record({
  kind: fc.constantFrom("hold", "capture", "release", "grant", "debit", "rest"),
  key: fc.constantFrom(...KEYS),
  usdMicros: fc.integer({ min: 0, max: 40_000 }),
  by: fc.nat({ max: 2 }),
  /** Repeats of the step at the same time. */
  times: fc.integer({ min: 1, max: 3 }),
  dies: fc.option(
    fc.record({ collection: fc.constantFrom("ledger", "wallets"), at: fc.integer({ min: 1, max: 2 }) }),
  ),
});

let runs = 0;
test("whatever is held, captured, released, granted, taken, repeated and cut off, the balance is the ledger", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const id = await accountWithMoney(store, `acc_${++runs}`, { availableUsdMicros: 0 });
      await new Wallet({ store }).post(entryOf(id, "start", 100_000), AT);
      /** By key: whether a hold is there, and how much of it. */
      const held = new Map<string, number>();
      const captured = new Set<string>();
      let entries = 0;
      for (const { kind, key, usdMicros, by, times, dies } of steps) {
        const alive = others[by]!;
        const wallet = new Wallet({ store: dies ? dyingAt(alive, dies.collection, dies.at) : alive });
        const entry = kind === "grant" || kind === "debit" ? entryOf(id, `post-${++entries}`, 0) : null;
        const sign = kind === "debit" ? -1 : 1;
        const cost = Math.min(usdMicros, held.get(key) ?? 0);
        const charge = cost > 0 ? entryOf(id, `charge-${++entries}`, -cost) : null;
        const act = async (one: Wallet): Promise<unknown> => {
          if (kind === "hold") return one.hold(id, { key, usdMicros, at: AT });
          if (kind === "release") return one.release(id, key);
          if (kind === "rest") return one.postRest(LATER);
          if (kind === "capture")
            return held.has(key)
              ? one.capture([{ accountId: id, key, usdMicros: cost, entry: charge }])
              : null;
          return one.post({ ...entry!, usdMicros: sign * usdMicros }, AT);
        };
        const before = await state(id);
        await Promise.allSettled(Array.from({ length: times }, () => act(wallet)));
        // The re-drive: the same again, by a process that lives.
        await act(new Wallet({ store: alive }));
        await new Wallet({ store: alive }).postRest(LATER);
        const after = await state(id);
        const balance = after.available + after.held;
        expect(balance).toBe(after.ledger);
        expect(after.held).toBe(after.holds.reduce((sum, [, of]) => sum + Number(of), 0));
        if (kind === "hold") {
          const isHeld = held.has(key) || usdMicros <= before.available;
          if (isHeld && !held.has(key)) held.set(key, usdMicros);
          expect(after.holds.some(([one]) => one === key)).toBe(isHeld);
          expect(after.available).toBeGreaterThanOrEqual(Math.min(0, before.available));
        } else if (kind === "capture" && held.delete(key)) {
          captured.add(key);
          expect(balance).toBe(before.available + before.held - cost);
        } else if (kind === "release") {
          held.delete(key);
          expect(balance).toBe(before.available + before.held);
        } else if (kind === "grant" || kind === "debit") {
          expect(balance).toBe(before.available + before.held + sign * usdMicros);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("what was appended and no more is brought into the wallet once, by however many processes", async () => {
  const id = await accountWithMoney(store, "acc_rest", { availableUsdMicros: 5 });
  await store.ledger.insertOne({ ...entryOf(id, "cut-off", 700), isToPost: true });
  await Promise.all(
    [...others, ...others].map((one) => new Wallet({ store: one }).postRest(new Date(AT.getTime() + 4000))),
  );
  expect((await state(id)).available).toBe(5);
  await Promise.all([...others, ...others].map((one) => new Wallet({ store: one }).postRest(LATER)));
  expect((await state(id)).available).toBe(705);
  expect(await store.ledger.findOne({ _id: `${id}:cut-off` })).not.toHaveProperty("isToPost");
  expect(await new Wallet({ store }).post(entryOf(id, "cut-off", 700), LATER)).toBe(false);
  expect((await state(id)).available).toBe(705);
});

test("money that stood in accounts moves into wallets, however often it is tried", async () => {
  const { db } = engine;
  const old = {
    name: "old",
    plan: { name: "Plus", active: true },
    availableUsdMicros: 19_000_000,
    heldUsdMicros: 7000,
    holds: [{ key: "req_1:1:t", usdMicros: 7000, at: AT }],
    createdAt: AT,
  };
  await db.collection<{ _id: string }>("accounts").insertOne({ _id: "acc_old", ...old });
  const charge = { accountId: "acc_old", kind: "charge", usdMicros: -1_400, at: AT };
  await db.collection<{ _id: string }>("ledger").insertMany([
    { _id: "settle:req_0:1", ...charge, requestId: "req_0", records: 2, priceUsdMicros: 700 },
    {
      _id: "grant:acc_old:first-start",
      ...charge,
      kind: "grant",
      usdMicros: 19_008_400,
      ...{ requestId: null, records: null, priceUsdMicros: null },
    },
  ] as never[]);
  await Promise.all([prepareStore(db), prepareStore(db)]);
  await prepareStore(db);
  expect(await db.collection<{ _id: string }>("accounts").findOne({ _id: "acc_old" })).toEqual({
    _id: "acc_old",
    name: "old",
    plan: { name: "Plus" },
    createdAt: AT,
  });
  expect(await store.wallets.findOne({ _id: "acc_old" })).toEqual({
    _id: "acc_old",
    isOpen: true,
    availableUsdMicros: 19_000_000,
    heldUsdMicros: 7000,
    holds: old.holds,
  });
  expect(await store.ledger.find({ accountId: "acc_old" }).sort({ _id: 1 }).toArray()).toEqual([
    {
      _id: "grant:acc_old:first-start",
      accountId: "acc_old",
      kind: "grant",
      usdMicros: 19_008_400,
      ...{ source: null, meter: null, quantity: null, unitPriceUsdMicros: null },
      at: AT,
    },
    {
      _id: "settle:req_0:1",
      accountId: "acc_old",
      kind: "charge",
      usdMicros: -1_400,
      source: { kind: "request", id: "req_0" },
      ...{ meter: "records", quantity: 2, unitPriceUsdMicros: 700 },
      at: AT,
    },
  ]);
});

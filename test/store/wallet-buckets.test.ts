import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import type { LedgerDoc } from "../../src/store/wallet/money-documents.ts";
import type { Store } from "../../src/store/store.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { dyingStore } from "../kit/dying-store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const START = new Date("2026-01-02T03:04:05.000Z").getTime();
const MINUTE = 60_000;

let engine: EngineStore;
let store: Store;
beforeAll(async () => {
  engine = await startEngineStore();
  store = engine.store;
});
afterAll(() => engine.stop());

const entryOf = (accountId: string, _id: string, kind: LedgerDoc["kind"], usdMicros: number, at: Date) => ({
  _id: `${accountId}:${_id}`,
  accountId,
  kind,
  usdMicros,
  source: { kind: "test", id: _id },
  meter: null,
  quantity: null,
  unitPriceUsdMicros: null,
  at,
});

async function state(id: string) {
  const wallet = await store.wallets.findOne({ _id: id });
  const entries = await store.ledger.find({ accountId: id }).toArray();
  return {
    available: wallet?.availableUsdMicros ?? 0,
    included: wallet?.included?.usdMicros ?? 0,
    held: wallet?.heldUsdMicros ?? 0,
    outbox: wallet?.outbox?.length ?? 0,
    ledger: entries.reduce((sum, { usdMicros }) => sum + usdMicros, 0),
    debts: entries.reduce((sum, { kind, usdMicros }) => sum + (kind === "debt" ? usdMicros : 0), 0),
  };
}

/** What a wallet is to be, in few lines. */
class Model {
  topped = 0;
  included = 0;
  period = "";
  holds = new Map<string, { topped: number; included: number; period: string }>();
  #repair() {
    const total = this.topped + this.included;
    this.included = Math.max(0, Math.min(this.included, total));
    this.topped = total - this.included;
  }
  grant(period: string, usdMicros: number) {
    if (this.period !== period) this.included = 0;
    this.period = period;
    this.included += usdMicros;
    this.#repair();
  }
  expire() {
    this.included = 0;
    this.period = "";
  }
  topUp(usdMicros: number) {
    this.topped += usdMicros;
    this.#repair();
  }
  /** @param first included balance of this period goes before what does not expire */
  take(usdMicros: number, first: string | null) {
    const own = first === this.period ? Math.min(usdMicros, this.included) : 0;
    const topped = Math.min(usdMicros - own, Math.max(0, this.topped));
    const included = own + Math.min(usdMicros - own - topped, this.included - own);
    this.taken = { included, rest: usdMicros - included, period: this.period };
    this.included -= included;
    this.topped -= usdMicros - included;
    this.#repair();
  }
  taken: { included: number; rest: number; period: string } | null = null;
  giveBack(isOver: boolean) {
    if (!isOver && this.taken?.period === this.period) this.included += this.taken.included;
    this.topped += this.taken?.rest ?? 0;
    this.taken = null;
    this.#repair();
  }
  shrink(period: string, usdMicros: number) {
    if (period === this.period) this.included -= Math.min(this.included, usdMicros);
  }
  hold(key: string, usdMicros: number) {
    if (this.holds.has(key) || usdMicros > this.topped + this.included) return;
    const included = Math.min(this.included, usdMicros);
    this.holds.set(key, { included, topped: usdMicros - included, period: this.period });
    this.included -= included;
    this.topped -= usdMicros - included;
  }
  end(key: string, cost: number) {
    const hold = this.holds.get(key);
    if (!hold) return;
    this.holds.delete(key);
    const paid = Math.min(cost, hold.included);
    if (hold.period === this.period) this.included += hold.included - paid;
    this.topped += hold.topped - (cost - paid);
    this.#repair();
  }
}

const KEYS = ["a", "b", "c"] as const;
const KINDS = [
  "grant",
  "next",
  "hold",
  "settle",
  "topUp",
  "refund",
  "planRefund",
  "giveBack",
  "smaller",
  "block",
  "wait",
] as const;
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  key: fc.constantFrom(...KEYS),
  usdMicros: fc.integer({ min: 1, max: 40_000 }),
  times: fc.integer({ min: 1, max: 3 }),
  dies: fc.option(fc.integer({ min: 1, max: 3 })),
});

let runs = 0;
test("whatever is granted, held, settled, topped up, refunded, over, cut off and repeated: each step counts once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
      const id = await accountWithMoney(store, `acc_b${++runs}`, { availableUsdMicros: 0 });
      const model = new Model();
      let now = START;
      let periods = 1;
      let expiresAt = START + 10 * MINUTE;
      let entries = 0;
      /** What was taken last and not given back. */
      let taken: string | null = null;
      let isBlocked = false;
      /** Keys of holds are never used again. */
      const ended = new Map<string, number>();
      for (const { kind, key: letter, usdMicros, times, dies } of steps) {
        const key = `${id}:${letter}:${ended.get(letter) ?? 0}`;
        now += 1000;
        if (kind === "wait") now = Math.max(now, expiresAt);
        if (kind === "next") expiresAt = now + 10 * MINUTE;
        if (kind === "next") periods += 1;
        const [at, period] = [new Date(now), `${id}:p${periods}`];
        const name = `${kind}-${++entries}`;
        const held = model.holds.get(key);
        const cost = held ? Math.min(usdMicros, held.topped + held.included) : 0;
        const isOver = now >= expiresAt;
        const of = taken;
        if (kind === "block") {
          isBlocked = !isBlocked;
          await store.wallets.updateOne(
            { _id: id },
            isBlocked ? { $set: { isBlocked } } : { $unset: { isBlocked: 1 } },
          );
          continue;
        }
        const act = async (wallet: Wallet): Promise<unknown> => {
          const entry = (of: LedgerDoc["kind"], amount = usdMicros) => entryOf(id, name, of, amount, at);
          if (kind === "wait") return wallet.postRest(at);
          if (kind === "hold") return wallet.hold(id, { key, usdMicros, at });
          if (kind === "topUp") return wallet.post(entry("top_up"), at);
          if (kind === "refund") return wallet.take({ ...entry("refund") });
          if (kind === "planRefund") return wallet.take({ ...entry("dispute"), first: period });
          if (kind === "smaller") return wallet.takeIncluded({ ...entry("proration"), only: period });
          if (kind === "giveBack") return of && wallet.giveBack({ ...entry("dispute_won"), of });
          if (kind === "grant" || kind === "next") {
            const included = { period, expiresAt: new Date(expiresAt) };
            return wallet.post({ ...entry("included"), included }, at);
          }
          const charge = cost > 0 ? entry("charge", -cost) : null;
          return held && wallet.capture([{ accountId: id, key, usdMicros: cost, entry: charge }]);
        };
        const victim = dies === null ? store : dyingStore(store, dies);
        await Promise.allSettled(Array.from({ length: times }, () => act(new Wallet({ store: victim }))));
        // The re-drive: the same again by a process that lives, and the job.
        await act(new Wallet({ store }));
        await new Wallet({ store }).postRest(new Date(now + 6000));

        if (kind === "grant" || kind === "next") model.grant(period, usdMicros);
        else if (kind === "topUp") model.topUp(usdMicros);
        else if (kind === "refund" || kind === "planRefund") {
          model.take(usdMicros, kind === "refund" ? null : period);
          taken = `${id}:${name}`;
        } else if (kind === "smaller") model.shrink(period, usdMicros);
        else if (kind === "giveBack") {
          model.giveBack(isOver);
          taken = null;
        } else if (kind === "settle" && held) {
          model.end(key, cost);
          ended.set(letter, (ended.get(letter) ?? 0) + 1);
        } else if (kind === "hold") {
          if (isOver && !isBlocked) model.expire();
          if (!isBlocked) model.hold(key, usdMicros);
        }
        if (now + 6000 >= expiresAt) model.expire();
        const after = await state(id);
        const heldNow = [...model.holds.values()].reduce((sum, one) => sum + one.topped + one.included, 0);
        expect(after).toMatchObject({
          available: model.topped + model.included,
          included: model.included,
          held: heldNow,
          ledger: model.topped + model.included + heldNow,
          outbox: 0,
        });
        if (after.available < 0) expect(-after.available).toBeLessThanOrEqual(-after.debts);
      }
      const { faults } = await verifyLedger(store, [], id);
      expect(faults).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("verification names the first entry that does not fit", async () => {
  const id = await accountWithMoney(store, "acc_verify", { availableUsdMicros: 0 });
  const wallet = new Wallet({ store });
  const at = (n: number) => new Date(START + n * 1000);
  await wallet.post(entryOf(id, "1", "top_up", 50_000, at(1)), at(1));
  await wallet.hold(id, { key: "k", usdMicros: 9000, at: at(2) });
  const charge = { ...entryOf(id, "2", "charge", -7000, at(3)), quantity: 10, unitPriceUsdMicros: 700 };
  await wallet.capture([{ accountId: id, key: "k", usdMicros: 7000, entry: charge }]);
  await wallet.take({ ...entryOf(id, "3", "refund", 50_000, at(4)) });
  expect(await verifyLedger(store, [], id)).toEqual({ accounts: 1, entries: 4, faults: [] });
  expect(await store.ledger.findOne({ _id: `${id}:3:debt` })).toMatchObject({
    kind: "debt",
    usdMicros: -7000,
  });

  const first = async () => (await verifyLedger(store, [], id)).faults[0];
  await store.ledger.updateOne({ _id: `${id}:2` }, { $set: { usdMicros: -6300 } });
  expect(await first()).toMatchObject({
    entryId: `${id}:2`,
    problem: "10 at 700 micro-USD each are not 6300",
  });
  await store.ledger.updateOne({ _id: `${id}:2` }, { $set: { usdMicros: -7000 } });
  await store.ledger.deleteOne({ _id: `${id}:3:debt` });
  expect(await first()).toMatchObject({
    entryId: null,
    problem: "the wallet has -7000 micro-USD, 7000 less than the ledger says",
    ledgerUsdMicros: 0,
    walletUsdMicros: -7000,
  });
  await store.ledger.updateOne({ _id: `${id}:1` }, { $set: { usdMicros: 40_000 } });
  expect(await first()).toMatchObject({
    entryId: `${id}:3`,
    problem: "with it the balance is -10000 micro-USD, and no debt was booked",
  });
});

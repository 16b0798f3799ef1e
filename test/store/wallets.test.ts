import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold, MAX_HOLDS } from "../../src/store/wallet/wallet-holds.store.ts";
import { endHold, oldHolds } from "../../src/store/wallet/wallets.store.ts";
import { appendLedger, ledgerSum } from "../../src/store/wallet/ledger.store.ts";
import type { WalletDoc } from "../../src/store/wallet/money-documents.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const AT = new Date("2026-01-02T03:04:05.000Z");

describe("holds of an account", () => {
  let engine: EngineStore;
  let store: Store;
  let others: Store[];

  beforeAll(async () => {
    engine = await startEngineStore();
    store = engine.store;
    others = [store, await engine.another(), await engine.another()];
  });
  afterAll(() => engine.stop());

  function account(id: string, parts: Partial<WalletDoc> = {}): Promise<string> {
    return accountWithMoney(store, id, parts);
  }
  const balance = async (id: string): Promise<{ available?: number; held?: number; holds?: number }> => {
    const doc = await store.wallets.findOne({ _id: id });
    return { available: doc?.availableUsdMicros, held: doc?.heldUsdMicros, holds: doc?.holds.length };
  };
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

  test("fifty callers at once cannot hold more than there is", async () => {
    const id = await account("over-spend");
    const answers = await Promise.all(
      numbers(50).map((n) => hold(others[n % 3]!, id, { key: `k${n}`, usdMicros: 70_000, at: AT })),
    );
    const reserved = answers.filter(({ outcome }) => outcome === "held");
    expect(reserved).toHaveLength(14);
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["held", "insufficient"]));
    expect(await balance(id)).toEqual({ available: 20_000, held: 980_000, holds: 14 });
  });

  test("fifty callers with one key hold it once, and end it once", async () => {
    const id = await account("same-key");
    const answers = await Promise.all(
      numbers(50).map((n) => hold(others[n % 3]!, id, { key: "k", usdMicros: 70_000, at: AT })),
    );
    expect(answers.every(({ outcome }) => outcome === "held")).toBe(true);
    expect(await balance(id)).toEqual({ available: 930_000, held: 70_000, holds: 1 });
    const ended = await Promise.all(numbers(50).map((n) => endHold(others[n % 3]!, id, "k", 30_000)));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await balance(id)).toEqual({ available: 970_000, held: 0, holds: 0 });
    expect(await endHold(store, id, "unknown", 5)).toBe(false);
  });

  test("what comes at once leaves the wallet as one by one: included balance first, one fall below the mark", async () => {
    const period = new Date("2026-01-01T00:00:00.000Z");
    const included = { period, usdMicros: 200_000, expiresAt: new Date("2026-02-01T00:00:00.000Z") };
    const parts = { included, lowUsdMicros: 500_000 } as unknown as Partial<WalletDoc>;
    const [single, together] = [await account("one-by-one", parts), await account("together", parts)];
    const placed = numbers(9).map((n) => ({ key: `k${n}`, usdMicros: 70_000, at: AT }));
    const one = [];
    for (const each of placed) one.push((await hold(store, single, each)).outcome);
    const all = await Promise.all(placed.map((each) => hold(store, together, each)));
    expect(all.map(({ outcome }) => outcome)).toEqual(one);
    const { _id: _single, ...expected } = (await store.wallets.findOne({ _id: single })) ?? { _id: "" };
    const { _id: _together, ...found } = (await store.wallets.findOne({ _id: together })) ?? { _id: "" };
    expect(found).toEqual(expected);
    expect(found).toMatchObject({ availableUsdMicros: 370_000, lowSince: AT, included: { usdMicros: 0 } });
    expect((found as WalletDoc).holds.map((each) => each.included?.usdMicros)).toEqual([
      ...[70_000, 70_000, 60_000],
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  test("one that is held already, or too much, keeps none of the others that come with it from its hold", async () => {
    const id = await account("mixed-group");
    const placed = [10, 20, 20, 2_000_000, 30].map((usdMicros, n) => ({ key: `k${n}`, usdMicros, at: AT }));
    await hold(store, id, placed[1]!);
    const answers = await Promise.all(placed.map((each) => hold(store, id, each)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(["held", "held", "held", "insufficient", "held"]);
    expect(await balance(id)).toEqual({ available: 999_920, held: 80, holds: 4 });
  });

  test.each([0, MAX_HOLDS - 10])(
    "more that come at once than an account may hold, with %i holds already, are held up to the bound",
    async (count) => {
      const holds = numbers(count).map((n) => ({ key: `old${n}`, usdMicros: 0, at: AT }));
      const id = await account(`bound-${count}`, { holds });
      const room = MAX_HOLDS - count;
      const placed = numbers(room + 5).map((n) => ({ key: `k${n}`, usdMicros: 1, at: AT }));
      const answers = await Promise.all(placed.map((each) => hold(store, id, each)));
      expect(answers.filter(({ outcome }) => outcome === "too_many_holds")).toHaveLength(5);
      expect(await balance(id)).toMatchObject({ held: room, holds: MAX_HOLDS });
    },
  );

  test("holding and ending mixed leave the exact sum", async () => {
    const id = await account("mixed");
    await Promise.all(
      numbers(40).map(async (n) => {
        const other = others[n % 3]!;
        const { outcome } = await hold(other, id, { key: `k${n}`, usdMicros: 100_000, at: AT });
        if (outcome === "held") await endHold(other, id, `k${n}`, 700 + n);
        return outcome;
      }),
    );
    const doc = await balance(id);
    expect(doc).toMatchObject({ held: 0, holds: 0 });
    expect(doc.available).toBeLessThan(1_000_000);
    expect(doc.available).toBeGreaterThan(0);
  });

  test("says why it refuses", async () => {
    const outcomeOf = async (id: string): Promise<string> =>
      (await hold(store, id, { key: "new", usdMicros: 1, at: AT })).outcome;
    expect(await outcomeOf("nobody")).toBe("no_wallet");
    expect(await outcomeOf(await account("unpaid", { isOpen: false }))).toBe("closed");
    expect(await outcomeOf(await account("poor", { availableUsdMicros: 0 }))).toBe("insufficient");
    const holds = numbers(MAX_HOLDS).map((n) => ({ key: `old${n}`, usdMicros: 0, at: AT }));
    expect(await outcomeOf(await account("busy", { holds }))).toBe("too_many_holds");
    expect(await outcomeOf(await account("almost-busy", { holds: holds.slice(1) }))).toBe("held");
  });

  test("old holds are those placed before a time", async () => {
    const id = await account("old");
    const later = new Date(AT.getTime() + 1000);
    await hold(store, id, { key: "first", usdMicros: 1, at: AT });
    await hold(store, id, { key: "second", usdMicros: 1, at: later });
    const found: string[] = [];
    for await (const hold of oldHolds(store, later)) if (hold.accountId === id) found.push(...hold.keys);
    expect(found).toEqual(["first"]);
  });

  test("a ledger entry is booked once, and the sum is exact", async () => {
    const entry = (_id: string, usdMicros: number) =>
      ({
        _id,
        accountId: "booked",
        kind: "charge",
        usdMicros,
        source: null,
        meter: null,
        quantity: null,
        unitPriceUsdMicros: null,
        at: AT,
      }) as const;
    const appended = await Promise.all(
      numbers(20).map((n) => appendLedger(others[n % 3]!, entry("settle:a:1", -700))),
    );
    expect(appended.filter(Boolean)).toHaveLength(1);
    await appendLedger(store, entry("grant:b", 20_000_000));
    expect(await ledgerSum(store, "booked")).toEqual({ usdMicros: 19_999_300, entries: 2 });
    expect(await ledgerSum(store, "nobody")).toEqual({ usdMicros: 0, entries: 0 });
  });
});

import type { Document } from "mongodb";
import { DURABLE } from "./client.ts";
import type { LedgerDoc, WalletDoc } from "./money-documents.ts";
import type { Store } from "./store.ts";
import { INCLUDED, withEntry, withIncluded } from "./wallet-expressions.ts";

/** What was posted is remembered for so long: far longer than anybody is busy with one entry. */
const POSTED_MS = 86_400_000;

/** An entry as far as it is known before the wallet has said how much it moves. */
export type EntryFacts = Pick<LedgerDoc, "_id" | "accountId" | "kind" | "source" | "at">;

const WITHOUT_EMPTY_OUTBOX: Document = {
  $set: { outbox: { $cond: [{ $eq: ["$outbox", []] }, "$$REMOVE", "$outbox"] } },
};

const literal = (value: unknown): Document => ({ $literal: value });

/** Facts as values of a pipeline, in which text could be a path. */
function asLiterals(facts: Partial<EntryFacts>): Document {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, literal(value)]));
}

/** What the past has left: entry ids that a repeat would move again. */
function remember(entryId: string, now: Date): Document {
  const since = new Date(now.getTime() - POSTED_MS);
  const recent = {
    $filter: { input: { $ifNull: ["$posted", []] }, as: "one", cond: { $gt: ["$$one.at", since] } },
  };
  return { $concatArrays: [recent, [{ entryId: literal(entryId), at: now }]] };
}

/**
 * Adds what an entry without a hold says, once: a repeat within a day changes nothing. Included balance of another period
 * than the entry's is over. False without a wallet.
 */
export async function post(store: Store, entry: LedgerDoc, now: Date): Promise<boolean> {
  const { included, usdMicros, accountId } = entry;
  // Which included balance is there then, and what of it the entry adds or takes.
  const isOfNow = { $eq: ["$included.period", literal(included?.period ?? null)] };
  const over = included ? { $cond: [isOfNow, 0, INCLUDED] } : literal(0);
  const kept = included ? { $cond: [isOfNow, INCLUDED, 0] } : INCLUDED;
  const period = included
    ? { period: literal(included.period), expiresAt: included.expiresAt, usdMicros: 0 }
    : "$included";
  const moved = included || usdMicros < 0 ? usdMicros : 0;
  const { matchedCount } = await store.wallets.updateOne(
    { _id: accountId, "posted.entryId": { $ne: entry._id } },
    [
      {
        $set: {
          over,
          next: { $add: [kept, moved] },
          outbox: withEntry(expiryOf("$included.period", accountId, now), { $multiply: [over, -1] }),
          posted: remember(entry._id, now),
        },
      },
      {
        $set: {
          availableUsdMicros: { $subtract: [{ $add: ["$availableUsdMicros", usdMicros] }, "$over"] },
          included: period,
        },
      },
      { $set: { included: withIncluded("$next") } },
      { $unset: ["over", "next"] },
      WITHOUT_EMPTY_OUTBOX,
    ],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1 || (await store.wallets.findOne({ _id: accountId })) !== null;
}

/**
 * Takes money without a hold, once for each entry id within a day: what there is, and the rest as a debt, or with `only` at
 * most what is left of the included balance of that period. The entries wait in the outbox. False when it was taken before.
 */
export async function takeFromWallet(
  store: Store,
  facts: EntryFacts,
  { usdMicros, only, now }: { usdMicros: number; only: string | null; now: Date },
): Promise<boolean> {
  const ofPeriod = { $cond: [{ $eq: ["$included.period", literal(only)] }, INCLUDED, 0] };
  const there = only === null ? { $max: [0, "$availableUsdMicros"] } : ofPeriod;
  const debt = only === null ? { $subtract: [usdMicros, "$taken"] } : literal(0);
  const debtFacts = { ...facts, _id: `${facts._id}:debt`, kind: "debt" as const };
  const { matchedCount } = await store.wallets.updateOne(
    { _id: facts.accountId, "posted.entryId": { $ne: facts._id }, "outbox._id": { $ne: facts._id } },
    [
      { $set: { taken: { $min: [usdMicros, there] }, posted: remember(facts._id, now) } },
      { $set: { debt } },
      { $set: { availableUsdMicros: { $subtract: ["$availableUsdMicros", { $add: ["$taken", "$debt"] }] } } },
      {
        $set: {
          included: withIncluded(only === null ? INCLUDED : { $subtract: [INCLUDED, "$taken"] }),
          outbox: withEntry(asLiterals(facts), { $multiply: ["$taken", -1] }),
        },
      },
      { $set: { outbox: withEntry(asLiterals(debtFacts), { $multiply: ["$debt", -1] }) } },
      { $unset: ["taken", "debt"] },
      WITHOUT_EMPTY_OUTBOX,
    ],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Ends the included balance of a period, once. What is held of it is not touched: its end decides. */
export async function expireIncluded(store: Store, wallet: WalletDoc, at: Date): Promise<boolean> {
  const { included, _id: accountId } = wallet;
  if (!included) return false;
  const { period } = included;
  const { matchedCount } = await store.wallets.updateOne(
    { _id: accountId, "included.period": period },
    [
      {
        $set: {
          outbox: withEntry(expiryOf("$included.period", accountId, at), { $multiply: [INCLUDED, -1] }),
          availableUsdMicros: { $subtract: ["$availableUsdMicros", INCLUDED] },
        },
      },
      { $unset: "included" },
      WITHOUT_EMPTY_OUTBOX,
    ],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** The entry that ends the included balance of a period; its amount comes from the wallet. */
function expiryOf(period: string, accountId: string, at: Date): Document {
  return {
    // The same period may end again, after a late change of the plan.
    _id: { $concat: ["expire:", period, literal(`:${at.getTime()}`)] },
    ...asLiterals({ accountId, kind: "expire" }),
    source: { kind: "subscription", id: period },
    at,
  };
}

/** Wallets whose included balance is over. */
export function expiredWallets(store: Store, now: Date): AsyncIterable<WalletDoc> {
  return store.wallets.find({ "included.expiresAt": { $lte: now } });
}

/** Wallets with entries that the ledger may not have. */
export function walletsWithOutbox(store: Store): AsyncIterable<WalletDoc> {
  return store.wallets.find({ "outbox.0": { $exists: true } });
}

/** Notes that entries stand in the ledger. */
export async function emptyOutbox(store: Store, accountId: string, ids: readonly string[]): Promise<void> {
  await store.wallets.updateOne(
    { _id: accountId },
    { $pull: { outbox: { _id: { $in: [...ids] } } } },
    { writeConcern: DURABLE },
  );
}

/** Below what somebody is to be told or the account is to be topped up; null for what is usual. */
export async function setLowMark(
  store: Store,
  accountId: string,
  lowUsdMicros: number | null,
): Promise<void> {
  await store.wallets.updateOne(
    { _id: accountId },
    lowUsdMicros === null ? { $unset: { lowUsdMicros: 1 } } : { $set: { lowUsdMicros } },
    { writeConcern: DURABLE },
  );
}

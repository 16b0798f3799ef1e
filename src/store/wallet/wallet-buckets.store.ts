import type { Document } from "mongodb";
import { DURABLE } from "../client.ts";
import type { LedgerDoc, WalletDoc } from "./money-documents.ts";
import type { Store } from "../store.ts";
import {
  asLiterals,
  INCLUDED,
  literal,
  remember,
  withEntry,
  withIncluded,
  WITHOUT_EMPTY_OUTBOX,
} from "./wallet-expressions.ts";

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

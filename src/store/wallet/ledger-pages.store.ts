import type { LedgerDoc } from "./money-documents.ts";
import type { Store } from "../store.ts";

/** Where an entry stands among those of its account. */
export interface EntryPosition {
  at: Date;
  id: string;
}

/** Up to `limit` entries of an account, newest first. @param before those that are older follow */
export function listEntries(
  store: Store,
  accountId: string,
  { before, limit }: { before: EntryPosition | null; limit: number },
): Promise<LedgerDoc[]> {
  const older =
    before === null
      ? {}
      : { at: { $lte: before.at }, $or: [{ at: { $lt: before.at } }, { _id: { $lt: before.id } }] };
  return store.ledger
    .find({ accountId, ...older })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .toArray();
}

/** Entries of an account in the order in which they were booked. @param from null for all */
export function entriesInOrder(store: Store, accountId: string, from: Date | null): AsyncIterable<LedgerDoc> {
  return store.ledger.find({ accountId, ...(from && { at: { $gte: from } }) }).sort({ at: 1, _id: 1 });
}

/** Accounts that have a wallet or entries, in order of their ids. */
export async function* accountsWithMoney(store: Store): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const { _id } of store.wallets.find({}, { projection: { _id: 1 } })) {
    seen.add(_id);
    yield _id;
  }
  for (const accountId of await store.ledger.distinct("accountId")) if (!seen.has(accountId)) yield accountId;
}

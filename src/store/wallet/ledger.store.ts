import { DURABLE } from "../client.ts";
import { insertEach } from "../insert-each.ts";
import type { LedgerDoc } from "./money-documents.ts";
import type { Store } from "../store.ts";

/** Appends an entry; false when the same thing is booked already. Entries are never changed. */
export async function appendLedger(store: Store, entry: LedgerDoc): Promise<boolean> {
  const [isNew = false] = await appendEntries(store, [entry]);
  return isNew;
}

/** Appends entries in one write; says of each whether it is new. */
export function appendEntries(store: Store, entries: readonly LedgerDoc[]): Promise<boolean[]> {
  return insertEach(store.ledger, entries, { writeConcern: DURABLE });
}

export function findEntry(store: Store, id: string): Promise<LedgerDoc | null> {
  return store.ledger.findOne({ _id: id });
}

export function findEntries(store: Store, ids: readonly string[]): Promise<LedgerDoc[]> {
  return store.ledger.find({ _id: { $in: [...ids] } }).toArray();
}

/** How much of the included balance of a period was spent, 0 to 1, now that it is over. @param from nothing of it is older */
export async function spentOf(store: Store, accountId: string, period: string, from: Date): Promise<number> {
  const kinds = ["included", "proration", "expire"] as const;
  const entries = await store.ledger
    .find({
      accountId,
      at: { $gte: new Date(from.getTime() - 86_400_000) },
      "source.id": period,
      kind: { $in: [...kinds] },
    })
    .toArray();
  const sumOf = (isExpiry: boolean): number =>
    entries.reduce((sum, one) => ((one.kind === "expire") === isExpiry ? sum + one.usdMicros : sum), 0);
  const granted = sumOf(false);
  return granted <= 0 ? 0 : Math.max(0, granted + sumOf(true)) / granted;
}

/** Marks an entry that stands in its wallet. */
export async function markPosted(store: Store, id: string): Promise<void> {
  await store.ledger.updateOne({ _id: id }, { $unset: { isToPost: 1 } }, { writeConcern: DURABLE });
}

/** Entries from before `before` that do not stand in a wallet yet: what booked them was cut off. */
export function entriesToPost(store: Store, before: Date): AsyncIterable<LedgerDoc> {
  return store.ledger.find({ isToPost: true, at: { $lt: before } });
}

/** What the account's ledger adds up to, in micro-USD, and how many entries it has. */
export async function ledgerSum(
  store: Store,
  accountId: string,
): Promise<{ usdMicros: number; entries: number }> {
  const rows = await store.ledger
    .aggregate<{ usdMicros: number; entries: number }>([
      { $match: { accountId } },
      { $group: { _id: null, usdMicros: { $sum: "$usdMicros" }, entries: { $sum: 1 } } },
    ])
    .toArray();
  return { usdMicros: rows[0]?.usdMicros ?? 0, entries: rows[0]?.entries ?? 0 };
}

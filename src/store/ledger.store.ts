import type { LedgerDoc } from "./documents.ts";
import { DURABLE, isDuplicateKey } from "./client.ts";
import type { Store } from "./store.ts";

/** Appends an entry; false when the same thing is booked already. Entries are never changed. */
export async function appendLedger(store: Store, entry: LedgerDoc): Promise<boolean> {
  try {
    await store.ledger.insertOne(entry, { writeConcern: DURABLE });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
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

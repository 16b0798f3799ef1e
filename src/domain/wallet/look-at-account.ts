import { findEntries } from "../../store/wallet/ledger.store.ts";
import { entriesInOrder } from "../../store/wallet/ledger-pages.store.ts";
import type { LedgerDoc } from "../../store/wallet/money-documents.ts";
import type { Store } from "../../store/store.ts";
import { findWallet } from "../../store/wallet/wallets.store.ts";
import { Books } from "./books.ts";
import { faultOfEntry } from "./check-entry.ts";
import { inSlices } from "./in-slices.ts";
import type { Faults, LedgerWitness } from "./ledger-witness.ts";
import { faultOfWallet, totalOf, type LedgerProblem } from "./wallet-fault.ts";

/** Entries stand in the order of the clocks of several processes: one that follows so soon may have come before. */
const CLOCKS_MS = 60_000;
/** Older entries stand still, unless a clock is wrong by more. */
const STILL_MS = 600_000;
/** Entries that witnesses are asked about together. */
const ENTRIES_AT_ONCE = 500;

/** What a look at everything found right. */
export interface Past {
  books: Books;
  /** Entries from then on are not in them. */
  until: Date;
}

/** What one look at an account saw, which several reads make. */
export interface Look {
  books: Books;
  walletUsdMicros: number | null;
  /** The first thing that does not fit. */
  fault: LedgerProblem | null;
  /** What is wrong, without the totals, which move while the account goes on. */
  mark: string;
  /** For the next looks; null where something of it is to be read again. */
  past: Past | null;
}

/** @param past is not read again: a busy account has many entries */
export async function lookAtAccount(
  store: Store,
  witnesses: readonly LedgerWitness[],
  accountId: string,
  past: Past | null,
): Promise<Look> {
  const until = past?.until ?? new Date(Date.now() - STILL_MS);
  const older = past?.books ?? new Books();
  let books = past ? new Books(older) : older;
  let first: LedgerProblem | null = null;
  /** A balance below nothing, and since when. */
  let dip: { problem: LedgerProblem; at: Date } | null = null;
  let isPastRight = true;
  for await (const entries of inSlices(entriesInOrder(store, accountId, past && until), ENTRIES_AT_ONCE)) {
    const told: Faults[] = first ? [] : await Promise.all(witnesses.map((one) => one.faultsOf(entries)));
    for (const entry of entries) {
      if (books === older && entry.at >= until) books = new Books(older);
      books.add(entry);
      if (dip !== null && entry.at.getTime() - dip.at.getTime() > CLOCKS_MS) first ??= dip.problem;
      dip = books.balance < 0 ? (dip ?? { problem: dipAt(entry, books.balance), at: entry.at }) : null;
      first ??= faultAt(entry, told);
      if (books === older) isPastRight = first === null && dip === null;
    }
  }
  first ??= dip?.problem ?? null;
  const lost = past || first ? null : await missing(store, witnesses, accountId, books);
  first ??= lost;
  const wallet = await findWallet(store, accountId);
  isPastRight &&= lost === null && older.isPosted;
  return {
    books,
    walletUsdMicros: wallet && totalOf(wallet),
    fault: first ?? faultOfWallet(wallet, books),
    mark: first ? `${first.entryId} ${first.problem}` : String(wallet && books.booked - totalOf(wallet)),
    past: isPastRight ? { books: older, until } : null,
  };
}

const dipAt = ({ _id }: LedgerDoc, usdMicros: number): LedgerProblem => ({
  entryId: _id,
  problem: `with it the balance is ${usdMicros} micro-USD, and no debt was booked`,
});

/** @param told what each witness found wrong */
function faultAt(entry: LedgerDoc, told: readonly Faults[]): LedgerProblem | null {
  let problem = faultOfEntry(entry);
  for (const faults of told) problem ??= faults.get(entry._id) ?? null;
  return problem === null ? null : { entryId: entry._id, problem };
}

/** The first entry that should be there and is not. */
async function missing(
  store: Store,
  witnesses: readonly LedgerWitness[],
  accountId: string,
  books: Books,
): Promise<LedgerProblem | null> {
  for (const witness of witnesses)
    for await (const expected of inSlices(witness.expected(accountId), ENTRIES_AT_ONCE)) {
      const unseen = expected.filter(({ entryId }) => !books.has(entryId));
      if (unseen.length === 0) continue;
      const ids = unseen.map(({ entryId }) => entryId);
      const booked = new Set((await findEntries(store, ids)).map(({ _id }) => _id));
      const lost = unseen.find(({ entryId }) => !booked.has(entryId));
      if (lost)
        return {
          entryId: lost.entryId,
          problem: `it should be there with ${lost.usdMicros} micro-USD, and is not`,
        };
    }
  return null;
}

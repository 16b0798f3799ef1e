import { setTimeout as sleep } from "node:timers/promises";
import { findEntries } from "../../store/ledger.store.ts";
import { accountsWithMoney, entriesInOrder } from "../../store/ledger-pages.store.ts";
import type { LedgerDoc, WalletDoc } from "../../store/money-documents.ts";
import type { Store } from "../../store/store.ts";
import { findWallet } from "../../store/wallets.store.ts";
import { faultOfEntry } from "./check-entry.ts";
import { inSlices } from "./in-slices.ts";

/**
 * A booking takes two writes, and a look at an account several reads, so whatever is booked meanwhile looks wrong. A fault
 * counts when so many looks in a row find the very same one. An account that never stands still that long is looked at next time.
 */
const SAME_LOOKS = 8;
const MOST_LOOKS = 100;
const PAUSE_MS = 100;
/** Entries stand in the order of the clocks of several processes: one that follows so soon may have come before. */
const CLOCKS_MS = 60_000;
/** Entries that witnesses are asked about together. */
const ENTRIES_AT_ONCE = 500;

/** What is wrong with entries, by their ids. */
export type Faults = ReadonlyMap<string, string>;

/** What the rest of the server knows of entries. */
export interface LedgerWitness {
  /** What is wrong with entries by what they were booked for; nothing of those that are right. */
  faultsOf(entries: readonly LedgerDoc[]): Promise<Faults>;
  /** Entries that must be there. */
  expected(accountId: string): AsyncIterable<{ entryId: string; usdMicros: number }>;
}

/** The first entry of an account that does not fit. */
export interface LedgerFault {
  accountId: string;
  /** Null where no single entry explains it. */
  entryId: string | null;
  problem: string;
  ledgerUsdMicros: number;
  walletUsdMicros: number | null;
}

export interface LedgerVerification {
  accounts: number;
  entries: number;
  faults: LedgerFault[];
}

/** Computes accounts anew from their entries. @param accountId that account alone */
export async function verifyLedger(
  store: Store,
  witnesses: readonly LedgerWitness[],
  accountId: string | null,
): Promise<LedgerVerification> {
  const all: LedgerVerification = { accounts: 0, entries: 0, faults: [] };
  for await (const id of accountId === null ? accountsWithMoney(store) : [accountId]) {
    const { entries, fault } = await verifyAccount(store, witnesses, id);
    all.accounts += 1;
    all.entries += entries;
    if (fault !== null) all.faults.push(fault);
  }
  return all;
}

async function verifyAccount(store: Store, witnesses: readonly LedgerWitness[], accountId: string) {
  let same = 0;
  let last = "";
  for (let looks = 1; ; looks++) {
    const { entries, fault, mark } = await lookAt(store, witnesses, accountId);
    same = mark === last ? same + 1 : 1;
    last = mark;
    if (fault === null || same === SAME_LOOKS) return { entries, fault };
    if (looks === MOST_LOOKS) return { entries, fault: null };
    await sleep(PAUSE_MS);
  }
}

async function lookAt(store: Store, witnesses: readonly LedgerWitness[], accountId: string) {
  const amounts = new Map<string, number>();
  let sum = 0;
  let debts = 0;
  let notInWallet = 0;
  let first: Fault | null = null;
  let dip: (Fault & { at: Date }) | null = null;
  for await (const entries of inSlices(entriesInOrder(store, accountId), ENTRIES_AT_ONCE)) {
    const told: Faults[] = first ? [] : await Promise.all(witnesses.map((one) => one.faultsOf(entries)));
    for (const entry of entries) {
      amounts.set(entry._id, entry.usdMicros);
      sum += entry.usdMicros;
      if (entry.kind === "debt") debts += entry.usdMicros;
      if (entry.isToPost) notInWallet += entry.usdMicros;
      if (dip !== null && entry.at.getTime() - dip.at.getTime() > CLOCKS_MS) first ??= dip;
      dip = sum - debts < 0 ? (dip ?? dipAt(entry, sum - debts)) : null;
      first ??= faultAt(entry, told);
    }
  }
  first ??= dip;
  first ??= await missing(store, witnesses, accountId, amounts);
  const wallet = await findWallet(store, accountId);
  const result = { ledgerUsdMicros: sum, walletUsdMicros: wallet && totalOf(wallet), accountId };
  const booked = sum - notInWallet;
  const fault = first ?? (wallet ? unlike(wallet, booked, amounts) : withoutWallet(sum));
  // What is wrong, without the totals, which move while the account goes on.
  const mark = first ? `${first.entryId} ${first.problem}` : String(wallet && booked - totalOf(wallet));
  return { entries: amounts.size, fault: fault && { ...fault, ...result }, mark };
}

interface Fault {
  entryId: string;
  problem: string;
}

const dipAt = ({ _id, at }: LedgerDoc, usdMicros: number): Fault & { at: Date } => ({
  entryId: _id,
  problem: `with it the balance is ${usdMicros} micro-USD, and no debt was booked`,
  at,
});

/** @param told what each witness found wrong */
function faultAt(entry: LedgerDoc, told: readonly Faults[]): Fault | null {
  let problem = faultOfEntry(entry);
  for (const faults of told) problem ??= faults.get(entry._id) ?? null;
  return problem === null ? null : { entryId: entry._id, problem };
}

async function missing(
  store: Store,
  witnesses: readonly LedgerWitness[],
  accountId: string,
  amounts: ReadonlyMap<string, number>,
) {
  for (const witness of witnesses)
    for await (const expected of inSlices(witness.expected(accountId), ENTRIES_AT_ONCE)) {
      const unseen = expected.filter(({ entryId }) => !amounts.has(entryId));
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

const totalOf = ({ availableUsdMicros, heldUsdMicros }: WalletDoc): number =>
  availableUsdMicros + heldUsdMicros;

/** How a wallet differs from what its entries say. An entry of just that amount is the likely one. */
function unlike(wallet: WalletDoc, booked: number, amounts: ReadonlyMap<string, number>) {
  const held = wallet.holds.reduce((sum, { usdMicros }) => sum + usdMicros, 0);
  if (held !== wallet.heldUsdMicros)
    return { entryId: null, problem: `the holds are ${held} micro-USD, not ${wallet.heldUsdMicros}` };
  const included = wallet.included?.usdMicros ?? 0;
  if (included < 0 || included > Math.max(0, wallet.availableUsdMicros))
    return {
      entryId: null,
      problem: `${included} micro-USD of ${wallet.availableUsdMicros} available ones cannot be included`,
    };
  const waiting = (wallet.outbox ?? []).filter(({ _id }) => !amounts.has(_id));
  const difference = booked + waiting.reduce((sum, { usdMicros }) => sum + usdMicros, 0) - totalOf(wallet);
  if (difference === 0) return null;
  const likely = [...amounts].find(([, usdMicros]) => usdMicros === difference);
  return {
    entryId: likely?.[0] ?? null,
    problem: `the wallet has ${totalOf(wallet)} micro-USD, ${Math.abs(difference)} ${difference > 0 ? "less" : "more"} than the ledger says`,
  };
}

function withoutWallet(sum: number) {
  return sum === 0 ? null : { entryId: null, problem: "there is no wallet for these entries" };
}

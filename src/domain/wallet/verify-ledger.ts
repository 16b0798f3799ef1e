import { setTimeout as sleep } from "node:timers/promises";
import { accountsWithMoney } from "../../store/wallet/ledger-pages.store.ts";
import type { Store } from "../../store/store.ts";
import type { LedgerWitness } from "./ledger-witness.ts";
import { lookAtAccount, type Look, type Past } from "./look-at-account.ts";

/**
 * A booking takes two writes, and a look at an account several reads, so whatever is booked meanwhile looks wrong. A fault
 * counts when so many looks in a row find the very same one. An account that never stands still that long is looked at next time.
 */
const SAME_LOOKS = 8;
const MOST_LOOKS = 100;
const PAUSE_MS = 100;

/** The first entry of an account that does not add up. */
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
    const { books, fault, walletUsdMicros } = await lastLookAt(store, witnesses, id);
    all.accounts += 1;
    all.entries += books.entries;
    if (fault !== null)
      all.faults.push({ accountId: id, ...fault, ledgerUsdMicros: books.sum, walletUsdMicros });
  }
  return all;
}

/** The look that counts. */
async function lastLookAt(
  store: Store,
  witnesses: readonly LedgerWitness[],
  accountId: string,
): Promise<Look> {
  let same = 0;
  let last = "";
  let past: Past | null = null;
  for (let looks = 1; ; looks++) {
    const look: Look = await lookAtAccount(store, witnesses, accountId, past);
    same = look.mark === last ? same + 1 : 1;
    last = look.mark;
    const isSettled = same >= SAME_LOOKS;
    // Only a look at everything tells a fault.
    if (look.fault === null || (isSettled && past === null)) return look;
    if (looks === MOST_LOOKS) return { ...look, fault: null };
    past = isSettled ? null : look.past;
    await sleep(PAUSE_MS);
  }
}

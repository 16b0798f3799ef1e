import type { LedgerDoc } from "../../store/wallet/money-documents.ts";

/** What is wrong with entries, by their ids. */
export type Faults = ReadonlyMap<string, string>;

/** What the rest of the server knows of entries. */
export interface LedgerWitness {
  /** What is wrong with entries by what they were booked for; nothing of those that are right. */
  faultsOf(entries: readonly LedgerDoc[]): Promise<Faults>;
  /** Entries that must be there. */
  expected(accountId: string): AsyncIterable<{ entryId: string; usdMicros: number }>;
}

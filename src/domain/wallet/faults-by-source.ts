import type { LedgerDoc } from "../../store/wallet/money-documents.ts";
import type { Faults } from "./ledger-witness.ts";

/** What entries were booked for, such as Requests. */
interface Sources<T> {
  /** Only entries with such a source are looked at. */
  kind: string;
  /** Those of the ids that are there. */
  find: (ids: readonly string[]) => Promise<T[]>;
  /** What is wrong with an entry, or null. @param source undefined where it is gone */
  faultOf: (entry: LedgerDoc, id: string, source: T | undefined) => string | null;
}

/** Compares entries with what they were booked for, which is read at once. */
export async function faultsBySource<T extends { _id: string }>(
  entries: readonly LedgerDoc[],
  { kind, find, faultOf }: Sources<T>,
): Promise<Faults> {
  const faults = new Map<string, string>();
  const ids = entries.flatMap(({ source }) => (source?.kind === kind ? [source.id] : []));
  if (ids.length === 0) return faults;
  const sources = new Map((await find(ids)).map((one) => [one._id, one]));
  for (const entry of entries) {
    if (entry.source?.kind !== kind) continue;
    const { id } = entry.source;
    const fault = faultOf(entry, id, sources.get(id));
    if (fault !== null) faults.set(entry._id, fault);
  }
  return faults;
}

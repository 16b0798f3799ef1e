import { ErasureDocument, ErasuresDocument, EraseRecordsDocument } from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Erasure, ErasureSubject } from "./models.ts";
import { given } from "./quarry-error.ts";

/** What operators do for people who ask to be forgotten; needs the key that the server started with. */
export interface ErasureCalls {
  /** Begins to erase the stored Records of a subject in all accounts; only counts them unless `dryRun` is false. */
  eraseRecords(subject: ErasureSubject, options?: { dryRun?: boolean }): Promise<Erasure>;
  /** One erasure, to see it end; null for no such one. */
  erasure(id: string): Promise<Erasure | null>;
  /** The newest erasures, 1 to 100, 20 unless given. */
  erasures(options?: { first?: number }): Promise<Erasure[]>;
}

const ERASURES = 20;

export function erasureCalls(http: HttpSettings): ErasureCalls {
  const { url } = http;
  return {
    eraseRecords: async (subject, { dryRun = true } = {}) =>
      given(url, (await send(http, EraseRecordsDocument, { ...subject, dryRun })).recordsErase).erasure,
    erasure: async (id) => (await send(http, ErasureDocument, { id })).erasure ?? null,
    erasures: async ({ first = ERASURES } = {}) => (await send(http, ErasuresDocument, { first })).erasures,
  };
}

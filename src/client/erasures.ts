import { EraseRecordsDocument } from "./generated/documents.ts";
import type { Erasure } from "./generated/models.ts";
import { send, type HttpSettings } from "./http.ts";
import type { ErasureSubject } from "./models.ts";
import { given } from "./quarry-error.ts";

export interface EraseCalls {
  /**
   * Begins to erase the stored Records of a subject in all accounts; only counts them unless `dryRun` is false. For operators,
   * with the key that the server started with.
   */
  eraseRecords(subject: ErasureSubject, options?: { dryRun?: boolean }): Promise<Erasure>;
}

export function eraseCalls(http: HttpSettings): EraseCalls {
  return {
    eraseRecords: async (subject, { dryRun = true } = {}) =>
      given(http.url, (await send(http, EraseRecordsDocument, { ...subject, dryRun })).recordsErase).erasure,
  };
}

import type { Readable } from "node:stream";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { exportCsv, exportJsonl, type CsvOptions, type ExportRange } from "./export.ts";
import type { PickedFields } from "./pick-fields.ts";
import { pageOfRecords, type RecordPage } from "./record-pages.ts";

/** Stored Records of Requests, by page and as a whole. */
export class RecordService {
  readonly #store: Store;

  constructor({ store }: { store: Store }) {
    this.#store = store;
  }

  /** One page, in order of storing. Throws `invalid_cursor`, `invalid_input`, `results_expired`. */
  page(request: RequestDoc, page: { after: string | null; limit: number }): Promise<RecordPage> {
    return pageOfRecords(this.#store, request, page);
  }

  /** As JSON Lines, in bounded memory. */
  jsonl(request: RequestDoc, range: ExportRange, picked: PickedFields | null): Readable {
    return exportJsonl(this.#store, request, range, picked);
  }

  /** As CSV, in bounded memory. */
  csv(request: RequestDoc, range: ExportRange, options: CsvOptions): Readable {
    return exportCsv(this.#store, request, range, options);
  }
}

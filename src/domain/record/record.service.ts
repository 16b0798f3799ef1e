import type { Readable } from "node:stream";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { POOLS } from "../../kernel/pools.ts";
import type { RecordColumn } from "../../record-files/record-columns.ts";
import { exportCsv, exportJsonl, jsonOf, type CsvOptions, type ExportRange } from "./export.ts";
import type { PickedFields } from "./pick-fields.ts";
import { pageOfRecords, type RecordPage } from "./record-pages.ts";
import { exportTyped, type TypedFormat } from "./typed-export.ts";

/** Stored Records of Requests, by page and as a whole. */
export class RecordService {
  readonly #store: Store;
  readonly #typedFiles = new FairShare("typedFiles");

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

  /** As a file whose columns have types, in bounded memory and time. Throws `not_acceptable`, `rate_limited`. */
  async typed(
    request: RequestDoc,
    range: ExportRange,
    format: TypedFormat,
    columns: readonly RecordColumn[],
  ): Promise<Readable> {
    const giveBack = this.#typedFiles.tryTake(request.accountId);
    if (giveBack === null) throw busy();
    const store = this.#store;
    async function* records(): AsyncGenerator<JsonObject> {
      for await (const json of jsonOf(store, request, range)) yield JSON.parse(json) as JsonObject;
    }
    try {
      return (await exportTyped(records, format, columns)).once("close", giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

function busy(): AppError {
  const [{ most }] = POOLS.typedFiles.shares;
  return new AppError("rate_limited", {
    message: `At most ${most} typed files of an account are made at once, and ${POOLS.typedFiles.places} of all.`,
    retryAfterSeconds: 5,
  });
}

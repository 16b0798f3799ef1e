import type { Readable } from "node:stream";
import { columnPerField, exportCsv, exportJsonl, type ExportFormat } from "../../domain/record/export.ts";
import { PickedFields } from "../../domain/record/pick-fields.ts";
import { fieldsOfRecords } from "../../domain/record/record-fields.ts";
import { assertNotExpired, positionOf } from "../../domain/record/record.service.ts";
import type { RequestService } from "../../domain/request/request.service.ts";
import type { Catalog } from "../../domain/scraper/catalog.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Store } from "../../store/store.ts";
import type { ResultsQuery } from "../routes/results.routes.ts";

const CONTENT_TYPE: Record<ExportFormat, string> = {
  jsonl: "application/x-ndjson; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export interface ResultsStream {
  contentType: string;
  fileName: string;
  body: Readable;
}

/** Every Record stored so far, or the part that the query asks for, as a stream that never holds more than a batch. */
export async function streamResults(
  { store, requests, catalog }: { store: Store; requests: RequestService; catalog: Catalog },
  accountId: string,
  requestId: string,
  format: ExportFormat,
  query: ResultsQuery,
): Promise<ResultsStream> {
  const request = await requests.get(accountId, requestId);
  assertNotExpired(request);
  const known = fieldsOfRecords(catalog, request);
  const picked = query.fields === undefined ? null : new PickedFields(query.fields, known);
  const from = query.cursor === undefined ? 0 : positionOf(request, query.cursor);
  const range = { from, limit: query.limit ?? null };
  const columns = picked ?? (known && columnPerField(known));
  if (format === "csv" && columns === null)
    throw new AppError("scraper_disabled", {
      message:
        "The columns are unknown while this scraper is switched off; name them in fields, or use jsonl.",
    });
  const body =
    format === "csv" && columns !== null
      ? exportCsv(store, request, range, {
          columns,
          omitEmptyColumns: query.omitEmptyColumns === "true",
          bom: query.bom === "true",
        })
      : exportJsonl(store, request, range, picked);
  return { contentType: CONTENT_TYPE[format], fileName: `${requestId}.${format}`, body };
}

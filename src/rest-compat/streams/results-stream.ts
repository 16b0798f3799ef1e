import type { Readable } from "node:stream";
import { exportCsv, exportJsonl, type ExportFormat } from "../../domain/record/export.ts";
import type { RequestService } from "../../domain/request/request.service.ts";
import type { Catalog } from "../../domain/scraper/catalog.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Store } from "../../store/store.ts";

const CONTENT_TYPE: Record<ExportFormat, string> = {
  jsonl: "application/x-ndjson; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export interface ResultsStream {
  contentType: string;
  fileName: string;
  body: Readable;
}

/** Which form of Results a call wants: `format=`, else the Accept header, else pages of JSON. */
export function resultsFormat(format: unknown, accept: string | undefined): ExportFormat | "json" {
  if (format === undefined || format === "")
    return accept?.includes("application/x-ndjson") ? "jsonl" : accept?.includes("text/csv") ? "csv" : "json";
  if (format === "json" || format === "jsonl" || format === "csv") return format;
  throw new AppError("not_acceptable", {
    details: [{ path: "format", code: "unknown", message: "Use json, jsonl or csv." }],
  });
}

/** Every Record stored so far, as a stream that never holds more than a batch. */
export async function streamResults(
  deps: { store: Store; requests: RequestService; catalog: Catalog },
  accountId: string,
  requestId: string,
  format: ExportFormat,
): Promise<ResultsStream> {
  const request = await deps.requests.get(accountId, requestId);
  if (request.recordsDeleted && request.recordCount > 0) throw new AppError("results_expired");
  const operation = deps.catalog
    .find(request.scraper)
    ?.scraper?.operations.find((one) => one.name === request.operation);
  if (format === "csv" && !operation)
    throw new AppError("scraper_disabled", {
      message: "The columns are unknown while this scraper is switched off; use jsonl.",
    });
  const body =
    format === "csv" && operation
      ? exportCsv(deps.store, request, operation)
      : exportJsonl(deps.store, request);
  return { contentType: CONTENT_TYPE[format], fileName: `${requestId}.${format}`, body };
}

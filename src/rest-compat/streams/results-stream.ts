import type { Readable } from "node:stream";
import { exportCsv, exportJsonl, type ExportFormat } from "../../domain/record/export.ts";
import { assertNotExpired } from "../../domain/record/record.service.ts";
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

/** Every Record stored so far, as a stream that never holds more than a batch. */
export async function streamResults(
  deps: { store: Store; requests: RequestService; catalog: Catalog },
  accountId: string,
  requestId: string,
  format: ExportFormat,
): Promise<ResultsStream> {
  const request = await deps.requests.get(accountId, requestId);
  assertNotExpired(request);
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

import { columnPerField, type ExportFormat } from "../../domain/record/export.ts";
import { PickedFields } from "../../domain/record/pick-fields.ts";
import { fieldsOfRecords } from "../../domain/record/record-fields.ts";
import { assertNotExpired, positionOf } from "../../domain/record/record-pages.ts";
import { AppError } from "../../errors/app-error.ts";
import type { BytesOrJson } from "../row.ts";
import type { StreamServices, WholeStream } from "./rest-stream.ts";
import { resultsFormat } from "./results-format.ts";

const CONTENT_TYPE: Record<ExportFormat, string> = {
  jsonl: "application/x-ndjson; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/** The parameters of the route. */
export interface ResultsQuery {
  limit?: number | undefined;
  format?: string | undefined;
  cursor?: string | undefined;
  fields?: string[] | undefined;
  omitEmptyColumns?: string | undefined;
  bom?: string | undefined;
}

/** Results as files. */
export const resultsBytes: BytesOrJson = {
  forms: {
    "application/x-ndjson": {
      description: "Every Record stored so far, one JSON object per line.",
      example: '{"type":"issue","number":1,"title":"An issue"}\n',
    },
    "text/csv": {
      description: "Every Record stored so far, one column per field of the Record.",
      example: "type,number,title\nissue,1,An issue\n",
    },
  },
  errors: ["not_acceptable", "scraper_disabled"],
  async open({ params, query, accept }, services, account) {
    const asked = query as ResultsQuery;
    const format = resultsFormat(asked.format, accept);
    return format === "json" ? null : streamResults(services, account(), params["id"] ?? "", format, asked);
  },
};

/** Every Record stored so far, or the part that the query asks for, as a stream that never holds more than a batch. */
async function streamResults(
  { records, requests, catalog }: StreamServices,
  accountId: string,
  requestId: string,
  format: ExportFormat,
  query: ResultsQuery,
): Promise<WholeStream> {
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
      ? records.csv(request, range, {
          columns,
          omitEmptyColumns: query.omitEmptyColumns === "true",
          bom: query.bom === "true",
        })
      : records.jsonl(request, range, picked);
  return { contentType: CONTENT_TYPE[format], fileName: `${requestId}.${format}`, body };
}

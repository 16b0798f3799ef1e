import { columnPerField } from "../../domain/record/export.ts";
import { PickedFields } from "../../domain/record/pick-fields.ts";
import { columnsOfRecords, fieldsOfRecords } from "../../domain/record/record-fields.ts";
import { assertNotExpired, positionOf } from "../../domain/record/record-pages.ts";
import { AppError } from "../../errors/app-error.ts";
import type { BytesOrJson } from "../row.ts";
import type { StreamServices, WholeStream } from "./rest-stream.ts";
import { mediaTypeOf, RESULTS_FORMATS, wantedFormat, type ResultsFormat } from "./results-format.ts";

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
    [mediaTypeOf("parquet")]: {
      description:
        "Apache Parquet with a column per field, typed by its schema; lists and objects are JSON text. A Record that does not fit is refused (`not_acceptable`).",
      example: "PAR1",
    },
    [mediaTypeOf("xlsx")]: {
      description:
        "A spreadsheet (Office Open XML) with the same columns. A cell holds 32,767 characters: a longer text ends with `… [cut]`.",
      example: "PK",
    },
  },
  errors: ["not_acceptable", "scraper_disabled"],
  async open({ params, query, accept }, services, account) {
    const asked = query as ResultsQuery;
    const format = wantedFormat(RESULTS_FORMATS, asked.format, accept);
    return format === "json" ? null : streamResults(services, account(), params["id"] ?? "", format, asked);
  },
};

/** Every Record stored so far, or the part that the query asks for, as a stream that never holds more than a batch. */
async function streamResults(
  { records, requests, catalog }: StreamServices,
  accountId: string,
  requestId: string,
  format: Exclude<ResultsFormat, "json">,
  query: ResultsQuery,
): Promise<WholeStream> {
  const request = await requests.get(accountId, requestId);
  assertNotExpired(request);
  const known = fieldsOfRecords(catalog, request);
  const picked = query.fields === undefined ? null : new PickedFields(query.fields, known);
  const from = query.cursor === undefined ? 0 : positionOf(request, query.cursor);
  const range = { from, limit: query.limit ?? null };
  const columns = picked ?? (known && columnPerField(known));
  const fileName = `${requestId}.${format}`;
  const contentType = mediaTypeOf(format);
  if (format === "jsonl")
    return {
      contentType: `${contentType}; charset=utf-8`,
      fileName,
      body: records.jsonl(request, range, picked),
    };
  if (format === "csv") {
    if (columns === null)
      throw columnsUnknown(
        "The columns are unknown while this scraper is switched off; name them in fields, or use jsonl.",
      );
    const options = {
      columns,
      omitEmptyColumns: query.omitEmptyColumns === "true",
      bom: query.bom === "true",
    };
    return {
      contentType: `${contentType}; charset=utf-8`,
      fileName,
      body: records.csv(request, range, options),
    };
  }
  const typed = columnsOfRecords(catalog, request, picked?.paths ?? null);
  if (typed === null)
    throw columnsUnknown(
      "The types of the columns are unknown while this scraper is switched off; use jsonl.",
    );
  return { contentType, fileName, body: await records.typed(request, range, format, typed) };
}

function columnsUnknown(message: string): AppError {
  return new AppError("scraper_disabled", { message });
}

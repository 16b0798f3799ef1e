import { z } from "zod";
import { RecordsDocument } from "../../generated/rest-documents.ts";
import { record } from "../../kinds/record.ts";
import { digits } from "../inputs/reader-of.ts";
import { bytesRow, row, rows } from "../row.ts";
import { pictureBytes } from "../streams/picture-stream.ts";
import { RESULTS_FORMATS } from "../streams/results-format.ts";
import { resultsBytes, type ResultsQuery } from "../streams/results-stream.ts";

const trueOrFalse = z.enum(["true", "false"]).optional();

const reads = {
  limit: digits(z.int().min(1).max(record.page.most))
    .optional()
    .describe(
      "Records, 1 to 1,000; 100 on a page of JSON, all in a stream. A page with more than 8 MB of them ends early, with a `nextCursor`.",
    ),
  format: z
    .string()
    .min(1)
    .meta({ enum: RESULTS_FORMATS })
    .optional()
    .describe("Format of the Results; when left out, the Accept header decides."),
  fields: z
    .string()
    .transform((text) => text.split(","))
    .optional()
    .describe("Only these fields of the Records, separated by commas; dot paths such as `owner.login`."),
  omitEmptyColumns: trueOrFalse.describe("CSV: `true` leaves out columns that no Record fills."),
  bom: trueOrFalse.describe(
    "CSV: `true` starts with a byte order mark, so that spreadsheets recognise UTF-8.",
  ),
};

export const resultsRoutes = rows(record, {
  "GET /": row(RecordsDocument, {
    operationId: "getResults",
    summary:
      "A page of Records; `format=jsonl`, `csv`, `parquet` or `xlsx` streams all of them, `fields` picks what they hold.",
    reads,
    bytes: resultsBytes,
    variables({ params, query }) {
      const { limit = record.page.usual, cursor, fields } = query as ResultsQuery;
      return { id: params["id"] ?? "", first: limit, after: cursor, fields };
    },
  }),
  "GET /pictures": bytesRow({
    operationId: "getPicture",
    summary: "A picture whose URL stands in a Record, fetched by the server.",
    description:
      "At most 5 MB. Addresses that are not public are refused, and so is what is no picture by its bytes.",
    reads: {
      record: digits(z.int().min(0)).default(0).describe("Position of the Record in the Results, from 0."),
      url: z
        .string()
        .max(4096)
        .optional()
        .describe("The URL, letter by letter as in the Record; it has to be given."),
    },
    errors: [
      ...([
        "invalid_input",
        "not_found",
        "results_expired",
        "address_refused",
        "not_a_picture",
        "response_too_large",
      ] as const),
      ...(["source_unavailable", "source_timeout", "source_changed"] as const),
    ],
    bytes: pictureBytes,
  }),
});

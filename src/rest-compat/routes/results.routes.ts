import { z } from "zod";
import { RecordsDocument } from "../../generated/rest-documents.ts";
import { record } from "../../kinds/record.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { route } from "../route.ts";
import { resultsFormat } from "../streams/results-format.ts";
import { streamResults } from "../streams/results-stream.ts";

const PAGE_RECORDS = 100;
const trueOrFalse = z.enum(["true", "false"]).optional();
const { cursor, limit } = pageQuery(record).shape;

const resultsQuery = z.strictObject({
  limit: limit
    .unwrap()
    .optional()
    .describe(
      "Records, 1 to 1,000; 100 on a page of JSON, all in a stream. A page with more than 8 MB of them ends early, with a `nextCursor`.",
    ),
  cursor,
  format: z
    .string()
    .min(1)
    .meta({ enum: ["json", "jsonl", "csv"] })
    .optional()
    .describe("Form of the Results; without it the Accept header decides."),
  fields: z
    .string()
    .transform((text) => text.split(","))
    .optional()
    .describe("Only these fields of the Records, separated by commas; dot paths such as `owner.login`."),
  omitEmptyColumns: trueOrFalse.describe("CSV: `true` leaves out columns that no Record fills."),
  bom: trueOrFalse.describe("CSV: `true` begins with a byte order mark, by which spreadsheets know UTF-8."),
});

export const resultsRoutes = [
  route({
    method: "GET",
    path: "/v1/requests/:id/results",
    access: "key",
    summary: "A page of Records; `format=jsonl` or `csv` streams all of them, `fields` picks what they hold.",
    reference: {
      operationId: "getResults",
      tag: "Results",
      query: resultsQuery,
      answer: {
        status: 200,
        description: "Records.",
        streams: {
          "application/x-ndjson": {
            description: "Every Record stored so far, one JSON object per line.",
            example: '{"type":"issue","number":1,"title":"An issue"}\n',
          },
          "text/csv": {
            description: "Every Record stored so far, one column per field of the Record.",
            example: "type,number,title\nissue,1,An issue\n",
          },
        },
      },
      errors: [
        "not_found",
        "invalid_input",
        "invalid_cursor",
        "not_acceptable",
        "results_expired",
        "scraper_disabled",
      ],
    },
    document: RecordsDocument,
    variables({ params, query: { limit = PAGE_RECORDS, cursor, fields } }) {
      return { id: params.id ?? "", ...pageVariables({ limit, cursor }), fields };
    },
    stream({ params, query, accept }, services, accountId) {
      const format = resultsFormat(query.format, accept);
      return format === "json" ? null : streamResults(services, accountId, params.id ?? "", format, query);
    },
  }),
];

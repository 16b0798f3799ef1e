import { z } from "zod";
import { RestResultsDocument } from "../../generated/rest-documents.ts";
import { found } from "../found.ts";
import { resultsCsvExample, resultsJsonlExample, resultsPageExample } from "../openapi/examples.ts";
import { resultsPageSchema } from "../openapi/schemas/request.schema.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { recordPageJson } from "../present/request-json.ts";
import { route } from "../route.ts";

const PAGE_RECORDS = 100;
const trueOrFalse = z.enum(["true", "false"]).optional();
const { cursor, limit } = pageQuery(100, 1000).shape;

const resultsQuery = z.strictObject({
  limit: limit.unwrap().optional().describe("Records, 1 to 1,000; 100 on a page of JSON, all in a stream."),
  cursor,
  format: z
    .enum(["json", "jsonl", "csv"])
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
export type ResultsQuery = z.output<typeof resultsQuery>;

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
        schema: resultsPageSchema,
        example: resultsPageExample,
        streams: {
          "application/x-ndjson": {
            description: "Every Record stored so far, one JSON object per line.",
            example: resultsJsonlExample,
          },
          "text/csv": {
            description: "Every Record stored so far, one column per field of the Record.",
            example: resultsCsvExample,
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
    document: RestResultsDocument,
    variables({ params, query: { limit = PAGE_RECORDS, cursor, fields } }) {
      return { id: params.id ?? "", ...pageVariables({ limit, cursor }), fields };
    },
    reply: ({ request }) => ({ status: 200, body: recordPageJson(found(request).records) }),
  }),
];

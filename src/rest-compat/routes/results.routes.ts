import { z } from "zod";
import { RestResultsDocument } from "../../generated/rest-documents.ts";
import { found } from "../found.ts";
import { resultsCsvExample, resultsJsonlExample, resultsPageExample } from "../openapi/examples.ts";
import { resultsPageSchema } from "../openapi/schemas/request.schema.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { recordPageJson } from "../present/request-json.ts";
import { route } from "../route.ts";

const resultsQuery = pageQuery(100, 1000).extend({
  format: z
    .enum(["json", "jsonl", "csv"])
    .optional()
    .describe("Form of the Results; without it the Accept header decides."),
});

export const resultsRoutes = [
  route({
    method: "GET",
    path: "/v1/requests/:id/results",
    access: "key",
    summary: "A page of Records; `format=jsonl` or `csv` streams all of them.",
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
    variables({ params, query }) {
      return { id: params.id ?? "", ...pageVariables(query) };
    },
    reply: ({ request }) => ({ status: 200, body: recordPageJson(found(request).records) }),
  }),
];

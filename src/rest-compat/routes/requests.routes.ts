import { z } from "zod";
import {
  RestRequestCancelDocument,
  RestRequestCreateDocument,
  RestRequestGetDocument,
  RestRequestListDocument,
  RestResultsDocument,
} from "../../generated/rest-documents.ts";
import { microsOfUsd } from "../../kernel/usd.ts";
import {
  finishedRequestExample,
  newRequestExample,
  queuedRequestExample,
  requestListExample,
  resultsCsvExample,
  resultsJsonlExample,
  resultsPageExample,
} from "../openapi/examples.ts";
import { component } from "../openapi/schemas/components.ts";
import { requestListSchema, requestSchema, resultsPageSchema } from "../openapi/schemas/request.schema.ts";
import { requestJson } from "../present/request-json.ts";
import { found } from "../found.ts";
import { nextCursorOf, pageQuery, pageVariables } from "../pages.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const requestPage = pageQuery(20, 100);

const resultsQuery = pageQuery(100, 1000).extend({
  format: z
    .enum(["json", "jsonl", "csv"])
    .optional()
    .describe("Form of the Results; without it the Accept header decides."),
});

const newRequest = component(
  "NewRequest",
  z
    .strictObject({
      scraper: z.string().describe("Scraper id from the catalog."),
      input: z
        .record(z.string(), z.unknown())
        .describe("Public targets only; its fields and caps are the component `Input.<scraper>`."),
      limit: z.int32().optional().describe("Maximum number of Records; also accepted in `input`."),
      maxCost: z
        .number()
        .transform((usd, context) => {
          const micros = microsOfUsd(usd);
          if (micros === null || micros === 0)
            context.addIssue("Use an amount in USD above 0 with at most six decimal places.");
          return micros ?? 0;
        })
        .optional()
        .describe("Cost ceiling in USD, exact to the micro. The run ends before it would be passed."),
    })
    .describe("What to scrape."),
);

export const requestRoutes = [
  route({
    method: "POST",
    path: "/v1/requests",
    access: "key",
    summary: "Creates a Request; 201 with Location.",
    reference: {
      operationId: "createRequest",
      tag: "Requests",
      body: { schema: newRequest, example: newRequestExample },
      answer: {
        status: 201,
        description: "Created and queued.",
        schema: requestSchema,
        example: queuedRequestExample,
      },
      errors: [
        "invalid_input",
        "input_cap_exceeded",
        "private_input_refused",
        "operation_not_found",
        "operation_not_public",
        "scraper_not_found",
        "scraper_not_implemented",
        "scraper_disabled",
        "payment_required",
        "insufficient_balance",
        "concurrency_limited",
        "idempotency_key_reused",
        "idempotency_in_progress",
      ],
    },
    document: RestRequestCreateDocument,
    variables({ body, idempotencyKey }) {
      const { maxCost, ...input } = read(newRequest, body, "field");
      return { input: { ...input, maxCostUsdMicros: maxCost }, idempotencyKey };
    },
    reply({ requestCreate }) {
      const { request, idempotentReplayed } = found(requestCreate);
      const headers: Record<string, string> = { location: `/v1/requests/${request.id}` };
      if (idempotentReplayed) headers["idempotent-replayed"] = "true";
      return { status: 201, headers, body: requestJson(request) };
    },
  }),
  route({
    method: "GET",
    path: "/v1/requests",
    access: "key",
    summary: "The account's Requests, newest first.",
    reference: {
      operationId: "listRequests",
      tag: "Requests",
      query: requestPage,
      answer: {
        status: 200,
        description: "A page of Requests.",
        schema: requestListSchema,
        example: requestListExample,
      },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: RestRequestListDocument,
    variables: ({ query }) => pageVariables(query),
    reply({ requests: { nodes, pageInfo } }) {
      return {
        status: 200,
        body: {
          data: nodes.map(requestJson),
          nextCursor: nextCursorOf(pageInfo),
        },
      };
    },
  }),
  route({
    method: "GET",
    path: "/v1/requests/:id",
    access: "key",
    summary: "One Request.",
    reference: {
      operationId: "getRequest",
      tag: "Requests",
      answer: {
        status: 200,
        description: "The Request.",
        schema: requestSchema,
        example: finishedRequestExample,
      },
      errors: ["not_found"],
    },
    document: RestRequestGetDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply: ({ request }) => ({ status: 200, body: requestJson(found(request)) }),
  }),
  route({
    method: "POST",
    path: "/v1/requests/:id/cancel",
    access: "key",
    summary: "Asks a Request to stop; a finished one is returned as it is.",
    reference: {
      operationId: "cancelRequest",
      tag: "Requests",
      answer: {
        status: 200,
        description: "The Request after the call.",
        schema: requestSchema,
        example: finishedRequestExample,
      },
      errors: ["not_found"],
    },
    document: RestRequestCancelDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply: ({ requestCancel }) => ({ status: 200, body: requestJson(found(requestCancel).request) }),
  }),
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
    reply({ request }) {
      const { nodes, complete, pageInfo } = found(request).records;
      return {
        status: 200,
        body: {
          data: nodes.map((node) => node.data),
          nextCursor: nextCursorOf(pageInfo),
          complete,
        },
      };
    },
  }),
];

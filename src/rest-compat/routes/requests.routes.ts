import { z } from "zod";
import {
  RestRequestCancelDocument,
  RestRequestGetDocument,
  RestRequestListDocument,
  RestRequestLogDocument,
  RestRequestResumeDocument,
  type RequestStatus,
} from "../../generated/rest-documents.ts";
import { found } from "../found.ts";
import {
  finishedRequestExample,
  logPageExample,
  queuedRequestExample,
  requestListExample,
} from "../openapi/examples.ts";
import {
  logPageSchema,
  requestListSchema,
  requestSchema,
  STATUSES,
} from "../openapi/schemas/request.schema.ts";
import { nextCursorOf, pageQuery, pageVariables } from "../pages.ts";
import { requestJson } from "../present/request-json.ts";
import { route } from "../route.ts";

const requestsQuery = pageQuery(20, 100).extend({
  status: z
    .string()
    .transform((text, context) => text.split(",").map((word) => statusOf(word.trim(), context)))
    .optional()
    .describe(`Only these states, separated by commas: ${STATUSES.join(", ")}.`),
  scraper: z.string().min(1).max(200).optional().describe("Only Requests of this scraper."),
  since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("Only those created then or later; a date and time with its zone."),
});

const logQuery = pageQuery(100, 1000);

export const requestRoutes = [
  route({
    method: "GET",
    path: "/v1/requests",
    access: "key",
    summary: "The account's Requests, newest first.",
    reference: {
      operationId: "listRequests",
      tag: "Requests",
      query: requestsQuery,
      answer: {
        status: 200,
        description: "A page of Requests.",
        schema: requestListSchema,
        example: requestListExample,
      },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: RestRequestListDocument,
    variables: ({ query: { status, scraper, since, ...page } }) => ({
      ...pageVariables(page),
      filter: { status, scraper, since },
    }),
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
    method: "POST",
    path: "/v1/requests/:id/resume",
    access: "key",
    summary: "Queues a partial, failed or cancelled Request again, from its checkpoint.",
    reference: {
      operationId: "resumeRequest",
      tag: "Requests",
      answer: {
        status: 200,
        description: "The same Request, queued again.",
        schema: requestSchema,
        example: queuedRequestExample,
      },
      errors: [
        "not_found",
        "request_not_resumable",
        "scraper_not_found",
        "scraper_not_implemented",
        "scraper_disabled",
        "payment_required",
        "insufficient_balance",
        "concurrency_limited",
      ],
    },
    document: RestRequestResumeDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply: ({ requestResume }) => ({ status: 200, body: requestJson(found(requestResume).request) }),
  }),
  route({
    method: "GET",
    path: "/v1/requests/:id/log",
    access: "key",
    summary: "The run log: pages, retries, warnings and timings, oldest first.",
    reference: {
      operationId: "getRequestLog",
      tag: "Requests",
      query: logQuery,
      answer: {
        status: 200,
        description: "Lines of the run log.",
        schema: logPageSchema,
        example: logPageExample,
      },
      errors: ["not_found", "invalid_input", "invalid_cursor"],
    },
    document: RestRequestLogDocument,
    variables: ({ params, query }) => ({ id: params.id ?? "", ...pageVariables(query) }),
    reply({ request }, { query }) {
      const { status, log } = found(request);
      const mayFollow = log.length === query.limit || !TERMINAL.has(status);
      return {
        status: 200,
        body: {
          data: log.map(({ cursor: _cursor, ...line }) => line),
          nextCursor: mayFollow ? (log.at(-1)?.cursor ?? query.cursor ?? null) : null,
        },
      };
    },
  }),
];

const TERMINAL: ReadonlySet<RequestStatus> = new Set(["SUCCEEDED", "PARTIAL", "FAILED", "CANCELLED"]);

function statusOf(word: string, context: z.core.$RefinementCtx): RequestStatus {
  if (!(STATUSES as readonly string[]).includes(word)) context.addIssue(`Use ${STATUSES.join(", ")}.`);
  return word.toUpperCase() as RequestStatus;
}

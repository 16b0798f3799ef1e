import { z } from "zod";
import {
  CancelDocument,
  RequestDocument,
  RequestsDocument,
  LogDocument,
  ResumeDocument,
  type RequestStatus,
} from "../../generated/rest-documents.ts";
import { request, runLogLine } from "../../kinds/request.ts";
import { RequestStatus as StatusWords } from "../../schema/request/request.enum.ts";
import { found } from "../found.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { route } from "../route.ts";

const STATUSES: readonly string[] = Object.values(StatusWords);

const requestsQuery = pageQuery(request).extend({
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
  tag: z
    .string()
    .min(1)
    .transform((text) => text.split(","))
    .optional()
    .describe("Only those that have all of these tags, separated by commas."),
});

const logQuery = pageQuery(runLogLine);

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
      answer: { status: 200, description: "A page of Requests." },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: RequestsDocument,
    variables: ({ query: { status, scraper, since, tag: tags, ...page } }) => ({
      ...pageVariables(page),
      filter: { status, scraper, since, tags },
    }),
  }),
  route({
    method: "GET",
    path: "/v1/requests/:id",
    access: "key",
    summary: "One Request.",
    reference: {
      operationId: "getRequest",
      tag: "Requests",
      answer: { status: 200, description: "The Request." },
      errors: ["not_found"],
    },
    document: RequestDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/requests/:id/cancel",
    access: "key",
    summary: "Asks a Request to stop; a finished one is returned as it is.",
    reference: {
      operationId: "cancelRequest",
      tag: "Requests",
      answer: { status: 200, description: "The Request after the call." },
      errors: ["not_found"],
    },
    document: CancelDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
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
        example: { status: "queued", stopReason: null, finishedAt: null, expiresAt: null, round: 2 },
      },
      errors: [
        "not_found",
        "request_not_resumable",
        "scraper_not_found",
        "scraper_not_implemented",
        "scraper_disabled",
        "payment_required",
        "insufficient_balance",
        "usage_cap_reached",
        "spend_cap_reached",
        "request_cost_limited",
        "concurrency_limited",
      ],
    },
    document: ResumeDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
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
      answer: { status: 200, description: "Lines of the run log." },
      errors: ["not_found", "invalid_input", "invalid_cursor"],
    },
    document: LogDocument,
    variables: ({ params, query }) => ({ id: params.id ?? "", ...pageVariables(query) }),
    reply({ request }, { query }, { data }: { data: unknown[] }) {
      const { status, log } = found(request);
      const mayFollow = log.length === query.limit || !TERMINAL.has(status);
      return { body: { data, nextCursor: mayFollow ? (log.at(-1)?.cursor ?? query.cursor ?? null) : null } };
    },
  }),
];

const TERMINAL: ReadonlySet<RequestStatus> = new Set(["SUCCEEDED", "PARTIAL", "FAILED", "CANCELLED"]);

function statusOf(word: string, context: z.core.$RefinementCtx): RequestStatus {
  if (!STATUSES.includes(word)) context.addIssue(`Use ${STATUSES.join(", ")}.`);
  return word.toUpperCase() as RequestStatus;
}

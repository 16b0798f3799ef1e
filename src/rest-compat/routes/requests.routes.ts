import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import {
  RestRequestCancelDocument,
  RestRequestCreateDocument,
  RestRequestGetDocument,
  RestRequestListDocument,
  RestResultsDocument,
} from "../../generated/rest-documents.ts";
import { microsOfUsd } from "../../kernel/usd.ts";
import { requestJson } from "../present/request-json.ts";
import { pageQuery, read } from "../read-call.ts";
import { route } from "../route.ts";

const requestPage = pageQuery(20, 100);
const resultPage = pageQuery(100, 1000);

const newRequest = z.strictObject({
  scraper: z.string(),
  input: z.record(z.string(), z.unknown()),
  limit: z.number().int().optional(),
  /** USD; exact to the micro. */
  maxCost: z
    .number()
    .transform((usd, context) => {
      const micros = microsOfUsd(usd);
      if (micros === null || micros === 0)
        context.addIssue("Use an amount in USD above 0 with at most six decimal places.");
      return micros ?? 0;
    })
    .optional(),
});

export const requestRoutes = [
  route({
    method: "POST",
    path: "/v1/requests",
    access: "key",
    summary: "Creates a Request; 201 with Location.",
    document: RestRequestCreateDocument,
    variables({ body, idempotencyKey }) {
      const { maxCost, ...input } = read(newRequest, body, "");
      return { input: { ...input, maxCostUsdMicros: maxCost }, idempotencyKey };
    },
    reply({ requestCreate }) {
      const { request, idempotentReplayed } = present(requestCreate);
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
    document: RestRequestListDocument,
    variables: ({ query }) => pageVariables(read(requestPage, query, "")),
    reply({ requests: { nodes, pageInfo } }) {
      return {
        status: 200,
        body: {
          data: nodes.map(requestJson),
          nextCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
        },
      };
    },
  }),
  route({
    method: "GET",
    path: "/v1/requests/:id",
    access: "key",
    summary: "One Request.",
    document: RestRequestGetDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply: ({ request }) => ({ status: 200, body: requestJson(present(request)) }),
  }),
  route({
    method: "POST",
    path: "/v1/requests/:id/cancel",
    access: "key",
    summary: "Asks a Request to stop; a finished one is returned as it is.",
    document: RestRequestCancelDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply: ({ requestCancel }) => ({ status: 200, body: requestJson(present(requestCancel).request) }),
  }),
  route({
    method: "GET",
    path: "/v1/requests/:id/results",
    access: "key",
    summary: "A page of Records; `format=jsonl` or `csv` streams all of them.",
    document: RestResultsDocument,
    variables({ params, query }) {
      return { id: params.id ?? "", ...pageVariables(read(resultPage, query, "")) };
    },
    reply({ request }) {
      const { nodes, complete, pageInfo } = present(request).records;
      return {
        status: 200,
        body: {
          data: nodes.map((node) => node.data),
          nextCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
          complete,
        },
      };
    },
  }),
];

function pageVariables({ limit, cursor }: { limit: number; cursor?: string | undefined }): {
  first: number;
  after?: string;
} {
  return { first: limit, ...(cursor === undefined ? {} : { after: cursor }) };
}

/** Null is how GraphQL says that an object is not there. */
function present<T>(value: T | null | undefined): T {
  if (value == null) throw new AppError("not_found");
  return value;
}

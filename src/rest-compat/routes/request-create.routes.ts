import { z } from "zod";
import { CreateDocument, EstimateDocument } from "../../generated/rest-documents.ts";
import { found } from "../found.ts";
import { newRequest, newRequestExample, newRequestInput } from "../new-request.ts";
import { route } from "../route.ts";

/** Longest wait that GraphQL takes; a caller that prefers more gets this. */
const MAX_WAIT_SECONDS = 60;

const createQuery = z.strictObject({
  include: z
    .enum(["results"])
    .optional()
    .describe("`results` adds the first page of Records, as it is when the call is answered."),
});

export const requestCreateRoutes = [
  route({
    method: "POST",
    path: "/v1/requests",
    access: "key",
    summary: "Creates a Request; 201 with Location.",
    reference: {
      operationId: "createRequest",
      tag: "Requests",
      query: createQuery,
      body: { schema: newRequest, example: newRequestExample },
      prefersWait: true,
      answer: { status: 201, description: "Created; queued, or as it is after the wait." },
      errors: [
        "invalid_input",
        "results_expired",
        "input_cap_exceeded",
        "private_input_refused",
        "operation_not_found",
        "operation_not_public",
        "scraper_not_found",
        "scraper_not_implemented",
        "scraper_disabled",
        "payment_required",
        "insufficient_balance",
        "usage_cap_reached",
        "spend_cap_reached",
        "request_cost_limited",
        "concurrency_limited",
        "idempotency_key_reused",
        "idempotency_in_progress",
      ],
    },
    document: CreateDocument,
    variables({ body, idempotencyKey, query, prefer }) {
      const wait = Math.min(prefer.waitSeconds ?? 0, MAX_WAIT_SECONDS);
      return { input: newRequestInput(body), idempotencyKey, wait, withRecords: query.include === "results" };
    },
    reply({ requestCreate }, { prefer }) {
      const { request, idempotentReplayed } = found(requestCreate);
      const headers: Record<string, string> = { location: `/v1/requests/${request.id}` };
      if (idempotentReplayed) headers["idempotent-replayed"] = "true";
      if (prefer.waitSeconds !== null)
        headers["preference-applied"] = `wait=${Math.min(prefer.waitSeconds, MAX_WAIT_SECONDS)}`;
      return { headers };
    },
  }),
  route({
    method: "POST",
    path: "/v1/requests/estimate",
    access: "key",
    summary: "Validates and prices a Request without creating it.",
    reference: {
      operationId: "estimateRequest",
      tag: "Requests",
      body: { schema: newRequest, example: newRequestExample },
      answer: { status: 200, description: "What it would be, and cost at most." },
      errors: [
        "invalid_input",
        "input_cap_exceeded",
        "private_input_refused",
        "operation_not_found",
        "operation_not_public",
        "scraper_not_found",
        "scraper_not_implemented",
        "scraper_disabled",
      ],
    },
    document: EstimateDocument,
    variables: ({ body }) => ({ input: newRequestInput(body) }),
  }),
];

import { z } from "zod";
import { CreateDocument, EstimateDocument } from "../../generated/rest-documents.ts";
import { isJsonObject } from "../../kernel/json.ts";
import { request } from "../../kinds/request.ts";
import type { RestCall } from "../call.ts";
import { found } from "../found.ts";
import { newRequest, newRequestExample, newRequestInput } from "../new-request.ts";
import { row, rows } from "../row.ts";

/** Longest wait that GraphQL takes; a caller that prefers more gets this. */
const MAX_WAIT_SECONDS = 60;

const include = z
  .enum(["results"])
  .optional()
  .describe("`results` adds the first page of Records at the time of the answer.");
const body = { schema: newRequest, example: newRequestExample };
const scraperIn = ({ body: given }: RestCall) => (isJsonObject(given) ? given["scraper"] : undefined);

export const requestCreateRoutes = rows(request, {
  "POST /": row(CreateDocument, {
    operationId: "createRequest",
    reads: { include },
    body,
    scraperIn,
    prefersWait: true,
    variables({ body: given, idempotencyKey, query, prefer }) {
      const wait = Math.min(prefer.waitSeconds ?? 0, MAX_WAIT_SECONDS);
      return {
        input: newRequestInput(given),
        idempotencyKey,
        wait,
        withRecords: query["include"] === "results",
      };
    },
    reply({ requestCreate }, { prefer }) {
      const { request: made, idempotentReplayed } = found(requestCreate);
      const headers: Record<string, string> = { location: `/v1/requests/${made.id}` };
      if (idempotentReplayed) headers["idempotent-replayed"] = "true";
      if (prefer.waitSeconds !== null)
        headers["preference-applied"] = `wait=${Math.min(prefer.waitSeconds, MAX_WAIT_SECONDS)}`;
      return { headers };
    },
  }),
  "POST /estimate": row(EstimateDocument, {
    operationId: "estimateRequest",
    body,
    scraperIn,
    variables: (call) => ({ input: newRequestInput(call.body) }),
  }),
});

import type { JsonObject } from "../../kernel/json.ts";
import { usdText } from "../../kernel/usd.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { durationOf } from "../request/duration.ts";

/** What a webhook or a notification says of a Request that has ended, under the names that the other faces have for it. */
export function factsOf(request: RequestDoc): JsonObject {
  const { finalCostUsdMicros } = request;
  return {
    id: request._id,
    scraper: request.scraper,
    operation: request.operation,
    status: request.state,
    stopReason: request.stopReason,
    error: request.error === null ? null : { ...request.error },
    isDemo: request.isDemo ?? false,
    tags: request.tags ?? [],
    attempt: request.attempt,
    round: request.round,
    limit: request.limit,
    recordCount: request.recordCount,
    maxCostUsdMicros: request.maxCostUsdMicros,
    finalCostUsdMicros,
    finalCostUsd: finalCostUsdMicros === null ? null : usdText(finalCostUsdMicros),
    currency: "USD",
    createdAt: request.createdAt.toISOString(),
    startedAt: request.startedAt?.toISOString() ?? null,
    finishedAt: request.finishedAt?.toISOString() ?? null,
    durationMs: durationOf(request),
    expiresAt: request.expiresAt?.toISOString() ?? null,
    resultsPath: `/v1/requests/${request._id}/results`,
  };
}

import type {
  RestRecordPageFragment,
  RestRequestEstimateMutation,
  RestRequestFragment,
} from "../../generated/rest-documents.ts";
import { usdOfMicros } from "../../kernel/usd.ts";
import { nextCursorOf } from "../pages.ts";

/** A Request as /v1 shows it: costs as USD numbers, exact to the micro, with the micros beside them. */
export function requestJson(request: RestRequestFragment) {
  return {
    id: request.id,
    scraper: request.scraper.id,
    operation: request.operation,
    input: request.input,
    normalizations: request.normalizations,
    status: request.status.toLowerCase(),
    stopReason: request.stopReason?.toLowerCase() ?? null,
    limit: request.limit,
    maxCost: usdOrNull(request.maxCostUsdMicros),
    maxCostUsdMicros: request.maxCostUsdMicros ?? null,
    estimatedCost: usdOfMicros(request.estimatedCostUsdMicros),
    estimatedCostUsdMicros: request.estimatedCostUsdMicros,
    finalCost: usdOrNull(request.finalCostUsdMicros),
    finalCostUsdMicros: request.finalCostUsdMicros ?? null,
    currency: request.currency,
    recordCount: request.recordCount,
    progress: request.progress,
    attempt: request.attempt,
    round: request.round,
    resultsUrl: request.resultsUrl,
    agentInstruction: request.agentInstruction,
    error: request.error ? errorJson(request.error) : null,
    createdAt: request.createdAt,
    startedAt: request.startedAt ?? null,
    finishedAt: request.finishedAt ?? null,
    expiresAt: request.expiresAt ?? null,
  };
}

function errorJson(error: NonNullable<RestRequestFragment["error"]>) {
  return {
    code: error.code,
    message: error.message,
    agent_instruction: error.agentInstruction,
    docs_url: error.docsUrl,
    retryable: error.retryable,
  };
}

function usdOrNull(usdMicros: number | null | undefined): number | null {
  return usdMicros == null ? null : usdOfMicros(usdMicros);
}

/** A page of Records as /v1 shows it: the Records themselves. */
export function recordPageJson({ nodes, pageInfo, complete }: RestRecordPageFragment) {
  return { data: nodes.map((node) => node.data), nextCursor: nextCursorOf(pageInfo), complete };
}

export function estimateJson(estimate: NonNullable<RestRequestEstimateMutation["requestEstimate"]>) {
  return {
    ...estimate,
    estimatedCost: usdOfMicros(estimate.estimatedCostUsdMicros),
    currency: "USD",
  };
}

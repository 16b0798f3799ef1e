import type { RequestPlan } from "../../domain/request/plan.ts";
import { durationOf } from "../../domain/request/duration.ts";
import { agentInstructionOf } from "../../domain/request/agent-instruction.ts";
import { agentOf, docsPath, type Face } from "../../errors/app-error.ts";
import { CODES, isErrorCode } from "../../errors/codes.ts";
import { usdText } from "../../kernel/usd.ts";
import type { RequestStatus } from "../../schema/request/request.enum.ts";
import type { RequestError, RequestProgress } from "../../schema/request/request-parts.type.ts";
import type { RequestEstimatePayload } from "../../schema/request/request.payload.ts";
import type { Request } from "../../schema/request/request.type.ts";
import type { RequestDoc, RequestState } from "../../store/request/request-documents.ts";
import type { Context } from "../context.ts";

/** A Request as callers see it, with the document it was made from for nested fields. */
export type RequestView = Request & { doc: RequestDoc };

export function presentRequest(doc: RequestDoc, { services: { publicUrl }, face }: Context): RequestView {
  return {
    doc,
    id: doc._id,
    scraperId: doc.scraper,
    operation: doc.operation,
    input: doc.input,
    normalizations: doc.normalizations,
    requestedFeatures: doc.requestedFeatures,
    status: shown(doc.state),
    stopReason: doc.stopReason,
    error: presentError(doc.error, publicUrl(), face),
    isDemo: doc.isDemo ?? false,
    tags: doc.tags ?? [],
    limit: doc.limit,
    maxCostUsdMicros: doc.maxCostUsdMicros,
    estimatedCostUsdMicros: doc.estimatedCostUsdMicros,
    estimatedCostUsd: usdText(doc.estimatedCostUsdMicros),
    finalCostUsdMicros: doc.finalCostUsdMicros,
    finalCostUsd: doc.finalCostUsdMicros === null ? null : usdText(doc.finalCostUsdMicros),
    currency: "USD",
    recordCount: doc.recordCount,
    progress: presentProgress(doc),
    attempt: doc.attempt,
    round: doc.round,
    rounds: doc.rounds.map((round) => ({ ...round, status: shown(round.state) })),
    resultsUrl: `${publicUrl()}/v1/requests/${doc._id}/results`,
    agentInstruction: agentInstructionOf(doc, face),
    createdAt: doc.createdAt,
    startedAt: doc.startedAt,
    finishedAt: doc.finishedAt,
    durationMs: durationOf(doc),
    expiresAt: doc.expiresAt,
  };
}

/** A Request is not visible while it is `reserving`. For a state without a word in GraphQL this does not compile. */
function shown(state: RequestState): RequestStatus {
  return state as Exclude<RequestState, "reserving">;
}

function presentError(error: RequestDoc["error"], publicUrl: string, face: Face): RequestError | null {
  if (!error) return null;
  const code = isErrorCode(error.code) ? error.code : "internal";
  return {
    code,
    message: error.message,
    agentInstruction: agentOf(code, face),
    docsUrl: publicUrl + docsPath(code),
    retryable: CODES[code].retry === "later",
  };
}

function presentProgress({ progress, recordCount }: RequestDoc): RequestProgress {
  const warnings = Object.entries(progress.warnings).map(([code, count]) => ({ code, count }));
  return { ...progress, recordsStored: recordCount, warnings };
}

export function presentEstimate(plan: RequestPlan & { isDemo: boolean }): RequestEstimatePayload {
  return { ...plan, estimatedCostUsd: usdText(plan.estimatedCostUsdMicros), currency: "USD" };
}

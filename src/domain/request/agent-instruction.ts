import { CODES, isErrorCode } from "../../errors/codes.ts";
import type { RequestDoc } from "../../store/documents.ts";

/** One sentence for a program that holds this Request: what to do next. */
export function agentInstructionOf(request: RequestDoc): string {
  const results = `/v1/requests/${request._id}/results`;
  switch (request.state) {
    case "reserving":
    case "queued":
      return `Poll GET /v1/requests/${request._id} until status is terminal, or subscribe to requestUpdated; Records can be read from ${results} as they arrive.`;
    case "running":
      return `Keep polling, or subscribe to recordStored; the Records stored so far are at ${results}.`;
    case "cancelling":
      return `Wait until status is cancelled, then read the Records stored so far from ${results}.`;
    case "succeeded":
      return request.recordCount === 0
        ? "The source has nothing for this input and nothing was charged; change the input to find more."
        : `Read the ${request.recordCount} Records from ${results}, following nextCursor until it is null.`;
    case "cancelled":
      return request.recordCount === 0
        ? "Nothing was stored or charged; resume the Request or create a new one."
        : `Read the ${request.recordCount} Records stored before the cancel from ${results}, or resume the Request.`;
    case "partial":
    case "failed":
      return stoppedEarly(request, results);
  }
}

function stoppedEarly(request: RequestDoc, results: string): string {
  const read =
    request.recordCount > 0
      ? ` ${request.recordCount} Records are stored and billed: read them from ${results}.`
      : " Nothing was charged.";
  if (request.stopReason === "cost_cap_reached")
    return `The cost ceiling was reached; create a new Request for more.${read}`;
  const code = request.error?.code ?? "internal";
  return CODES[isErrorCode(code) ? code : "internal"].agent + read;
}

import { agentOf, type Face } from "../../errors/app-error.ts";
import { isErrorCode } from "../../errors/codes.ts";
import { countOf } from "../../kernel/count-of.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";

/** How one face calls what a Request has. */
interface Words {
  watch: string;
  keepWatching: string;
  results: string;
  toTheEnd: string;
}

/** One sentence for a program that holds this Request: what to do next, in the words of its face. */
export function agentInstructionOf(request: RequestDoc, face: Face): string {
  const next = nextStepOf(request, face);
  return request.isDemo ? `${next} These Records are made up: this is a demo.` : next;
}

function nextStepOf(request: RequestDoc, face: Face): string {
  const { watch, keepWatching, results, toTheEnd } = wordsOf(request._id, face);
  const records = countOf(request.recordCount, "Record");
  switch (request.state) {
    case "reserving":
    case "queued":
      return `${watch}; Records can be read from ${results} as they arrive.`;
    case "running":
      return `${keepWatching}; the Records stored so far are in ${results}.`;
    case "cancelling":
      return `Wait until status is ${face === "rest" ? "cancelled" : "CANCELLED"}, then read the Records stored so far from ${results}.`;
    case "succeeded":
      return request.recordCount === 0
        ? "The source has nothing for this input and nothing was charged; change the input to find more."
        : `Read the ${records} from ${results}, ${toTheEnd}.`;
    case "cancelled":
      return request.recordCount === 0
        ? "Nothing was stored or charged; resume the Request or create a new one."
        : `Read the ${records} stored before the cancel from ${results}, or resume the Request.`;
    case "partial":
    case "failed":
      return stoppedEarly(request, face, results);
  }
}

function wordsOf(id: string, face: Face): Words {
  return face === "rest"
    ? {
        watch: `Poll GET /v1/requests/${id} until status is terminal`,
        keepWatching: "Keep polling",
        results: `/v1/requests/${id}/results`,
        toTheEnd: "following nextCursor until it is null",
      }
    : {
        watch: "Subscribe to requestUpdated, or query request until status is terminal",
        keepWatching: "Keep watching, or subscribe to recordStored",
        results: "the field records of this Request",
        toTheEnd: "passing endCursor as after while hasNextPage is true",
      };
}

function stoppedEarly(request: RequestDoc, face: Face, results: string): string {
  const stored = countOf(request.recordCount, "Record");
  const [are, them] = request.recordCount === 1 ? ["is", "it"] : ["are", "them"];
  const read =
    request.recordCount > 0
      ? ` ${stored} ${are} stored and billed: read ${them} from ${results}.`
      : " Nothing was charged.";
  if (request.stopReason === "cost_cap_reached")
    return `The cost ceiling was reached; create a new Request for more.${read}`;
  const code = request.error?.code ?? "internal";
  return agentOf(isErrorCode(code) ? code : "internal", face) + read;
}

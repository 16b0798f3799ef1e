import { registerEnumType } from "type-graphql";

export const RequestStatus = {
  QUEUED: "queued",
  RUNNING: "running",
  CANCELLING: "cancelling",
  SUCCEEDED: "succeeded",
  PARTIAL: "partial",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const;
/** A stored word that has one in GraphQL. */
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];
registerEnumType(RequestStatus, {
  name: "RequestStatus",
  description: "State of a Request. The last four are terminal; `stopReason` says why.",
  valuesConfig: {
    QUEUED: { description: "Waiting for a worker." },
    RUNNING: { description: "A worker stores Records." },
    CANCELLING: { description: "Asked to stop; ends in a moment." },
    SUCCEEDED: { description: "The source is exhausted or the limit is reached." },
    PARTIAL: { description: "Stopped early with at least one stored Record, which is billed." },
    FAILED: { description: "Stopped early with no stored Record; free." },
    CANCELLED: { description: "Cancelled; Records stored before are kept and billed." },
  },
});

export const StopReason = {
  EXHAUSTED: "exhausted",
  LIMIT_REACHED: "limit_reached",
  COST_CAP_REACHED: "cost_cap_reached",
  BALANCE_EXHAUSTED: "balance_exhausted",
  DEADLINE: "deadline",
  CANCELLED_BY_USER: "cancelled_by_user",
  SOURCE_BLOCKED: "source_blocked",
  SOURCE_UNAVAILABLE: "source_unavailable",
  SOURCE_CHANGED: "source_changed",
  ROBOTS_DISALLOWED: "robots_disallowed",
  INPUT_NOT_FOUND: "input_not_found",
  WORKER_LOST: "worker_lost",
  INTERNAL: "internal",
} as const;
/** A stored word that has one in GraphQL. */
export type StopReason = (typeof StopReason)[keyof typeof StopReason];
registerEnumType(StopReason, {
  name: "StopReason",
  description: "Why a Request ended.",
  valuesConfig: {
    EXHAUSTED: { description: "The source has no more." },
    LIMIT_REACHED: { description: "`limit` Records are stored." },
    COST_CAP_REACHED: { description: "One more Record would cost more than `maxCost`." },
    BALANCE_EXHAUSTED: { description: "The account's balance ran out." },
    DEADLINE: { description: "The run took longer than the server allows." },
    CANCELLED_BY_USER: { description: "requestCancel was called." },
    SOURCE_BLOCKED: { description: "The source refused, or asked for a slower pace." },
    SOURCE_UNAVAILABLE: {
      description: "The source could not be reached, failed, or did not answer in time.",
    },
    SOURCE_CHANGED: { description: "The source no longer looks the way the scraper expects." },
    ROBOTS_DISALLOWED: { description: "robots.txt of the source forbids the page." },
    INPUT_NOT_FOUND: { description: "The target does not exist or is not public." },
    WORKER_LOST: { description: "Several workers were lost while they ran it." },
    INTERNAL: { description: "An error of the server or the plugin." },
  },
});

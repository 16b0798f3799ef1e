import type { ErrorCode } from "../../errors/codes.ts";
import type { RequestState, StopReason } from "../../store/request/request-documents.ts";

/** How a run came to its end, before money is counted. */
export type RunOutcome =
  | { kind: "exhausted" }
  | { kind: "enough" }
  /** `by`: why, when nobody asked for it. */
  | { kind: "cancelled"; by?: StopReason }
  | { kind: "error"; code: ErrorCode; message: string };

/** Codes that name their own stop reason; every other error is `internal`. */
const REASON_OF_CODE: Partial<Record<ErrorCode, StopReason>> = {
  source_blocked: "source_blocked",
  source_rate_limited: "source_blocked",
  source_unavailable: "source_unavailable",
  source_timeout: "source_unavailable",
  source_changed: "source_changed",
  robots_disallowed: "robots_disallowed",
  input_not_found: "input_not_found",
  deadline_exceeded: "deadline",
  worker_lost: "worker_lost",
};

export interface RequestOutcome {
  to: RequestState;
  stopReason: StopReason;
  error: { code: ErrorCode; message: string } | null;
}

/**
 * Where a run ends. `partial` = stopped early with Records, `failed` = with none, and free.
 * @param recordCount committed Records of the whole Request
 * @param affordable Records that limit and maxCost allow together
 */
export function requestOutcomeOf(
  end: RunOutcome,
  recordCount: number,
  limit: number,
  affordable: number,
): RequestOutcome {
  switch (end.kind) {
    case "exhausted":
      return { to: "succeeded", stopReason: "exhausted", error: null };
    case "enough":
      return affordable < limit && recordCount >= affordable
        ? { to: "partial", stopReason: "cost_cap_reached", error: null }
        : { to: "succeeded", stopReason: "limit_reached", error: null };
    case "cancelled":
      return { to: "cancelled", stopReason: end.by ?? "cancelled_by_user", error: null };
    case "error":
      return {
        to: recordCount > 0 ? "partial" : "failed",
        stopReason: REASON_OF_CODE[end.code] ?? "internal",
        error: { code: end.code, message: end.message },
      };
  }
}

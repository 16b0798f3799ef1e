import type { RequestDoc } from "../../store/request/request-documents.ts";

/** What the re-drive job does for a Request that somebody left half-way. */
export const REDRIVE_ACTIONS = [
  "settled",
  "cancelled",
  "given_up",
  "scraper_off",
  "reservation_dropped",
  "hold_freed",
] as const;
export type RedriveAction = (typeof REDRIVE_ACTIONS)[number];

/** Called with what this process does to Requests. Calls must be cheap and must not throw. */
export interface RequestObserver {
  /** Called once per Request that becomes queued for the first time. */
  created(request: RequestDoc): void;
  /** Called by the process whose write ended the Request. */
  finished(request: RequestDoc): void;
  /** A round was charged and its hold was gone: what the account has is now more than its ledger says. */
  settledWithoutHold(request: RequestDoc): void;
  redriven(action: RedriveAction): void;
}

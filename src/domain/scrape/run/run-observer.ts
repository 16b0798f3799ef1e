import type { RequestDoc } from "../../../store/request/request-documents.ts";
import type { SourceCalls } from "../../../scrape-host/thread/messages.ts";

/** `completed`: the run's end was stored. The rest: why the host ended it, or `failed` when its end could not be stored. */
export type OutcomeLabel =
  | "completed"
  | "cancel"
  | "deadline"
  | "lease_lost"
  | "shutdown"
  | "disk_full"
  | "make_room"
  | "store_failed"
  | "failed";

/** Called with what a worker does. Calls must be cheap and must not throw. */
export interface RunObserver {
  /** One attempt begins. `request` is kept up to date by the run. */
  started(request: RequestDoc): RunWatch;
}

/** Called with one attempt. */
export interface RunWatch {
  /** The commit of a batch ended; `recordCount` of the Request includes its Records when it was stored. */
  committed(batch: {
    records: number;
    milliseconds: number;
    outcome: "stored" | "lease_lost" | "failed";
  }): void;
  /** What the scraper asked its source since the last call. */
  asked(calls: SourceCalls): void;
  /** A source call got its turn after this wait for the shared pace. */
  paced(milliseconds: number): void;
  ended(outcome: OutcomeLabel): void;
}

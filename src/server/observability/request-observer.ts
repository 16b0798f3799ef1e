import { REDRIVE_ACTIONS, type RequestObserver } from "../../domain/request/request-observer.ts";
import type { Log } from "../../kernel/log.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what happens to Requests, and says in the log which call made which Request. */
export function requestObserver(metrics: Metrics, log: Log): RequestObserver {
  // A rate over a counter that appears with its first action would miss that one.
  for (const action of REDRIVE_ACTIONS) metrics.redriveActions.inc({ action }, 0);
  return {
    created({ _id, scraper, creation }) {
      metrics.requestsCreated.inc({ scraper });
      log.debug({ requestId: _id, scraper, callId: creation?.callId ?? null }, "request created");
    },
    finished({ _id, scraper, state, stopReason, recordCount }) {
      metrics.requestsFinished.inc({ scraper, state, stop_reason: stopReason ?? "none" });
      log.debug({ requestId: _id, scraper, state, stopReason, records: recordCount }, "request finished");
    },
    settledWithoutHold({ _id, accountId, settlement }) {
      metrics.settledWithoutHold.inc();
      log.error(
        { alarm: "settled_without_hold", requestId: _id, accountId, settlement },
        "a round was charged and its hold was gone: the account's balance no longer equals its ledger",
      );
    },
    redriven: (action) => metrics.redriveActions.inc({ action }),
  };
}

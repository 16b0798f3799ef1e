import type { Clock } from "../../kernel/clock.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { finishRun, type FinishCondition } from "../../store/request/requests.store.ts";
import { isLegal } from "../../store/request/request-moves.ts";
import type { Commit } from "../../store/request/request-leases.store.ts";
import type { Store } from "../../store/store.ts";
import { announceRequest } from "../event/request-events.ts";
import { noteCanary } from "../source-health/canary-result.ts";
import { affordableRecords, roundCost } from "./cost.ts";
import { requestOutcomeOf, type RunOutcome } from "./request-outcome.ts";
import type { RequestAnnouncer } from "./request-announcer.ts";
import type { RequestObserver } from "./request-observer.ts";
import type { Settlements } from "./settlement.ts";

const DAY_MS = 86_400_000;

export interface FinishSettings {
  store: Store;
  clock: Clock;
  /** Days that Results of a scraper are kept. */
  resultsDays: (scraper: string) => number;
  observer?: RequestObserver;
  announcer?: RequestAnnouncer;
  settlements: Settlements;
}

/**
 * Moves a Request to its terminal state, tells who watches, and books the round.
 * @returns null when `where` no longer holds
 */
export async function finishRequest(
  settings: FinishSettings,
  request: RequestDoc,
  where: FinishCondition,
  end: RunOutcome,
): Promise<RequestDoc | null> {
  const finished = await endRequest(settings, request, where, end);
  if (finished) await concludeRequest(settings, finished);
  return finished;
}

/**
 * Moves a Request to its terminal state; `concludeRequest` is to follow.
 * @param request as last read: its counts decide the cost
 * @param where what must still hold, such as the lease token; null is returned when it does not
 * @param commit the last batch of the run, which becomes part of the Request in the same write
 */
export async function endRequest(
  { store, clock, resultsDays, observer }: FinishSettings,
  request: RequestDoc,
  where: FinishCondition,
  end: RunOutcome,
  commit?: Commit,
): Promise<RequestDoc | null> {
  const counted = { ...request, recordCount: commit?.recordCount ?? request.recordCount };
  const affordable = affordableRecords(request);
  const runOutcome: RunOutcome = request.state === "cancelling" ? cancelled(request) : end;
  const ending = requestOutcomeOf(runOutcome, counted.recordCount, request.limit, affordable);
  if (!isLegal(request.state, ending.to)) return null;
  const now = clock.now();
  const finished = await finishRun(store, request, where, {
    from: request.state,
    ...ending,
    ...roundCost(counted),
    round: request.round,
    now,
    expiresAt: new Date(now.getTime() + resultsDays(request.scraper) * DAY_MS),
    ...(commit ? { commit } : {}),
  });
  if (finished) observer?.finished(finished);
  return finished;
}

const cancelled = ({ stopFor }: RequestDoc): RunOutcome =>
  stopFor === undefined ? { kind: "cancelled" } : { kind: "cancelled", by: stopFor };

/** Announces the end of a Request and books its round. What is cut off here, the redrive job makes up for. */
export async function concludeRequest(settings: FinishSettings, finished: RequestDoc): Promise<void> {
  const { store, clock, announcer, settlements } = settings;
  await noteCanary(store, finished);
  await announcer?.finished(finished);
  await Promise.all([announceRequest(store, finished, clock.now()), settlements.settle(finished)]);
}

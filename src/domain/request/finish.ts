import type { Clock } from "../../kernel/clock.ts";
import type { RequestDoc } from "../../store/documents.ts";
import { finishRun, type FinishCondition } from "../../store/requests.store.ts";
import { isLegal } from "../../store/request-moves.ts";
import type { Store } from "../../store/store.ts";
import { announceRequest } from "../event/request-events.ts";
import { affordableRecords, roundCost } from "./cost.ts";
import { endingOf, type RunEnd } from "./ending.ts";
import type { RequestObserver } from "./request-observer.ts";
import { settle } from "./settlement.ts";

const DAY_MS = 86_400_000;

export interface FinishSettings {
  store: Store;
  clock: Clock;
  resultsDays: number;
  observer?: RequestObserver;
}

/**
 * Moves a Request to its terminal state and settles it.
 * @param request as last read: its counts decide the cost
 * @param where what must still hold, such as the lease token; null is returned when it does not
 */
export async function finishRequest(
  settings: FinishSettings,
  request: RequestDoc,
  where: FinishCondition,
  end: RunEnd,
): Promise<RequestDoc | null> {
  const { store, clock, resultsDays, observer } = settings;
  const affordable = affordableRecords(request);
  const ending =
    request.state === "cancelling"
      ? endingOf({ kind: "cancelled" }, request.recordCount, request.limit, affordable)
      : endingOf(end, request.recordCount, request.limit, affordable);
  if (!isLegal(request.state, ending.to)) return null;
  const now = clock.now();
  const cost = roundCost(request);
  const finished = await finishRun(
    store,
    { ...where, _id: request._id, recordCount: request.recordCount },
    {
      from: request.state,
      ...ending,
      ...cost,
      round: request.round,
      now,
      expiresAt: new Date(now.getTime() + resultsDays * DAY_MS),
    },
  );
  if (!finished) return null;
  observer?.finished(finished);
  await announceRequest(store, finished, now);
  await settle(settings, finished);
  return finished;
}

import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { usdText } from "../../kernel/usd.ts";
import { endHold, MAX_HOLDS, reserve, type ReserveOutcome } from "../../store/accounts.store.ts";
import type { RequestDoc } from "../../store/documents.ts";
import { activate, dropReservation } from "../../store/request-reservations.store.ts";
import type { Store } from "../../store/store.ts";
import { announceRequest } from "../event/request-events.ts";
import { holdKey } from "./settlement.ts";

interface Placement {
  accountId: string;
  requestId: string;
  round: number;
  /** Of the reservation on the Request; the queueing below counts only while it stands. */
  token: string;
  usdMicros: number;
}

/**
 * Holds the money of one round, then queues the Request. When the account cannot pay, the reservation is taken back
 * and nothing remains.
 */
export async function placeHold(
  deps: { store: Store; clock: Clock },
  placement: Placement,
): Promise<RequestDoc> {
  const { store, clock } = deps;
  const { accountId, requestId, token } = placement;
  const key = holdKey(requestId, placement.round, token);
  const now = clock.now();
  const { outcome, availableUsdMicros } = await reserve(store, accountId, {
    key,
    usdMicros: placement.usdMicros,
    at: now,
  });
  if (outcome !== "reserved") {
    if (!(await dropReservation(store, requestId, token))) throw tookTooLong();
    throw refusal(outcome, placement.usdMicros, availableUsdMicros);
  }
  const queued = await activate(store, requestId, token, now);
  if (!queued) {
    await endHold(store, accountId, key, 0);
    throw tookTooLong();
  }
  await announceRequest(store, queued, now);
  return queued;
}

/** Somebody else ended this reservation: the Request may still be made by the call that took its place. */
function tookTooLong(): AppError {
  return new AppError("internal", { message: "Queueing the Request took too long and was rolled back." });
}

function refusal(
  outcome: Exclude<ReserveOutcome, "reserved">,
  neededUsdMicros: number,
  availableUsdMicros: number,
): AppError {
  switch (outcome) {
    case "no_account":
    case "no_billing":
      return new AppError("payment_required");
    case "too_many_holds":
      return new AppError("concurrency_limited", {
        retryAfterSeconds: 5,
        details: [
          {
            path: "",
            code: "active_requests",
            message: "Requests of this account that are queued or running.",
            limit: MAX_HOLDS,
            actual: MAX_HOLDS,
          },
        ],
      });
    case "insufficient":
      return new AppError("insufficient_balance", {
        message: `The estimate is ${usdText(neededUsdMicros)} USD and ${usdText(availableUsdMicros)} USD are available.`,
        details: [
          {
            path: "limit",
            code: "available_usd_micros",
            message: "Available balance against the estimate, in micro-USD.",
            limit: availableUsdMicros,
            actual: neededUsdMicros,
          },
        ],
      });
  }
}

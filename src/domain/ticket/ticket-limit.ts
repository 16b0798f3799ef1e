import { AppError } from "../../errors/app-error.ts";
import { rateId, RATES } from "../../store/rates.ts";
import { giveBack, takeOne } from "../../store/rolling-limit/rolling-limits.store.ts";
import type { Store } from "../../store/store.ts";
import { secondsToRoom } from "../take-rate.ts";

const { windows } = RATES.ticket;

/** Counts a ticket of an account. Throws `ticket_limit_reached` that says when there is room again; then nothing is counted. */
export async function takeTicket(store: Store, accountId: string, token: string, now: Date): Promise<void> {
  const taken = await takeOne(store, rateId("ticket", accountId), { token, now, windows });
  if (taken === null) return;
  throw new AppError("ticket_limit_reached", { retryAfterSeconds: secondsToRoom(taken, windows, now) });
}

/** Takes the count back of a ticket that could not be made. */
export function releaseTicket(store: Store, accountId: string, token: string): Promise<void> {
  return giveBack(store, rateId("ticket", accountId), token);
}

import { AppError } from "../../errors/app-error.ts";
import { giveBack, takeOne, type RollingWindow } from "../../store/ticket/rolling-limits.store.ts";
import type { Store } from "../../store/store.ts";

const HOUR_MS = 3_600_000;
/** Tickets that an account may make in any hour and in any day. */
export const TICKET_WINDOWS: readonly RollingWindow[] = [
  { count: 10, ms: HOUR_MS },
  { count: 50, ms: 24 * HOUR_MS },
];

/** Counts a ticket of an account. Throws `ticket_limit_reached` that says when there is room again; then nothing is counted. */
export async function takeTicket(store: Store, accountId: string, token: string, now: Date): Promise<void> {
  const taken = await takeOne(store, keyOf(accountId), { token, now, windows: TICKET_WINDOWS });
  if (taken === null) return;
  const freeAt = Math.max(...TICKET_WINDOWS.map((window) => freeAgain(taken, window)));
  throw new AppError("ticket_limit_reached", {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}

/** Takes the count back of a ticket that could not be made. */
export function releaseTicket(store: Store, accountId: string, token: string): Promise<void> {
  return giveBack(store, keyOf(accountId), token);
}

/** When a window has room: as soon as the last of those that fill it is out of it. */
function freeAgain(taken: readonly Date[], { count, ms }: RollingWindow): number {
  const first = taken.at(-count);
  return first === undefined ? 0 : first.getTime() + ms;
}

function keyOf(accountId: string): string {
  return `ticket:${accountId}`;
}

import { randomUUID } from "node:crypto";
import { AppError } from "../errors/app-error.ts";
import { rateId, RATES, type Rate, type RateName, type RollingWindow } from "../store/rates.ts";
import { takeOne } from "../store/rolling-limit/rolling-limits.store.ts";
import type { Store } from "../store/store.ts";

/** Counts one of a rate. Throws `rate_limited` that says when there is room again; then nothing is counted. */
export async function takeRate(store: Store, name: RateName, accountId: string, now: Date): Promise<void> {
  const { what, windows }: Rate = RATES[name];
  const taken = await takeOne(store, rateId(name, accountId), { token: randomUUID(), now, windows });
  if (taken === null) return;
  throw new AppError("rate_limited", {
    message: `This account has made as many ${what} as it may for a while.`,
    retryAfterSeconds: secondsToRoom(taken, windows, now),
  });
}

/** The same for what may be left out: whether there was room. Of the same token again there is. */
export async function hasRoom(
  store: Store,
  name: RateName,
  accountId: string,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  const { windows }: Rate = RATES[name];
  return (await takeOne(store, rateId(name, accountId), { token, now, windows })) === null;
}

/** When every window has room: as soon as the last of those that fill it is out of it. */
export function secondsToRoom(taken: readonly Date[], windows: readonly RollingWindow[], now: Date): number {
  const freeAt = windows.map(({ count, ms }) => {
    const first = taken.at(-count);
    return first === undefined ? 0 : first.getTime() + ms;
  });
  return Math.max(1, Math.ceil((Math.max(...freeAt) - now.getTime()) / 1000));
}

import { DURABLE, isDuplicateKey } from "../client.ts";
import type { RollingWindow } from "../rates.ts";
import type { Store } from "../store.ts";

/**
 * Takes one from a limit if every window has room, in one atomic write, so that no race over processes takes more. What is
 * refused is not counted.
 * @returns null when taken, else the moments of those that were, oldest first
 */
export async function takeOne(
  store: Store,
  key: string,
  { token, now, windows }: { token: string; now: Date; windows: readonly RollingWindow[] },
): Promise<Date[] | null> {
  const longest = Math.max(...windows.map(({ ms }) => ms));
  const since = (ms: number) => new Date(now.getTime() - ms);
  const recent = within("$taken", since(longest));
  const isBelow = windows.map(({ count, ms }) => ({ $lt: [{ $size: within("$taken", since(ms)) }, count] }));
  const one = { token: { $literal: token }, at: now };
  const taken = { $cond: [{ $and: isBelow }, { $concatArrays: [recent, [one]] }, recent] };
  for (;;) {
    try {
      const after = await store.rollingLimits.findOneAndUpdate(
        { _id: key },
        [{ $set: { taken: { $ifNull: ["$taken", []] } } }, { $set: { taken } }, { $set: { lastAt: now } }],
        { upsert: true, returnDocument: "after", writeConcern: DURABLE },
      );
      const all = after?.taken ?? [];
      return all.some((each) => each.token === token) ? null : all.map(({ at }) => at);
    } catch (error) {
      // Two that begin at once: the other one has made the document.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Gives one back that was taken for nothing. */
export async function giveBack(store: Store, key: string, token: string): Promise<void> {
  await store.rollingLimits.updateOne(
    { _id: key },
    { $pull: { taken: { token } } },
    { writeConcern: DURABLE },
  );
}

function within(list: string, since: Date) {
  return { $filter: { input: list, as: "one", cond: { $gt: ["$$one.at", since] } } };
}

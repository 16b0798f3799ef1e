import type { RequestState } from "./request-documents.ts";
import type { Store } from "../store.ts";

/** Requests in this state, counted up to `maxCount`. Throws when that takes longer than `withinMs`. */
export function countRequests(
  store: Store,
  state: RequestState,
  { maxCount, withinMs }: { maxCount: number; withinMs: number },
): Promise<number> {
  return store.requests.countDocuments({ state }, { limit: maxCount, maxTimeMS: withinMs });
}

/** Since when the oldest queued Request waits; null when none does. Throws when that takes longer than `withinMs`. */
export async function oldestQueuedAt(store: Store, withinMs: number): Promise<Date | null> {
  const oldest = await store.requests.findOne(
    { state: "queued" },
    { sort: { queuedAt: 1 }, projection: { queuedAt: 1 }, maxTimeMS: withinMs },
  );
  return oldest?.queuedAt ?? null;
}

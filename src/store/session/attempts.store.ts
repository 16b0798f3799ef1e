import { RELAXED } from "../client.ts";
import type { Store } from "../store.ts";

/** Counts an attempt over all processes. Returns how many there were in its window, this one included. */
export async function countAttempt(store: Store, id: string, endsAt: Date): Promise<number> {
  const doc = await store.attempts.findOneAndUpdate(
    { _id: id },
    { $inc: { count: 1 }, $setOnInsert: { endsAt } },
    { upsert: true, returnDocument: "after", writeConcern: RELAXED },
  );
  return doc?.count ?? 1;
}

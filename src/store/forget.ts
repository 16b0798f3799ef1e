import type { Collection, Filter } from "mongodb";
import { deleteInSlices } from "./delete-in-slices.ts";
import { endOfLife } from "./end-of-life.ts";
import { LIFETIMES } from "./lifetimes.ts";
import type { Store } from "./store.ts";

/** Of each collection in one call, so that a large backlog does not hold up the others: 100,000 documents. */
const MAX_SLICES = 100;

/** Deletes documents whose lifetime is over, as TTL indexes do where the server sweeps them. */
export async function forgetExpired(store: Store, now: Date): Promise<void> {
  for (const { collection, field, seconds, only } of LIFETIMES) {
    // They share nothing but the kind of their ids.
    const documents = store[collection] as unknown as Collection<{ _id: string }>;
    const isOver: Filter<{ _id: string }> = { ...only, [field]: { $lt: endOfLife(seconds, now) } };
    await deleteInSlices(documents, isOver, { [field]: 1 }, MAX_SLICES);
  }
}

import type { Collection, Filter, Sort } from "mongodb";
import { RELAXED } from "./client.ts";

/** Deleted within a fraction of a second, so that nobody waits for it and no call runs into its time-out. */
const SLICE = 1000;

/**
 * Deletes what a filter matches, slice by slice. One that is cut off is made good by the next call.
 * @param sort along an index that serves the filter
 * @param maxSlices stops after these, with the rest left for another time
 * @returns how many documents are gone
 */
export async function deleteInSlices<T extends { _id: string }>(
  collection: Collection<T>,
  filter: Filter<T>,
  sort: Sort,
  maxSlices = Number.POSITIVE_INFINITY,
): Promise<number> {
  let deleted = 0;
  for (let slice = 0; slice < maxSlices; slice += 1) {
    const found = await collection
      .find(filter, { sort, limit: SLICE, batchSize: SLICE + 1, projection: { _id: 1 } })
      .toArray();
    if (found.length === 0) break;
    // With the filter: a document may have become young again meanwhile.
    const these = { $and: [filter, { _id: { $in: found.map(({ _id }) => _id) } }] } as Filter<T>;
    deleted += (await collection.deleteMany(these, { writeConcern: RELAXED })).deletedCount;
    if (found.length < SLICE) break;
  }
  return deleted;
}

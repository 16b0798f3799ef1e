import { DURABLE } from "../client.ts";
import { idsBetween } from "../collection.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import type { Store } from "../store.ts";
import { settledObject, stateObjectId, stateValueId, type StatePlace } from "./state-commits.store.ts";

const LAST = "\u{10ffff}";

/** Objects of a class that have values, in the order of their keys. */
export async function objectsOfClass(
  store: Store,
  { accountId, classId }: Pick<StatePlace, "accountId" | "classId">,
  { prefix, behind, limit }: { prefix: string; behind: string | null; limit: number },
) {
  const start = `${accountId}|${classId}|`;
  const found = await store.stateObjects
    .find(
      {
        _id: {
          $gte: start + prefix,
          $lt: `${start}${prefix}${LAST}`,
          ...(behind !== null && { $gt: start + behind }),
        },
        keys: { $gt: 0 },
      },
      { projection: { log: 0 } },
    )
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id, ver, keys, bytes, at }) => ({
    ...{ objectKey: _id.slice(start.length), version: ver, keyCount: keys, sizeBytes: bytes, updatedAt: at },
  }));
}

/** Keys of an object as one commit has left them. */
export async function keysOfObject(
  store: Store,
  place: StatePlace,
  range: {
    prefix: string;
    start: string | null;
    end: string | null;
    reverse: boolean;
    behind: string | null;
    limit: number;
  },
) {
  const { prefix, start, end, reverse, behind, limit } = range;
  const from = stateValueId(place, "");
  const bounds = [
    { _id: { $gte: from + prefix, $lt: `${from}${prefix}${LAST}` } },
    ...(start === null ? [] : [{ _id: { $gte: from + start } }]),
    ...(end === null ? [] : [{ _id: { $lt: from + end } }]),
    ...(behind === null ? [] : [{ _id: reverse ? { $lt: from + behind } : { $gt: from + behind } }]),
  ];
  for (;;) {
    const before = await settledObject(store, place);
    const found = await store.stateValues
      .find({ $and: [...bounds, { goneAt: { $exists: false } }] }, { projection: { ver: 1, size: 1 } })
      .sort({ _id: reverse ? -1 : 1 })
      .limit(limit)
      .toArray();
    const after = await store.stateObjects.findOne({ _id: stateObjectId(place) }, { projection: { ver: 1 } });
    // Somebody has committed meanwhile: what was read may be half of it.
    if ((after?.ver ?? 0) !== before.ver) continue;
    return found.map(({ _id, ver, size }) => ({
      key: _id.slice(from.length),
      version: ver,
      bytes: size ?? 0,
    }));
  }
}

const OBJECTS_OF_A_STEP = 100;

/** Removes objects of a class with all that is in them. How many bytes are gone; null where there are none. */
export async function removeObjects(
  store: Store,
  { accountId, classId }: Pick<StatePlace, "accountId" | "classId">,
): Promise<number | null> {
  const start = `${accountId}|${classId}|`;
  const all = idsBetween(start, `${accountId}|${classId}}`) as object;
  const found = await store.stateObjects
    .find(all, { projection: { bytes: 1 } })
    .limit(OBJECTS_OF_A_STEP)
    .toArray();
  if (found.length === 0) return null;
  for (const { _id } of found)
    await deleteInSlices(store.stateValues, idsBetween(`${_id}\0`, `${_id}\x01`) as object, { _id: 1 });
  await store.stateObjects.deleteMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { writeConcern: DURABLE },
  );
  return found.reduce((sum, { bytes }) => sum + bytes, 0);
}

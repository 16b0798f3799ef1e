import { DURABLE, isDuplicateKey, RELAXED } from "../client.ts";
import type { Store } from "../store.ts";
import type { StateChange, StateObjectDoc, StateValue, StateValueDoc } from "./state-documents.ts";

/** Which object. */
export interface StatePlace {
  accountId: string;
  classId: string;
  object: string;
}

export interface StateCommit {
  puts: ReadonlyMap<string, StateValue>;
  deletes: ReadonlySet<string>;
  /** The version that the object has to have, 0 for none. */
  ifVersion?: number | undefined;
  /** Versions that values have to have, null for none. */
  ifValues?: ReadonlyMap<string, number | null> | undefined;
  /** Throws where the object would be too large. */
  assertFits: (bytes: number) => void;
  now: Date;
}

export type Committed =
  | { isWritten: true; version: number; bytesMore: number; keysMore: number }
  /** The version that is there, of the object or of the value; 0 for none. */
  | { isWritten: false; version: number };

type Known = Pick<StateObjectDoc, "ver" | "keys" | "bytes">;
const NOTHING: Known = { ver: 0, keys: 0, bytes: 0 };
export const stateObjectId = ({ accountId, classId, object }: StatePlace): string =>
  `${accountId}|${classId}|${object}`;
export const stateValueId = (place: StatePlace, key: string): string => `${stateObjectId(place)}\0${key}`;

/**
 * Writes and deletes values of one object, all of it or none, under the version of the object: one update of its document is the
 * commit, and what follows from that is done by whoever comes next, if this process ends meanwhile.
 */
export async function commitState(store: Store, place: StatePlace, commit: StateCommit): Promise<Committed> {
  for (;;) {
    const before = await settledObject(store, place);
    if (commit.ifVersion !== undefined && commit.ifVersion !== before.ver)
      return { isWritten: false, version: before.ver };
    const touched = await touchedValues(store, place, [...commit.puts.keys(), ...commit.deletes]);
    for (const [key, expected] of commit.ifValues ?? []) {
      const there = touched.get(key)?.ver ?? null;
      if (there !== expected) return { isWritten: false, version: there ?? 0 };
    }
    const deletes = [...commit.deletes].filter((key) => touched.has(key));
    if (commit.puts.size === 0 && deletes.length === 0)
      return { isWritten: true, version: before.ver, bytesMore: 0, keysMore: 0 };
    const more = growthOf(commit, touched);
    commit.assertFits(before.bytes + more.bytesMore);
    const change: StateChange = {
      ver: before.ver + 1,
      puts: [...commit.puts].map(([key, value]) => ({ key, ...value })),
      deletes,
    };
    if (!(await append(store, place, before, { change, ...more, now: commit.now }))) continue;
    await apply(store, place, change, commit.now);
    return { isWritten: true, version: change.ver, ...more };
  }
}

/** The object, once all that was committed stands in its values. */
export async function settledObject(store: Store, place: StatePlace): Promise<Known> {
  const found = await store.stateObjects.findOne({ _id: stateObjectId(place) });
  for (const change of found?.log ?? []) await apply(store, place, change, found?.at ?? new Date(0));
  return found ?? NOTHING;
}

/** A value of an object as it was last committed; null where nothing is. */
export async function readStateValue(
  store: Store,
  place: StatePlace,
  key: string,
): Promise<(StateValue & { ver: number }) | null> {
  const object = await store.stateObjects.findOne({ _id: stateObjectId(place) });
  for (const { ver, puts, deletes } of object?.log ?? []) {
    const put = puts.find((one) => one.key === key);
    if (put) return { v: put.v, isJson: put.isJson, size: put.size, ver };
    if (deletes.includes(key)) return null;
  }
  return presentValue(await store.stateValues.findOne({ _id: stateValueId(place, key) }));
}

function presentValue(doc: StateValueDoc | null): (StateValue & { ver: number }) | null {
  if (doc?.v === undefined || doc.isJson === undefined || doc.size === undefined) return null;
  return { v: doc.v, isJson: doc.isJson, size: doc.size, ver: doc.ver };
}

async function touchedValues(
  store: Store,
  place: StatePlace,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { ver: number; size: number }>> {
  const ids = new Map(keys.map((key) => [stateValueId(place, key), key]));
  const found = store.stateValues.find(
    { _id: { $in: [...ids.keys()] }, goneAt: { $exists: false } },
    { projection: { ver: 1, size: 1 } },
  );
  return new Map(
    (await found.toArray()).map(({ _id, ver, size }) => [ids.get(_id) ?? "", { ver, size: size ?? 0 }]),
  );
}

function growthOf(
  { puts, deletes }: StateCommit,
  touched: ReadonlyMap<string, { size: number }>,
): { bytesMore: number; keysMore: number } {
  let [bytesMore, keysMore] = [0, 0];
  for (const [key, { size }] of puts) {
    bytesMore += size - (touched.get(key)?.size ?? 0);
    if (!touched.has(key)) keysMore++;
  }
  for (const key of deletes) {
    bytesMore -= touched.get(key)?.size ?? 0;
    if (touched.has(key)) keysMore--;
  }
  return { bytesMore, keysMore };
}

/** The commit itself; false where somebody else has committed since. */
async function append(
  store: Store,
  place: StatePlace,
  before: Known,
  {
    change,
    keysMore,
    bytesMore,
    now,
  }: { change: StateChange; keysMore: number; bytesMore: number; now: Date },
): Promise<boolean> {
  const _id = stateObjectId(place);
  const keys = before.keys + keysMore;
  const counts = { ver: change.ver, log: [change], keys, bytes: before.bytes + bytesMore, at: now };
  const after = keys === 0 ? { ...counts, emptyAt: now } : counts;
  try {
    if (before.ver === 0) {
      await store.stateObjects.insertOne({ _id, ...after }, { writeConcern: DURABLE });
      return true;
    }
    const isAsItWas = { _id, ver: before.ver, log: { $size: 0 } };
    const { modifiedCount } = await store.stateObjects.updateOne(
      isAsItWas,
      { $set: after, ...(keys > 0 && { $unset: { emptyAt: 1 } }) },
      { writeConcern: DURABLE },
    );
    return modifiedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Writes the values of a commit, unless they were written by a later one, and takes it out of the log. May be repeated. */
async function apply(
  store: Store,
  place: StatePlace,
  { ver, puts, deletes }: StateChange,
  now: Date,
): Promise<void> {
  const olderOf = (key: string) => ({ _id: stateValueId(place, key), ver: { $lt: ver } });
  const writes = [
    ...puts.map(({ key, v, isJson, size }) => ({
      updateOne: {
        filter: olderOf(key),
        update: { $set: { ver, v, isJson, size }, $unset: { goneAt: 1 as const } },
        upsert: true,
      },
    })),
    ...deletes.map((key) => ({
      updateOne: {
        filter: olderOf(key),
        update: {
          $set: { ver, goneAt: now },
          $unset: { v: 1 as const, isJson: 1 as const, size: 1 as const },
        },
        upsert: true,
      },
    })),
  ];
  await store.stateValues
    .bulkWrite(writes, { ordered: false, writeConcern: DURABLE })
    .catch((error: unknown) => {
      // A later one stands there.
      if (!isDuplicateKey(error)) throw error;
    });
  const mine = { _id: stateObjectId(place), ver, "log.ver": ver };
  await store.stateObjects.updateOne(mine, { $set: { log: [] } }, { writeConcern: RELAXED });
}

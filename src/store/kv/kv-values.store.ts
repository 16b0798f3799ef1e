import { Binary } from "mongodb";
import { DURABLE } from "../client.ts";
import { GroupWriter } from "../group-writer.ts";
import type { Store } from "../store.ts";
import { seenThrough } from "./kv-batches.store.ts";
import type { KvValueDoc } from "./kv-documents.ts";

/** Where a namespace is. */
export interface KvPlace {
  accountId: string;
  namespaceId: string;
}

/** Deleted values stay so long, for writes that have read them. */
const GONE_MS = 60_000;
/** From one look to the next. */
const LOOK_MS = 250;
const SWEPT_AT_ONCE = 1000;

export const startOf = ({ accountId, namespaceId }: KvPlace): string => `${accountId}|${namespaceId}|`;
export const idOf = (place: KvPlace, key: string): string => startOf(place) + key;
/** `<account>|<namespace>` of the id of a value. */
export const namespaceOf = (id: string): string => id.slice(0, id.indexOf("|", id.indexOf("|") + 1));

/** A value that stands in its document. */
export const inlineValue = (bytes: Uint8Array): Binary => new Binary(bytes);

/** Reads of many callers, in groups, each begun after it was asked for. */
export function kvReader(store: Store): GroupWriter<string, KvValueDoc | null> {
  return new GroupWriter(async (ids) => {
    const found = await store.kvValues.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    const byId = new Map((await seenThrough(store, found)).map((doc) => [doc._id, doc]));
    return ids.map((id) => byId.get(id) ?? null);
  }, 0);
}

/** Looks of who follows keys, which go together and are some time apart. */
export function kvLooker(store: Store): GroupWriter<string, Omit<KvValueDoc, "v"> | null> {
  return new GroupWriter(async (ids) => {
    const wanted = { _id: { $in: [...new Set(ids)] } };
    const found = await store.kvValues.find(wanted, { projection: { v: 0 } }).toArray();
    const byId = new Map(found.map((doc) => [doc._id, doc]));
    return ids.map((id) => byId.get(id) ?? null);
  }, LOOK_MS);
}

/** Without its value; no sooner than some time after the last look of all who follow. */
export function lookAt(store: Store, id: string): Promise<Omit<KvValueDoc, "v"> | null> {
  return store.writers.kvLooks.add(id);
}

/** Deleted and expired ones included. */
export function readValue(store: Store, id: string): Promise<KvValueDoc | null> {
  return store.writers.kvReads.add(id);
}

/** Keys that begin with the prefix and stand behind `after`, in the order of their bytes, without their values. */
export function keysOf(
  store: Store,
  place: KvPlace,
  { prefix, after, limit, now }: { prefix: string; after: string | null; limit: number; now: Date },
): Promise<Omit<KvValueDoc, "v">[]> {
  const first = idOf(place, prefix);
  const from = after === null ? { $gte: first } : { $gt: idOf(place, after) };
  return store.kvValues
    .find({ _id: { ...from, $lt: behind(first) }, exp: { $not: { $lte: now } } }, { projection: { v: 0 } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
}

/** The first text behind all that begin with this one, in the order of their bytes. */
function behind(text: string): string {
  const signs = [...text];
  while (signs.at(-1) === "\u{10ffff}") signs.pop();
  const last = (signs.pop() ?? "").codePointAt(0) ?? 0;
  // Halves of signs are no text.
  return signs.join("") + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

/** How many keys there are, and bytes as they are counted, those that have expired and were not removed yet included. */
export async function sizeOf(store: Store, place: KvPlace): Promise<{ keys: number; bytes: number }> {
  const first = startOf(place);
  const [sum] = await store.kvValues
    .aggregate<{ keys: number; bytes: number }>([
      { $match: { _id: { $gte: first, $lt: behind(first) }, isGone: { $exists: false } } },
      { $group: { _id: null, keys: { $sum: 1 }, bytes: { $sum: "$size" } } },
    ])
    .toArray();
  return { keys: sum?.keys ?? 0, bytes: sum?.bytes ?? 0 };
}

/** Some that have expired and are still stored. */
export function expiredValues(store: Store, now: Date): Promise<Pick<KvValueDoc, "_id" | "ver">[]> {
  const filter = { exp: { $gt: new Date(0), $lte: now } };
  return store.kvValues
    .find(filter, { projection: { ver: 1 } })
    .limit(SWEPT_AT_ONCE)
    .toArray();
}

/** Removes what was deleted a while ago. */
export async function forgetDeleted(store: Store, now: Date): Promise<void> {
  const before = now.getTime() - GONE_MS;
  const gone = await store.kvValues
    .find({ exp: new Date(0) }, { projection: { ver: 1 } })
    .limit(SWEPT_AT_ONCE * 10)
    .toArray();
  const old = gone.filter(({ ver }) => Number.parseInt(ver.slice(0, 8), 16) * 1000 < before);
  if (old.length === 0) return;
  await store.kvValues.deleteMany(
    {
      _id: { $in: old.map(({ _id }) => _id) },
      ver: { $in: old.map(({ ver }) => ver) },
      isGone: true,
      lock: { $exists: false },
    },
    { writeConcern: DURABLE },
  );
}

/** Some values of a namespace that are there. */
export function someValues(store: Store, place: KvPlace): Promise<Pick<KvValueDoc, "_id" | "size">[]> {
  const first = startOf(place);
  return store.kvValues
    .find(
      { _id: { $gte: first, $lt: behind(first) }, isGone: { $exists: false } },
      { projection: { size: 1 } },
    )
    .limit(SWEPT_AT_ONCE)
    .toArray();
}

/** Whatever is left of a namespace that nothing brings back. */
export async function removeNamespace(store: Store, place: KvPlace): Promise<void> {
  const first = startOf(place);
  const range = { _id: { $gte: first, $lt: behind(first) } };
  await store.kvValues.deleteMany(range, { writeConcern: DURABLE });
  await store.kvChunks.deleteMany(range, { writeConcern: DURABLE });
  await store.kvAtomics.deleteMany(range, { writeConcern: DURABLE });
}

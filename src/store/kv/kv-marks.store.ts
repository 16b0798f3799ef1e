import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { KvMarkDoc } from "./kv-documents.ts";

/** A mark covers what is written so long after it. */
const COVERS_MS = 60_000;
/** Long enough after the last mark that what was written under it is counted, or never will be. */
const QUIET_MS = 3 * 60_000;
/** A namespace that is never quiet is looked at so often. */
const BUSY_MS = 3_600_000;
const MOST_MARKS = 100;

/** Says of namespaces, before anything is written there, that something was: once a minute for each. */
export class KvMarker {
  readonly #store: Store;
  readonly #markedAt = new Map<string, number>();

  constructor(store: Store) {
    this.#store = store;
  }

  async mark(ids: Iterable<string>, now: Date): Promise<void> {
    const time = now.getTime();
    const isCovered = (at: number): boolean => Math.abs(time - at) < COVERS_MS;
    const fresh = [...new Set(ids)].filter((id) => !isCovered(this.#markedAt.get(id) ?? 0));
    if (fresh.length === 0) return;
    const writes = fresh.map((id) => ({
      updateOne: {
        filter: { _id: id },
        update: { $max: { writtenAt: now }, $setOnInsert: { since: now, found: 0 } },
        upsert: true,
      },
    }));
    await this.#store.kvMarks.bulkWrite(writes, { ordered: false, writeConcern: DURABLE });
    for (const [id, at] of this.#markedAt) if (!isCovered(at)) this.#markedAt.delete(id);
    for (const id of fresh) this.#markedAt.set(id, time);
  }
}

/** Namespaces whose bytes are to be looked at. */
export function dueMarks(store: Store, now: Date): Promise<KvMarkDoc[]> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return store.kvMarks
    .find({ $or: [{ writtenAt: { $lte: before(QUIET_MS) } }, { since: { $lte: before(BUSY_MS) } }] })
    .limit(MOST_MARKS)
    .toArray();
}

/** What a look has found, for the next one. */
export async function keepFound(store: Store, { _id }: KvMarkDoc, found: number): Promise<void> {
  await store.kvMarks.updateOne({ _id }, { $set: { found } });
}

/** It stays where something was written meanwhile, or may be written under it. */
export async function settleMark(store: Store, { _id, writtenAt }: KvMarkDoc, now: Date): Promise<void> {
  const quiet = new Date(now.getTime() - QUIET_MS);
  const { deletedCount } = await store.kvMarks.deleteOne({ _id, writtenAt: { $eq: writtenAt, $lte: quiet } });
  if (deletedCount === 0) await store.kvMarks.updateOne({ _id }, { $set: { since: now, found: 0 } });
}

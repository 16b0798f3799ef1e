import { setTimeout as sleep } from "node:timers/promises";
import { ObjectId } from "mongodb";
import { DURABLE, isDuplicateKey } from "../client.ts";
import { writeErrorsOf } from "../insert-each.ts";
import type { Store } from "../store.ts";
import type { KvAtomicDoc, KvValue } from "./kv-documents.ts";
import { leaveUpload } from "./kv-chunks.store.ts";
import { namespaceOf } from "./kv-values.store.ts";
import { DELETED, isPresent, NONE, STATE, type KvState } from "./kv-state.ts";

/** One that holds keys for longer was cut off, and is undone by whoever comes. */
const HOLDS_MS = 5000;
const LOOK_AGAIN_MS = 5;
const MOST_TRIES = 100;

/** What is asked of several keys at once. */
export interface KvBatch {
  /** The version that has to be there, or null for none; by the ids of values. */
  checks: ReadonlyMap<string, string | null>;
  /** What is written; null deletes. */
  writes: ReadonlyMap<string, KvValue | null>;
  now: () => Date;
}

export interface KvBatchDone {
  versions: ReadonlyMap<string, string>;
  /** By how many bytes more is stored. */
  delta: number;
}

/**
 * Writes several keys or none, without a transaction. The batch is a document of its own; its keys are held by that document while
 * nothing else can write them, its checks are made, and one write of the document decides. From then on readers see its values, and
 * whoever meets a key that it holds may do what is left of it. Returns the first key whose check fails; null where keys stay busy.
 */
export async function writeAtomically(store: Store, batch: KvBatch): Promise<KvBatchDone | string | null> {
  const ids = [...new Set([...batch.checks.keys(), ...batch.writes.keys()])];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const now = batch.now();
    const states = await statesOf(store, ids);
    const held = [...states.values()].find(({ lock }) => lock !== undefined);
    if (held) {
      await settleLock(store, held, now);
      continue;
    }
    for (const [id, expected] of batch.checks) {
      const state = states.get(id);
      const version = state && isPresent(state, now) ? state.ver : null;
      if (version !== expected) return id;
    }
    const writes = [...batch.writes].map(([_id, value]) => ({
      ...(value ?? DELETED),
      ...{ _id, ver: new ObjectId().toHexString() },
    }));
    await store.writers.kvMarks.mark([namespaceOf(ids[0] ?? "")], now);
    const doc: KvAtomicDoc = {
      ...{ _id: `${namespaceOf(ids[0] ?? "")}|${new ObjectId().toHexString()}`, ids, writes },
      ...{ state: "open", at: now },
    };
    await store.kvAtomics.insertOne(doc, { writeConcern: DURABLE });
    if ((await hold(store, doc, states)) && (await decide(store, doc, "done"))) {
      await finish(store, { ...doc, state: "done" }, now);
      const before = (id: string): number => states.get(id)?.size ?? 0;
      const delta = writes.reduce((sum, { _id, size }) => sum + size - before(_id), 0);
      return { versions: new Map(writes.map(({ _id, ver }) => [_id, ver])), delta };
    }
    await decide(store, doc, "undone");
    await finish(store, { ...doc, state: "undone" }, now);
    await sleep(Math.random() * LOOK_AGAIN_MS * Math.min(tries + 1, 10));
  }
  return null;
}

/** Goes on with the batch that holds a value, or waits a moment for it. */
export async function settleLock(store: Store, { _id, lock = "" }: KvState, now: Date): Promise<void> {
  const doc = await store.kvAtomics.findOne({ _id: lock });
  if (doc === null) {
    // It is over, and so came too late for this key, or has let go of it meanwhile.
    await release(store, [_id], lock);
  } else if (doc.state !== "open") await finish(store, doc, now);
  else if (now.getTime() - doc.at.getTime() < HOLDS_MS) await sleep(LOOK_AGAIN_MS);
  else await decide(store, doc, "undone");
}

/** Batches that were cut off. */
export async function settleCutBatches(store: Store, now: Date): Promise<void> {
  const cut = store.kvAtomics.find({ at: { $lte: new Date(now.getTime() - HOLDS_MS) } }).limit(1000);
  for (const doc of await cut.toArray()) {
    await decide(store, doc, "undone");
    const decided = await store.kvAtomics.findOne({ _id: doc._id });
    if (decided) await finish(store, decided, now);
  }
}

async function statesOf(store: Store, ids: readonly string[]): Promise<Map<string, KvState>> {
  const found = await store.kvValues.find({ _id: { $in: [...ids] } }, { projection: STATE }).toArray();
  return new Map(found.map((doc) => [doc._id, doc]));
}

/** Whether all keys are as they were read, and nothing else can write them now. */
async function hold(
  store: Store,
  { _id: lock, ids }: KvAtomicDoc,
  states: Map<string, KvState>,
): Promise<boolean> {
  const holds = ids.map((_id) => {
    const state = states.get(_id);
    return {
      updateOne: {
        filter: { _id, ver: state?.ver ?? NONE, lock: { $exists: false } },
        update: state
          ? { $set: { lock } }
          : { $set: { ...DELETED, lock, ver: new ObjectId().toHexString() } },
        upsert: true,
      },
    };
  });
  try {
    await store.kvValues.bulkWrite(holds, { ordered: false, writeConcern: DURABLE });
    return true;
  } catch (error) {
    const refused = writeErrorsOf(error);
    if (refused.length === 0 || !refused.every(isDuplicateKey)) throw error;
    return false;
  }
}

/** The moment at which it is done, or never will be. */
async function decide(store: Store, { _id }: KvAtomicDoc, state: "done" | "undone"): Promise<boolean> {
  const { matchedCount } = await store.kvAtomics.updateOne(
    { _id, state: "open" },
    { $set: { state } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Writes what is decided, and lets go of the keys. May be repeated, by several at once, and cut off anywhere. */
async function finish(
  store: Store,
  { _id: lock, ids, writes, state }: KvAtomicDoc,
  now: Date,
): Promise<void> {
  if (state === "done" && writes.length > 0) {
    const held = { _id: { $in: writes.map(({ _id }) => _id) }, lock, upload: { $exists: true } };
    for (const { _id, upload = "" } of await store.kvValues
      .find(held, { projection: { upload: 1 } })
      .toArray()) {
      const [accountId = "", namespaceId = ""] = _id.split("|");
      // It stays as long as its value is this one.
      await leaveUpload(store, { accountId, namespaceId }, upload, now);
    }
    await store.kvValues.bulkWrite(
      writes.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id, lock }, replacement } })),
      { ordered: false, writeConcern: DURABLE },
    );
  }
  await release(store, ids, lock);
  await store.kvAtomics.deleteOne({ _id: lock }, { writeConcern: DURABLE });
}

async function release(store: Store, ids: readonly string[], lock: string): Promise<void> {
  await store.kvValues.updateMany(
    { _id: { $in: [...ids] }, lock },
    { $unset: { lock: 1 } },
    { writeConcern: DURABLE },
  );
}

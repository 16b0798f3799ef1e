import { ObjectId } from "mongodb";
import { DURABLE, isDuplicateKey } from "../client.ts";
import { GroupWriter } from "../group-writer.ts";
import { inCommands } from "../in-commands.ts";
import { writeErrorsOf } from "../insert-each.ts";
import type { Store } from "../store.ts";
import type { KvValue, KvValueDoc } from "./kv-documents.ts";
import { settleLock } from "./kv-atomic.store.ts";
import { DELETED, isPresent, NONE, STATE, type KvState } from "./kv-state.ts";
import { namespaceOf } from "./kv-values.store.ts";

/** One write of one key. */
export interface KvWrite {
  id: string;
  /** Null deletes. */
  value: KvValue | null;
  /** The version that has to be there, or null for none; undefined for whatever is there. */
  expected: string | null | undefined;
  now: Date;
}

/** What became of it: whether it was written, and what that has changed. */
export interface KvWritten {
  /** False where not what was expected is there. */
  isWritten: boolean;
  /** Null where nothing is there. */
  version: string | null;
  /** Whether a value was there before. */
  wasThere: boolean;
  /** By how many bytes more is stored. */
  delta: number;
  /** The upload of the value that was there. */
  freed: string | null;
}

const MOST_WRITES = 500;

/**
 * Writes of many callers, in groups: what is there is read once for all, each key is written once, and only over what was read. So
 * of each write is known whether it was made, and by how many bytes more is stored, whoever else writes the same keys.
 */
export function kvWriter(store: Store): GroupWriter<KvWrite, KvWritten> {
  return new GroupWriter(async (group) => {
    const [first] = group;
    if (first)
      await store.writers.kvMarks.mark(
        group.map(({ id }) => namespaceOf(id)),
        first.now,
      );
    return writeGroup(store, group);
  }, 0);
}

/** Writes one key; what others write at about the same time goes along. */
export function writeValue(store: Store, write: KvWrite): Promise<KvWritten> {
  return store.writers.kvWrites.add(write);
}

interface Change {
  id: string;
  before: string;
  after: KvValueDoc;
  /** Of each write of the key, by its place in the group. */
  outcomes: Map<number, KvWritten>;
}

async function writeGroup(store: Store, group: readonly KvWrite[]): Promise<KvWritten[]> {
  const written: KvWritten[] = [];
  const left = new Map<string, number[]>();
  group.forEach(({ id }, at) => left.set(id, [...(left.get(id) ?? []), at]));
  while (left.size > 0) {
    const states = await statesOf(store, [...left.keys()]);
    const changes: Change[] = [];
    for (const [id, places] of left) {
      const held = states.get(id);
      if (held?.lock !== undefined) {
        await settleLock(store, held, group[places[0] ?? 0]?.now ?? new Date());
        continue;
      }
      const change = changeOf(id, places, group, states.get(id) ?? null);
      if (change.after.ver === change.before) settle(change);
      else changes.push(change);
    }
    for (const part of inCommands(changes, ({ after }) => after.size, MOST_WRITES)) {
      const passed = await overtaken(store, part);
      for (const change of part) if (!passed.has(change)) settle(change);
    }
  }
  return written;

  function settle({ id, outcomes }: Change): void {
    for (const [at, outcome] of outcomes) written[at] = outcome;
    left.delete(id);
  }
}

async function statesOf(store: Store, ids: readonly string[]): Promise<Map<string, KvState>> {
  const found = store.kvValues.find({ _id: { $in: [...ids] } }, { projection: STATE });
  return new Map((await found.toArray()).map((doc) => [doc._id, doc]));
}

/** What the writes of one key come to, one after another. */
function changeOf(
  id: string,
  places: readonly number[],
  group: readonly KvWrite[],
  before: KvState | null,
): Change {
  let state: KvState = before ?? { ...DELETED, _id: id, ver: NONE };
  let after: KvValueDoc = { ...DELETED, _id: id, ver: state.ver };
  const outcomes = new Map<number, KvWritten>();
  for (const at of places) {
    const { value, expected, now } = group[at] as KvWrite;
    const version = isPresent(state, now) ? state.ver : null;
    const wasThere = version !== null;
    if (expected !== undefined && expected !== version) {
      outcomes.set(at, { isWritten: false, version, wasThere, delta: 0, freed: null });
      continue;
    }
    // What has expired is deleted too, by whoever comes first.
    if (value === null && version === null && state.size === 0) {
      outcomes.set(at, { isWritten: true, version: null, wasThere, delta: 0, freed: null });
      continue;
    }
    const ver = new ObjectId().toHexString();
    after = { ...(value ?? DELETED), _id: id, ver };
    const delta = after.size - state.size;
    outcomes.set(at, {
      isWritten: true,
      version: value && ver,
      wasThere,
      delta,
      freed: state.upload ?? null,
    });
    state = after;
  }
  return { id, before: before?.ver ?? NONE, after, outcomes };
}

/** Those that somebody else has written since they were read: what is not there as it was is made anew, which its key refuses. */
async function overtaken(store: Store, changes: readonly Change[]): Promise<ReadonlySet<Change>> {
  const writes = changes.map(({ id, before, after: { _id, ...replacement } }) => ({
    replaceOne: { filter: { _id: id, ver: before, lock: { $exists: false } }, replacement, upsert: true },
  }));
  try {
    await store.kvValues.bulkWrite(writes, { ordered: false, writeConcern: DURABLE });
    return new Set();
  } catch (error) {
    const refused = writeErrorsOf(error);
    if (refused.length === 0 || !refused.every(isDuplicateKey)) throw error;
    return new Set(refused.map(({ index }) => changes[index] as Change));
  }
}

import { AppError } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { removeUpload } from "../../store/kv/kv-chunks.store.ts";
import { idOf, keysOf, sizeOf } from "../../store/kv/kv-values.store.ts";
import type { AnyCaller } from "../access/caller.ts";
import { assertKey } from "./kv-key.ts";
import { assertPage, keyBehind, kvCursor } from "./kv-list.ts";
import { storedOptions, type KvOptions } from "./kv-options.ts";
import { meteredAt, placeOf, type WhichNamespace } from "./kv-place.ts";
import { readValues, roomFor, storeValues, valueOf, type Expected, type KvDeps } from "./kv-stored.ts";
import { uploadValue, valueTooLarge, type KvBody } from "./kv-upload.ts";
import { entryOf, type KvEntry, type KvFound } from "./kv-value.ts";

/** What a write is given; `length` of the body, where it is known before. */
type KvGiven = { key: string; body: KvBody; length?: number; expected: Expected } & KvOptions;

/** Values by key, for workers and for who owns their services. What was written is read from then on, by everyone. */
export class KvService {
  readonly #deps: KvDeps;

  constructor(deps: KvDeps) {
    this.#deps = deps;
  }

  /** Null where nothing is there. */
  async get(caller: AnyCaller, which: WhichNamespace, key: string): Promise<KvFound | null> {
    assertKey(key);
    const place = await placeOf(this.#deps.resources, caller, which);
    const [found] = await meteredAt(this.#deps.meters, place, { meter: "kv_reads", quantity: 1 }, () =>
      readValues(this.#deps, place, [key]),
    );
    return found ?? null;
  }

  /** Keys in the order of their bytes. Throws `invalid_cursor`. */
  async list(
    caller: AnyCaller,
    which: WhichNamespace,
    { prefix, cursor, limit }: { prefix: string; cursor: string | null; limit: number },
  ): Promise<{ entries: KvEntry[]; cursor: string | null }> {
    assertPage(limit);
    const after = cursor === null ? null : keyBehind(prefix, cursor);
    const place = await placeOf(this.#deps.resources, caller, which);
    const { store, clock } = this.#deps;
    const asked = { prefix, after, limit: limit + 1, now: clock.now() };
    const docs = await meteredAt(this.#deps.meters, place, { meter: "kv_lists", quantity: 1 }, () =>
      keysOf(store, place, asked),
    );
    const entries = docs.slice(0, limit).map((doc) => entryOf(place, doc));
    const last = docs.length > limit ? entries.at(-1) : undefined;
    return { entries, cursor: last ? kvCursor(prefix, last.key) : null };
  }

  /**
   * Replaces what is there, its metadata and its end included. Throws `precondition_failed`, `value_too_large`, and `metadata_too_large`;
   * nothing has changed then.
   */
  async put(
    caller: AnyCaller,
    which: WhichNamespace,
    { key, body, length = 0, expected, ...options }: KvGiven,
  ): Promise<KvEntry> {
    const { store, clock } = this.#deps;
    assertKey(key);
    storedOptions(options, clock.now());
    const place = await placeOf(this.#deps.resources, caller, which);
    const id = idOf(place, key);
    return meteredAt(this.#deps.meters, place, { meter: "kv_writes", quantity: 1 }, async () => {
      // A body that would be written for nothing is not even read.
      if (expected !== undefined) {
        const [there] = await readValues(this.#deps, place, [key]);
        const version = there?.version ?? null;
        if (version !== expected) throw preconditionFailed(version);
      }
      if (length > KV_LIMITS.inlineBytes) {
        if (length > KV_LIMITS.valueBytes) throw valueTooLarge(length);
        const room = await roomFor(this.#deps, place, [[id, valueOf(key, { bytes: length }, {})]]);
        room.release();
      }
      const uploaded = await uploadValue({ store, now: () => clock.now() }, { place, id }, body);
      try {
        // From now on: the upload may have taken long.
        const value = valueOf(key, uploaded, storedOptions(options, clock.now()));
        const written = await storeValues(this.#deps, place, [{ key, value, expected }]);
        const [one] = written;
        if (!one?.isWritten) throw preconditionFailed(one?.version ?? null);
        return entryOf(place, { ...value, _id: id, ver: one.version ?? "" });
      } catch (error) {
        // Where it is unknown whether it was written, a job finds out.
        if (uploaded.upload !== undefined && error instanceof AppError)
          await removeUpload(store, place, uploaded.upload);
        throw error;
      }
    });
  }

  /** Whether something was there. Throws `precondition_failed`. */
  async delete(caller: AnyCaller, which: WhichNamespace, key: string, expected: Expected): Promise<boolean> {
    assertKey(key);
    const place = await placeOf(this.#deps.resources, caller, which);
    return meteredAt(this.#deps.meters, place, { meter: "kv_deletes", quantity: 1 }, async () => {
      const [one] = await storeValues(this.#deps, place, [{ key, value: null, expected }]);
      if (!one?.isWritten) throw preconditionFailed(one?.version ?? null);
      return one.wasThere;
    });
  }

  /** How much is in a namespace. */
  size({
    accountId,
    _id: namespaceId,
  }: {
    accountId: string;
    _id: string;
  }): Promise<{ keys: number; bytes: number }> {
    return sizeOf(this.#deps.store, { accountId, namespaceId });
  }
}

function preconditionFailed(version: string | null): AppError {
  return new AppError("precondition_failed", {
    message: version === null ? "Nothing is there." : `What is there has the version ${version}.`,
    facts: version === null ? {} : { version },
  });
}

import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { keepUpload, leaveUpload, removeUpload } from "../../store/kv/kv-chunks.store.ts";
import type { KvValue } from "../../store/kv/kv-documents.ts";
import {
  idOf,
  inlineValue,
  keysOf,
  readValue,
  sizeOf,
  type KvPlace,
} from "../../store/kv/kv-values.store.ts";
import { isPresent, writeValue, type KvWritten } from "../../store/kv/kv-writer.ts";
import type { Store } from "../../store/store.ts";
import type { AnyCaller } from "../access/caller.ts";
import type { MeterService } from "../meter/meter.service.ts";
import type { MeterId } from "../meter/meters.ts";
import type { Resources } from "../resource/resources.ts";
import { assertKey } from "./kv-key.ts";
import { assertPage, keyBehind, kvCursor } from "./kv-list.ts";
import { storedOptions, type KvOptions } from "./kv-options.ts";
import { uploadValue, valueTooLarge, type KvBody } from "./kv-upload.ts";
import { entryOf, foundOf, type KvEntry, type KvFound } from "./kv-value.ts";

interface Deps {
  store: Store;
  clock: Clock;
  resources: Resources;
  meters: MeterService;
}

/** Which namespace is meant: of which service, by ids or names. */
export interface WhichNamespace {
  service: string;
  namespace: string;
}

/** A version that has to be there, or null for none; undefined for whatever is there. */
export type Expected = string | null | undefined;

export interface KvPut extends KvOptions {
  key: string;
  value: Buffer;
}

/** A key of a bulk call with which something is wrong. */
export interface KvFailure {
  key: string;
  code: string;
  message: string;
}

export interface KvBulkResult {
  written: number;
  failures: KvFailure[];
}

interface Place extends KvPlace {
  serviceId: string;
}

/** Values by key, for workers and for who owns their services. What was written is read from then on, by everyone. */
export class KvService {
  readonly #deps: Deps;
  readonly #bulks = new FairShare("kvBulks");

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Null where nothing is there. */
  async get(caller: AnyCaller, which: WhichNamespace, key: string): Promise<KvFound | null> {
    assertKey(key);
    const place = await this.#place(caller, which);
    const [found] = await this.#metered(place, "kv_reads", 1, () => this.#read(place, [key]));
    return found ?? null;
  }

  /** In the order of the keys, null for each that is not there. Throws `bulk_too_large`. */
  async getMany(
    caller: AnyCaller,
    which: WhichNamespace,
    keys: readonly string[],
  ): Promise<(KvFound | null)[]> {
    assertCount(keys.length, KV_LIMITS.bulkReads, "keys");
    keys.forEach(assertKey);
    const place = await this.#place(caller, which);
    return this.#metered(place, "kv_reads", keys.length, () => this.#read(place, keys));
  }

  /** Keys in the order of their bytes. Throws `invalid_cursor`. */
  async list(
    caller: AnyCaller,
    which: WhichNamespace,
    { prefix, cursor, limit }: { prefix: string; cursor: string | null; limit: number },
  ): Promise<{ entries: KvEntry[]; cursor: string | null }> {
    assertPage(limit);
    const after = cursor === null ? null : keyBehind(prefix, cursor);
    const place = await this.#place(caller, which);
    const { store, clock } = this.#deps;
    const asked = { prefix, after, limit: limit + 1, now: clock.now() };
    const docs = await this.#metered(place, "kv_lists", 1, () => keysOf(store, place, asked));
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
    { key, body, expected, ...options }: { key: string; body: KvBody; expected: Expected } & KvOptions,
  ): Promise<KvEntry> {
    const { store, clock } = this.#deps;
    assertKey(key);
    storedOptions(options, clock.now());
    const place = await this.#place(caller, which);
    const id = idOf(place, key);
    return this.#metered(place, "kv_writes", 1, async () => {
      const uploaded = await uploadValue({ store, now: () => clock.now() }, { place, id }, body);
      try {
        // From now on: the upload may have taken long.
        const value = valueOf(key, uploaded, storedOptions(options, clock.now()));
        const written = await this.#store(place, [{ key, value, expected }]);
        const [one] = written;
        if (!one?.isWritten) throw preconditionFailed(one?.version ?? null);
        if (uploaded.upload !== undefined) await keepUpload(store, place, uploaded.upload);
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
    const place = await this.#place(caller, which);
    return this.#metered(place, "kv_deletes", 1, async () => {
      const [one] = await this.#store(place, [{ key, value: null, expected }]);
      if (!one?.isWritten) throw preconditionFailed(one?.version ?? null);
      return one.wasThere;
    });
  }

  /** Reads a body of many values and does what it says, for whom there is a place. Throws `rate_limited`. */
  async inPlace<T>({ accountId }: AnyCaller, work: () => Promise<T>): Promise<T> {
    const giveBack = this.#bulks.tryTake(accountId);
    if (giveBack === null)
      throw new AppError("rate_limited", {
        message: "As many calls for many values are on their way as may be at once.",
        retryAfterSeconds: 1,
      });
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  /** Each by itself: what is wrong with one keeps none of the others. Throws `bulk_too_large`. */
  async putMany(caller: AnyCaller, which: WhichNamespace, puts: readonly KvPut[]): Promise<KvBulkResult> {
    assertCount(puts.length, KV_LIMITS.bulkWrites, "values");
    const place = await this.#place(caller, which);
    const { store, clock } = this.#deps;
    const { good, failures } = parted(puts, (put) => {
      assertKey(put.key);
      if (put.value.length > KV_LIMITS.valueBytes) throw valueTooLarge(put.value.length);
      return { put, options: storedOptions(put, clock.now()) };
    });
    await this.#metered(place, "kv_writes", good.length, async () => {
      const writes = [];
      for (const { put, options } of good) {
        const target = { place, id: idOf(place, put.key) };
        const uploaded =
          put.value.length <= KV_LIMITS.inlineBytes
            ? { bytes: put.value.length, v: inlineValue(put.value) }
            : await uploadValue({ store, now: () => clock.now() }, target, [put.value]);
        writes.push({ key: put.key, value: valueOf(put.key, uploaded, options), expected: undefined });
      }
      await this.#store(place, writes);
      for (const { value } of writes)
        if (value.upload !== undefined) await keepUpload(store, place, value.upload);
    });
    return { written: good.length, failures };
  }

  /** The same of deletions. */
  async deleteMany(caller: AnyCaller, which: WhichNamespace, keys: readonly string[]): Promise<KvBulkResult> {
    assertCount(keys.length, KV_LIMITS.bulkWrites, "keys");
    const place = await this.#place(caller, which);
    const { good, failures } = parted(
      keys.map((key) => ({ key })),
      ({ key }) => {
        assertKey(key);
        return key;
      },
    );
    await this.#metered(place, "kv_deletes", good.length, () =>
      this.#store(
        place,
        good.map((key) => ({ key, value: null, expected: undefined })),
      ),
    );
    return { written: good.length, failures };
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

  async #place(caller: AnyCaller, { service, namespace }: WhichNamespace): Promise<Place> {
    const { _id, accountId, serviceId } = await this.#deps.resources.usable(caller, service, "kv", namespace);
    return { accountId, serviceId, namespaceId: _id };
  }

  async #read(place: KvPlace, keys: readonly string[]): Promise<(KvFound | null)[]> {
    const { store, clock } = this.#deps;
    const docs = await Promise.all(keys.map((key) => readValue(store, idOf(place, key))));
    const now = clock.now();
    return docs.map((doc) => (doc !== null && isPresent(doc, now) ? foundOf(store, place, doc) : null));
  }

  /** Writes, and counts what is stored. Room is made sure of before: of the value as it is, or of what it adds. */
  async #store(
    place: Place,
    writes: readonly { key: string; value: KvValue | null; expected: Expected }[],
  ): Promise<KvWritten[]> {
    const { store, clock, meters } = this.#deps;
    const { accountId, serviceId: service } = place;
    const stored = { accountId, service, meter: "kv_storage_bytes" as const };
    const quantity = writes.reduce((sum, { value }) => sum + (value?.size ?? 0), 0);
    const admission = await meters.admit({ ...stored, quantity }).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === "storage_cap_reached")) throw error;
      const ids = new Set(writes.map(({ key }) => idOf(place, key)));
      const there = await Promise.all([...ids].map((id) => readValue(store, id)));
      const more = quantity - there.reduce((sum, doc) => sum + (doc?.size ?? 0), 0);
      if (more === quantity) throw error;
      return meters.admit({ ...stored, quantity: Math.max(0, more) });
    });
    let written: KvWritten[];
    try {
      const now = clock.now();
      written = await Promise.all(
        writes.map(({ key, value, expected }) =>
          writeValue(store, { id: idOf(place, key), value, expected, now }),
        ),
      );
    } catch (error) {
      admission.release();
      throw error;
    }
    await admission.record(written.reduce((sum, { delta }) => sum + delta, 0));
    for (const { freed } of written) if (freed !== null) await leaveUpload(store, place, freed, clock.now());
    return written;
  }

  /** Admits it first, and counts what was done before it is answered. */
  async #metered<T>(place: Place, meter: MeterId, quantity: number, work: () => Promise<T>): Promise<T> {
    const { accountId, serviceId: service } = place;
    const admission = await this.#deps.meters.admit({ accountId, service, meter, quantity });
    let done: T;
    try {
      done = await work();
    } catch (error) {
      admission.release();
      throw error;
    }
    await admission.record();
    return done;
  }
}

/** What can be done, and what cannot and why. */
function parted<G extends { key: string }, T>(
  given: readonly G[],
  check: (one: G) => T,
): { good: T[]; failures: KvFailure[] } {
  const [good, failures]: [T[], KvFailure[]] = [[], []];
  for (const one of given)
    try {
      good.push(check(one));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failures.push({ key: one.key, code: error.code, message: error.details[0]?.message ?? error.message });
    }
  return { good, failures };
}

function valueOf(
  key: string,
  uploaded: Pick<KvValue, "bytes" | "v" | "upload">,
  options: Pick<KvValue, "m" | "exp">,
): KvValue {
  return {
    ...uploaded,
    ...options,
    size: Buffer.byteLength(key) + uploaded.bytes + Buffer.byteLength(options.m ?? ""),
  };
}

function assertCount(actual: number, limit: number, what: string): void {
  if (actual === 0)
    throw new AppError("invalid_input", {
      details: [{ path: what, code: "too_few", message: "Give at least one." }],
    });
  if (actual > limit)
    throw new AppError("bulk_too_large", {
      message: `One call has at most ${limit} ${what}; this one has ${actual}.`,
      details: [{ path: what, code: "too_many", message: `How many ${what}.`, limit, actual }],
    });
}

function preconditionFailed(version: string | null): AppError {
  return new AppError("precondition_failed", {
    message: version === null ? "Nothing is there." : `What is there has the version ${version}.`,
    facts: version === null ? {} : { version },
  });
}

import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { idOf, inlineValue } from "../../store/kv/kv-values.store.ts";
import type { AnyCaller } from "../access/caller.ts";
import { assertKey } from "./kv-key.ts";
import { storedOptions, type KvOptions } from "./kv-options.ts";
import { meteredAt, placeOf, type WhichNamespace } from "./kv-place.ts";
import { readValues, storeValues, valueOf, type KvDeps } from "./kv-stored.ts";
import { uploadValue, valueTooLarge } from "./kv-upload.ts";
import type { KvFound } from "./kv-value.ts";

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

/** Many values in one call. */
export class KvBulk {
  readonly #deps: KvDeps;
  readonly #places = new FairShare("kvBulks");

  constructor(deps: KvDeps) {
    this.#deps = deps;
  }

  /** In the order of the keys, null for each that is not there. Throws `bulk_too_large`. */
  async getMany(
    caller: AnyCaller,
    which: WhichNamespace,
    keys: readonly string[],
  ): Promise<(KvFound | null)[]> {
    assertCount(keys.length, KV_LIMITS.bulkReads, "keys");
    keys.forEach(assertKey);
    const place = await placeOf(this.#deps.resources, caller, which);
    return meteredAt(this.#deps.meters, place, { meter: "kv_reads", quantity: keys.length }, async () => {
      const found = await readValues(this.#deps, place, keys);
      assertBytes(found);
      return found;
    });
  }

  /** Gives values as something whole, which takes a place where that is large. Throws `rate_limited`. */
  whole<T>(caller: AnyCaller, found: readonly (KvFound | null)[], work: () => Promise<T>): Promise<T> {
    const bytes = found.reduce((sum, one) => sum + (one?.bytes ?? 0), 0);
    return bytes > KV_LIMITS.chunkBytes ? this.inPlace(caller, work) : work();
  }

  /** Holds a large body, and does what it says, for whom there is a place. Throws `rate_limited`. */
  async inPlace<T>({ accountId }: AnyCaller, work: () => Promise<T>): Promise<T> {
    const giveBack = this.#places.tryTake(accountId);
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
    const place = await placeOf(this.#deps.resources, caller, which);
    const { store, clock } = this.#deps;
    const { good, failures } = parted(puts, (put) => {
      assertKey(put.key);
      if (put.value.length > KV_LIMITS.valueBytes) throw valueTooLarge(put.value.length);
      return { put, options: storedOptions(put, clock.now()) };
    });
    await meteredAt(this.#deps.meters, place, { meter: "kv_writes", quantity: good.length }, async () => {
      const writes = [];
      for (const { put, options } of good) {
        const target = { place, id: idOf(place, put.key) };
        const uploaded =
          put.value.length <= KV_LIMITS.inlineBytes
            ? { bytes: put.value.length, v: inlineValue(put.value) }
            : await uploadValue({ store, now: () => clock.now() }, target, [put.value]);
        writes.push({ key: put.key, value: valueOf(put.key, uploaded, options), expected: undefined });
      }
      await storeValues(this.#deps, place, writes);
    });
    return { written: good.length, failures };
  }

  /** The same of deletions. */
  async deleteMany(caller: AnyCaller, which: WhichNamespace, keys: readonly string[]): Promise<KvBulkResult> {
    assertCount(keys.length, KV_LIMITS.bulkWrites, "keys");
    const place = await placeOf(this.#deps.resources, caller, which);
    const { good, failures } = parted(
      keys.map((key) => ({ key })),
      ({ key }) => {
        assertKey(key);
        return key;
      },
    );
    await meteredAt(this.#deps.meters, place, { meter: "kv_deletes", quantity: good.length }, () =>
      storeValues(
        this.#deps,
        place,
        good.map((key) => ({ key, value: null, expected: undefined })),
      ),
    );
    return { written: good.length, failures };
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

/** Before any body is read. */
function assertBytes(found: readonly (KvFound | null)[]): void {
  const limit = KV_LIMITS.valueBytes;
  const actual = found.reduce((sum, one) => sum + (one?.bytes ?? 0), 0);
  if (actual > limit)
    throw new AppError("bulk_too_large", {
      message: `What one call reads has at most ${limit} bytes; this is ${actual}.`,
      details: [{ path: "keys", code: "too_large", message: "Bytes of the values.", limit, actual }],
    });
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

import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { writeAtomically } from "../../store/kv/kv-atomic.store.ts";
import { idOf, inlineValue } from "../../store/kv/kv-values.store.ts";
import type { KvValue } from "../../store/kv/kv-documents.ts";
import type { AnyCaller } from "../access/caller.ts";
import type { MeterId } from "../meter/meters.ts";
import { assertKey } from "./kv-key.ts";
import { storedOptions, type KvOptions } from "./kv-options.ts";
import { meteredAt, placeOf, type WhichNamespace } from "./kv-place.ts";
import { roomFor, valueOf, type KvDeps } from "./kv-stored.ts";
import { valueTooLarge } from "./kv-upload.ts";

/** The version that has to be under a key, or null for none. */
export interface KvCheck {
  key: string;
  version: string | null;
}

/** What is written under a key; a value of null deletes. */
export interface KvMutation extends KvOptions {
  key: string;
  value: Buffer | null;
}

/** A key as it is after a batch; version null where nothing is. */
export interface KvMutated {
  key: string;
  version: string | null;
}

/** Several keys of a namespace at once: all of it happens, or nothing. */
export class KvAtomic {
  readonly #deps: KvDeps;

  constructor(deps: KvDeps) {
    this.#deps = deps;
  }

  /** Throws `precondition_failed` for a check that does not hold; nothing has changed then. */
  async write(
    caller: AnyCaller,
    which: WhichNamespace,
    checks: readonly KvCheck[],
    mutations: readonly KvMutation[],
  ): Promise<KvMutated[]> {
    const { store, clock, meters } = this.#deps;
    assertBatch(checks, mutations);
    const values = mutations.map((one) => valueIn(one, clock.now()));
    const place = await placeOf(this.#deps.resources, caller, which);
    const batch = {
      checks: new Map(checks.map(({ key, version }) => [idOf(place, key), version])),
      writes: new Map(mutations.map(({ key }, at) => [idOf(place, key), values[at] ?? null])),
      now: () => clock.now(),
    };
    const counts: [MeterId, number][] = [
      ["kv_reads", checks.length],
      ["kv_writes", values.filter((value) => value !== null).length],
      ["kv_deletes", values.filter((value) => value === null).length],
    ];
    const work = async (): Promise<KvMutated[]> => {
      const admission = await roomFor(this.#deps, place, batch.writes);
      const done = await writeAtomically(store, batch).catch((error: unknown) => {
        admission.release();
        throw error;
      });
      if (typeof done === "object" && done !== null) {
        await admission.record(done.delta);
        const versionOf = (key: string) => done.versions.get(idOf(place, key)) ?? null;
        return mutations.map(({ key, value }) => ({ key, version: value && versionOf(key) }));
      }
      admission.release();
      if (done === null)
        throw new AppError("not_ready", { message: "Others write these keys all the time." });
      throw checkFailed(checks, done.slice(idOf(place, "").length));
    };
    return counts.reduceRight<typeof work>(
      (inner, [meter, quantity]) =>
        quantity === 0 ? inner : () => meteredAt(meters, place, { meter, quantity }, inner),
      work,
    )();
  }
}

function valueIn({ key, value, ...options }: KvMutation, now: Date): KvValue | null {
  if (value === null) return null;
  if (value.length > KV_LIMITS.inlineBytes) throw valueTooLarge(value.length, KV_LIMITS.inlineBytes);
  return valueOf(key, { bytes: value.length, v: inlineValue(value) }, storedOptions(options, now));
}

/** Throws `invalid_key`, `key_too_long`, `invalid_input` and `bulk_too_large`. */
function assertBatch(checks: readonly KvCheck[], mutations: readonly KvMutation[]): void {
  for (const [path, list] of Object.entries({ checks, mutations })) {
    const keys = list.map(({ key }) => key);
    keys.forEach(assertKey);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    if (twice !== undefined)
      throw new AppError("invalid_input", {
        details: [{ path, code: "twice", message: `Name each key once; ${twice} is there twice.` }],
      });
  }
  if (mutations.length === 0)
    throw new AppError("invalid_input", {
      details: [{ path: "mutations", code: "too_few", message: "Give at least one." }],
    });
  const actual = new Set([...checks, ...mutations].map(({ key }) => key)).size;
  const limit = KV_LIMITS.atomicKeys;
  if (actual > limit)
    throw new AppError("bulk_too_large", {
      message: `One batch is about at most ${limit} keys; this one is about ${actual}.`,
      details: [{ path: "", code: "too_many", message: "Keys.", limit, actual }],
    });
}

function checkFailed(checks: readonly KvCheck[], key: string): AppError {
  const at = checks.findIndex((check) => check.key === key);
  const message = `Something else is under ${key} than the check says.`;
  const details: ErrorDetail[] = [{ path: `checks.${at}.version`, code: "not_current", message }];
  return new AppError("precondition_failed", { message, details, facts: { key } });
}

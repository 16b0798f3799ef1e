import { AppError } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { isPresent } from "../../store/kv/kv-state.ts";
import { idOf, lookAt } from "../../store/kv/kv-values.store.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import { assertKey } from "./kv-key.ts";
import { meteredAt, placeOf, type ServedPlace, type WhichNamespace } from "./kv-place.ts";
import type { KvDeps } from "./kv-stored.ts";
import { entryOf, type KvEntry } from "./kv-value.ts";

/** A key as it is from a moment on; version null where nothing is there. */
export type KvChange = Omit<KvEntry, "version"> & { version: string | null };

/** Changes of keys, until the signal aborts. */
export type FollowKeys = (signal: AbortSignal) => AsyncGenerator<KvChange>;

/** Follows keys. What is written faster than somebody looks is one change, and the last one is always seen. */
export class KvWatch {
  readonly #deps: KvDeps & { credentials: CredentialService };

  constructor(deps: KvDeps & { credentials: CredentialService }) {
    this.#deps = deps;
  }

  /** Each key as it is now, and whenever it is written, deleted or expires. Throws `not_found`, `bulk_too_large`, and as keys do. */
  async follow(caller: Caller, which: WhichNamespace, given: readonly string[]): Promise<FollowKeys> {
    const keys = [...new Set(given)];
    keys.forEach(assertKey);
    const [actual, limit] = [keys.length, KV_LIMITS.watchedKeys];
    if (actual === 0 || actual > limit)
      throw new AppError("bulk_too_large", {
        message: `Follow 1 to ${limit} keys at once.`,
        details: [{ path: "keys", code: "too_many", message: "Keys.", limit, actual }],
      });
    const place = await placeOf(this.#deps.resources, caller, which);
    return (signal) => this.#changes({ caller, which, place, keys }, signal);
  }

  async *#changes({ caller, which, place, keys }: Followed, signal: AbortSignal): AsyncGenerator<KvChange> {
    const { store, clock, credentials, resources, meters } = this.#deps;
    const told = new Map<string, string | null>();
    for (;;) {
      const docs = await Promise.all(keys.map((key) => lookAt(store, idOf(place, key))));
      if (signal.aborted) return;
      const changes = docs.flatMap((doc, at): KvChange[] => {
        const key = keys[at] ?? "";
        const isThere = doc !== null && isPresent(doc, clock.now());
        if (told.get(key) === (isThere ? doc.ver : null)) return [];
        return [isThere ? entryOf(place, doc) : { key, ...NOTHING }];
      });
      if (changes.length === 0) continue;
      await credentials.assertStillKnown(caller);
      await placeOf(resources, caller, which);
      const read = { meter: "kv_reads", quantity: changes.length } as const;
      await meteredAt(meters, place, read, () => Promise.resolve());
      for (const change of changes) {
        told.set(change.key, change.version);
        yield change;
        if (signal.aborted) return;
      }
    }
  }
}

interface Followed {
  caller: Caller;
  which: WhichNamespace;
  place: ServedPlace;
  keys: readonly string[];
}

const NOTHING = { version: null, bytes: 0, metadata: null, expiration: null };

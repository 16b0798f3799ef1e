import { newestEventId } from "../store/event/events.store.ts";
import type { Store } from "../store/store.ts";

/** Longer than anything of a Request waits for its end to be booked, so that no crash of the last minute is overlooked. */
const QUIET_AFTER_MS = 60_000;
const LOOK_WHEN_QUIET_MS = 30_000;

/**
 * When to look for what crashes left half-done. Where no process has announced anything for a minute nothing can be left that
 * was not looked for, but for what waits for its time: then it is enough to look now and then.
 */
export class Leftovers {
  readonly #store: Store;
  readonly #now: () => number;
  #newest: string | null = null;
  #newestSeenAt = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a clock that nobody sets */
  constructor(store: Store, now = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  /** Whether to look at this turn. */
  async mayWait(): Promise<boolean> {
    const now = this.#now();
    const newest = await newestEventId(this.#store);
    if (newest === null || newest !== this.#newest) this.#newestSeenAt = now;
    this.#newest = newest;
    const isQuiet = now - this.#newestSeenAt > QUIET_AFTER_MS;
    if (isQuiet && now - this.#lookedAt < LOOK_WHEN_QUIET_MS) return true;
    this.#lookedAt = now;
    return false;
  }
}

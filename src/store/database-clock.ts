import type { Clock } from "../kernel/clock.ts";
import type { Store } from "./store.ts";

/** Clocks drift, and are set. */
const MEASURE_EVERY_MS = 10_000;
/** An answer that took longer says too little, unless it is the first. */
const MAX_ROUND_TRIP_MS = 500;
/** What a measurement may be wrong by; differences below it do no harm. */
const TOLERATED_MS = 250;

/**
 * The database's clock as far as a process can know it: its own, moved by the difference that was measured last.
 * Leases and expiries are stamped by one machine and judged by others, whose own clocks may differ.
 */
export class DatabaseClock implements Clock {
  readonly #store: Store;
  #aheadMs = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(store: Store) {
    this.#store = store;
  }

  /** Measures once, and from then on regularly until it is stopped. The store is a prepared one. */
  static async start(store: Store): Promise<DatabaseClock> {
    const clock = new DatabaseClock(store);
    await clock.#measure(Number.POSITIVE_INFINITY);
    // While the database is away the last difference holds.
    clock.#timer = setInterval(
      () => void clock.#measure(MAX_ROUND_TRIP_MS).catch(() => undefined),
      MEASURE_EVERY_MS,
    ).unref();
    return clock;
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #measure(maxRoundTripMs: number): Promise<void> {
    const asked = performance.now();
    // The log is never empty, and the embedded engine tells its time in an expression only.
    const [answer] = await this.#store.events
      .aggregate<{ now: Date }>([{ $limit: 1 }, { $project: { _id: 0, now: "$$NOW" } }])
      .toArray();
    const roundTripMs = performance.now() - asked;
    if (!answer || roundTripMs > maxRoundTripMs) return;
    const aheadMs = Math.round(answer.now.getTime() + roundTripMs / 2 - Date.now());
    if (Math.abs(aheadMs - this.#aheadMs) > TOLERATED_MS) this.#aheadMs = aheadMs;
  }
}

import type { Connection } from "../../store/client.ts";
import { countRequests, oldestQueuedAt } from "../../store/request/request-counts.store.ts";
import type { Store } from "../../store/store.ts";
import type { Metrics } from "./metrics.ts";

const STATES = ["queued", "running", "cancelling"] as const;
/** Counting more index entries than this would cost the database something. */
const MAX_COUNT = 100_000;
const QUERY_MS = 1000;
/** Several scrapers of metrics must not multiply the queries. */
const FRESH_MS = 2000;

/** The gauges that only the database knows, read when somebody asks for the metrics. */
export class DatabaseGauges {
  readonly #metrics: Metrics;
  readonly #connection: Connection;
  readonly #store: Store;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(metrics: Metrics, connection: Connection, store: Store) {
    this.#metrics = metrics;
    this.#connection = connection;
    this.#store = store;
  }

  /** Never throws: with the database away, `quarry_mongodb_up` is 0 and the other gauges have no value. */
  refresh(): Promise<void> {
    if (performance.now() - this.#readAtMs < FRESH_MS) return Promise.resolve();
    this.#reading ??= this.#read().finally(() => {
      this.#readAtMs = performance.now();
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { mongodbUp, mongodbPingSeconds, requestsInState, oldestQueuedSeconds } = this.#metrics;
    const started = performance.now();
    const isUp = await this.#connection.ping();
    mongodbUp.set(isUp ? 1 : 0);
    try {
      if (!isUp) throw new Error("MongoDB does not answer.");
      mongodbPingSeconds.set((performance.now() - started) / 1000);
      await this.#readQueue();
    } catch {
      // An old number would look like a healthy one.
      mongodbPingSeconds.set(Number.NaN);
      requestsInState.reset();
      oldestQueuedSeconds.set(Number.NaN);
    }
  }

  async #readQueue(): Promise<void> {
    const limits = { maxCount: MAX_COUNT, withinMs: QUERY_MS };
    const [queuedAt, ...counts] = await Promise.all([
      oldestQueuedAt(this.#store, QUERY_MS),
      ...STATES.map((state) => countRequests(this.#store, state, limits)),
    ]);
    STATES.forEach((state, index) => this.#metrics.requestsInState.set({ state }, counts[index] ?? 0));
    const ageMs = queuedAt ? Math.max(0, Date.now() - queuedAt.getTime()) : 0;
    this.#metrics.oldestQueuedSeconds.set(ageMs / 1000);
  }
}

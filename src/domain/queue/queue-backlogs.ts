import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { QUEUE_LIMITS } from "../../kinds/queue.ts";
import { measureQueue, type QueueBacklog } from "../../store/queue/queue-reads.store.ts";
import type { Store } from "../../store/store.ts";

/** Looking at a queue reads a key of the index for each message: that takes at most a tenth of the time. */
const REST = 10;
const LEAST_REST_MS = 50;
/** For the limit it is looked at again when so much may have come. */
const SLACK_BYTES = QUEUE_LIMITS.backlogBytes / 100;
const RECENT_MS = 60_000;
const MOST_QUEUES = 10_000;

interface Measured {
  backlog: QueueBacklog;
  at: Date;
  until: number;
  /** Sent from here since. */
  added: number;
}

/** How much waits in queues, as it was moments ago. */
export class QueueBacklogs {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #measured = new Map<string, Measured>();
  readonly #measuring = new Map<string, Promise<Measured>>();

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  async of(queueId: string): Promise<QueueBacklog & { asOf: Date }> {
    const known = this.#measured.get(queueId);
    const { backlog, at } = known && performance.now() < known.until ? known : await this.#measure(queueId);
    return { ...backlog, asOf: at };
  }

  /** The same for what may be older, up to a minute: it waits for no look at what is known. */
  async recent(queueId: string): Promise<QueueBacklog> {
    const known = this.#measured.get(queueId);
    if (known === undefined || this.#clock.now().getTime() - known.at.getTime() > RECENT_MS)
      return this.of(queueId);
    if (performance.now() >= known.until) void this.#measure(queueId).catch(() => undefined);
    return known.backlog;
  }

  /** Never waits: of a queue that nobody has looked at yet, it looks from now on. Throws `queue_full`. */
  assertRoom({ _id }: { _id: string }, bytes: number): void {
    const known = this.#measured.get(_id);
    if (known === undefined) return void this.#measure(_id).catch(() => undefined);
    known.added += bytes;
    const { backlogBytes: limit } = QUEUE_LIMITS;
    const isFull = known.backlog.bytes + known.added > limit;
    const isOld = performance.now() >= known.until;
    if (isOld && (known.added > SLACK_BYTES || isFull)) void this.#measure(_id).catch(() => undefined);
    if (isFull)
      throw new AppError("queue_full", {
        message: `At most ${limit} bytes wait in a queue.`,
        retryAfterSeconds: 60,
        details: [
          { path: "", code: "queue_full", message: "Bytes that wait.", limit, actual: known.backlog.bytes },
        ],
      });
  }

  #measure(queueId: string): Promise<Measured> {
    const measuring = this.#measuring.get(queueId) ?? this.#read(queueId);
    this.#measuring.set(queueId, measuring);
    return measuring;
  }

  async #read(queueId: string): Promise<Measured> {
    const began = performance.now();
    try {
      const at = this.#clock.now();
      const backlog = await measureQueue(this.#store, queueId, at);
      const tookMs = performance.now() - began;
      const until = performance.now() + Math.max(LEAST_REST_MS, tookMs * REST);
      const measured = { backlog, at, until, added: 0 };
      if (this.#measured.size > MOST_QUEUES) this.#measured.clear();
      this.#measured.set(queueId, measured);
      return measured;
    } finally {
      this.#measuring.delete(queueId);
    }
  }
}

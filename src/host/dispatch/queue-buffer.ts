import type { DeliveringQueue, QueueMessage } from "../../domain/queue/home-facts.ts";
import type { QueueSource } from "../../domain/queue/queue-home.ts";
import type { ReadAhead } from "./read-ahead.ts";

/** Of one queue, what is read before it is delivered. */
const MOST_MESSAGES = 1000;
const MOST_BYTES = 16_000_000;
/** A batch is closed at that, too. */
const MOST_BATCH_BYTES = 6_000_000;

/** Messages that are visible before others may be stored behind them. */
const LATE_MS = 200;

interface Deps {
  source: Pick<QueueSource, "read">;
  readAhead: ReadAhead;
  now: () => number;
  /** Called where there was no room for more, once there is. */
  again: () => void;
}

/** Messages of a queue that are read and not settled, each once. */
export class QueueBuffer {
  readonly #deps: Deps;
  #waiting: QueueMessage[] = [];
  #bytes = 0;
  /** Waiting or being delivered, by id. */
  readonly #known = new Map<string, QueueMessage>();
  /** Settled while a read was under way, which may have seen them before. */
  readonly #settled = new Set<string>();
  /** Visible from when on the next read begins. */
  #from = 0;
  #filling: Promise<boolean> | null = null;
  #isAskedAgain = false;
  #isRewound = false;
  /** How often all was left. */
  #left = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether it has what may be delivered first, as early as that. */
  hasFirst(ms: number): boolean {
    let first = Number.POSITIVE_INFINITY;
    for (const { visibleAt } of this.#known.values()) first = Math.min(first, visibleAt);
    return first <= ms;
  }

  /** The next read begins with the first message. */
  rewind(): void {
    this.#isRewound = true;
  }

  /** Reads on until it is full. False where there is more. */
  async fill(queue: DeliveringQueue): Promise<boolean> {
    if (this.#filling !== null) {
      this.#isAskedAgain = true;
      return this.#filling;
    }
    this.#filling = this.#deps.readAhead
      .inTurn(() => this.#fill(queue))
      .finally(() => {
        this.#filling = null;
        this.#settled.clear();
      });
    return this.#filling;
  }

  /** When the next batch is closed; null without one. */
  closesAt(queue: DeliveringQueue): number | null {
    const [first] = this.#waiting;
    if (first === undefined) return null;
    const isFull = this.#waiting.length >= queue.maxBatchSize || this.#bytes >= MOST_BATCH_BYTES;
    return isFull ? 0 : first.visibleAt + queue.maxBatchTimeoutSeconds * 1000;
  }

  take({ maxBatchSize }: DeliveringQueue): QueueMessage[] {
    let bytes = 0;
    let size = 0;
    for (const message of this.#waiting.slice(0, maxBatchSize)) {
      bytes += message.bytes;
      if (size > 0 && bytes > MOST_BATCH_BYTES) break;
      size++;
    }
    const batch = this.#waiting.splice(0, size);
    this.#bytes -= bytesOf(batch);
    return batch;
  }

  /** They are settled. */
  forget(batch: readonly QueueMessage[]): void {
    if (this.#filling !== null) for (const { id } of batch) this.#settled.add(id);
    this.#release(batch);
  }

  /** Leaves what waits, and these, which were not delivered: all of them are read again. */
  empty(undelivered: readonly QueueMessage[] = []): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    this.rewind();
    this.#left += 1;
    this.#isAskedAgain = false;
    this.#release([...waiting, ...undelivered]);
  }

  #release(messages: readonly QueueMessage[]): void {
    for (const { id } of messages) this.#known.delete(id);
    this.#deps.readAhead.give(bytesOf(messages));
  }

  async #fill(queue: DeliveringQueue): Promise<boolean> {
    const { source, readAhead, now, again } = this.#deps;
    do {
      this.#isAskedAgain = false;
      if (this.#isRewound) this.#from = 0;
      this.#isRewound = false;
      const left = this.#left;
      for await (const message of source.read(queue, this.#from)) {
        if (this.#left !== left) break;
        if (this.#waiting.length >= MOST_MESSAGES || this.#bytes >= MOST_BYTES) return false;
        this.#from = Math.max(this.#from, message.visibleAt);
        if (this.#known.has(message.id) || this.#settled.has(message.id)) continue;
        if (!readAhead.take(message.bytes, this.#known.size === 0, again)) return false;
        this.#known.set(message.id, message);
        this.#waiting.push(message);
        this.#bytes += message.bytes;
      }
    } while (this.#isAskedAgain);
    this.#from = Math.min(this.#from, now() - LATE_MS);
    return true;
  }
}

const bytesOf = (messages: readonly QueueMessage[]): number =>
  messages.reduce((sum, { bytes }) => sum + bytes, 0);

import type { DeliveringQueue, QueueMessage } from "../../domain/queue/home-facts.ts";
import type { QueueSource } from "./queue-source.ts";

/** What is read before it is delivered. */
const MOST_MESSAGES = 1000;
const MOST_BYTES = 16_000_000;
/** A batch is closed at that, too. */
const MOST_BATCH_BYTES = 6_000_000;

/** Messages that are visible before others may be stored behind them. */
const LATE_MS = 200;

/** Messages of a queue that are read and not settled, each once. */
export class QueueBuffer {
  #waiting: (QueueMessage & { readAt: number })[] = [];
  #bytes = 0;
  readonly #known = new Set<string>();
  /** Settled while a read was under way, which may have seen them before. */
  readonly #settled = new Set<string>();
  readonly #now: () => number;
  /** Visible from when on the next read begins. */
  #from = 0;
  #filling: Promise<boolean> | null = null;
  #isAskedAgain = false;
  #isFromBegin = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Reads on, or from the begin, until it is full. False where there is more. */
  async fill(source: QueueSource, queue: DeliveringQueue, isFromBegin: boolean): Promise<boolean> {
    this.#isFromBegin ||= isFromBegin;
    if (this.#filling !== null) {
      this.#isAskedAgain = true;
      return this.#filling;
    }
    this.#filling = this.#fill(source, queue).finally(() => {
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
    return isFull ? 0 : first.readAt + queue.maxBatchTimeoutSeconds * 1000;
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
    for (const message of batch) this.#bytes -= message.bytes;
    return batch;
  }

  /** They were not delivered: they are the next ones. */
  putBack(batch: readonly QueueMessage[]): void {
    this.#waiting.unshift(...batch.map((message) => ({ ...message, readAt: 0 })));
    for (const { id, bytes } of batch) {
      this.#bytes += bytes;
      this.#known.add(id);
    }
  }

  /** They are settled, unless they were put back. */
  forget(batch: readonly QueueMessage[]): void {
    const waiting = new Set(this.#waiting.map(({ id }) => id));
    for (const { id } of batch) {
      if (waiting.has(id)) continue;
      this.#known.delete(id);
      if (this.#filling !== null) this.#settled.add(id);
    }
  }

  async #fill(source: QueueSource, queue: DeliveringQueue): Promise<boolean> {
    do {
      this.#isAskedAgain = false;
      if (this.#isFromBegin) this.#from = 0;
      this.#isFromBegin = false;
      for await (const message of source.read(queue, this.#from)) {
        if (this.#isFull) return false;
        this.#from = Math.max(this.#from, message.visibleAt);
        if (this.#known.has(message.id) || this.#settled.has(message.id)) continue;
        this.#known.add(message.id);
        this.#waiting.push({ ...message, readAt: this.#now() });
        this.#bytes += message.bytes;
      }
    } while (this.#isAskedAgain);
    this.#from = Math.min(this.#from, this.#now() - LATE_MS);
    return true;
  }

  get #isFull(): boolean {
    return this.#waiting.length >= MOST_MESSAGES || this.#bytes >= MOST_BYTES;
  }
}

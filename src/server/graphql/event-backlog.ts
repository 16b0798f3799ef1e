/**
 * Keeps an operation from running ahead of a client that reads slowly: the library queues without a bound. One result waits
 * behind the one that is being written, however large they are; the stream that they go to holds 64 KB more.
 */
export class EventBacklog {
  #waiting = 0;
  #resume: (() => void) | null = null;
  #closed = false;

  /** Counts one more result; resolves when there is room for it, or when nobody reads any more. */
  async room(): Promise<void> {
    this.#waiting += 1;
    if (this.#waiting > 1 && !this.#closed) await new Promise<void>((resolve) => (this.#resume = resolve));
  }

  /** Passes the events on and counts them off. */
  async *drain(events: AsyncGenerator<string>): AsyncGenerator<string> {
    try {
      for await (const event of events) {
        yield event;
        if (!event.startsWith("event: next")) continue;
        this.#waiting -= 1;
        this.#release();
      }
    } finally {
      this.close();
    }
  }

  close(): void {
    this.#closed = true;
    this.#release();
  }

  #release(): void {
    this.#resume?.();
    this.#resume = null;
  }
}

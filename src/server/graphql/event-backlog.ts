/**
 * Keeps an operation from running ahead of a client that reads slowly: the library queues without a bound. One result waits
 * behind the one that is being written, however large they are; the stream that they go to holds 64 KB more. It also writes
 * them: the library would parse stored Records to print them.
 */
export class EventBacklog {
  readonly #texts: string[] = [];
  #waiting = 0;
  #resume: (() => void) | null = null;
  #closed = false;

  /** Takes one more result, as JSON in one line; resolves when the next may be made, or when nobody reads any more. */
  async add(text: string): Promise<void> {
    this.#texts.push(text);
    this.#waiting += 1;
    if (this.#waiting > 1 && !this.#closed) await new Promise<void>((resolve) => (this.#resume = resolve));
  }

  /** Passes the events on, those of results with the texts that were added, and counts them off. */
  async *drain(events: AsyncGenerator<string>): AsyncGenerator<string> {
    try {
      for await (const event of events) {
        if (!event.startsWith("event: next")) {
          yield event;
          continue;
        }
        yield `event: next\ndata: ${this.#texts.shift() ?? "null"}\n\n`;
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

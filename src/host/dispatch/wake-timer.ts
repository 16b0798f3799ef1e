/** Clocks change: longer timers look at the time before. */
const MOST_MS = 30_000;

/** Calls once a moment has come, or somewhat before: who is called looks at the time again. */
export class WakeTimer {
  readonly #now: () => number;
  readonly #wake: () => void;
  #timer: NodeJS.Timeout | undefined;
  #at = Number.POSITIVE_INFINITY;

  constructor(now: () => number, wake: () => void) {
    this.#now = now;
    this.#wake = wake;
  }

  /** Of several moments the first one counts. */
  at(ms: number): void {
    if (ms >= this.#at) return;
    clearTimeout(this.#timer);
    this.#at = ms;
    const waitMs = Math.min(MOST_MS, Math.max(0, ms - this.#now()));
    this.#timer = setTimeout(() => {
      this.#at = Number.POSITIVE_INFINITY;
      this.#wake();
    }, waitMs).unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#at = Number.POSITIVE_INFINITY;
  }
}

/** Crashes within that time count together. */
const WINDOW_MS = 60_000;
const FREE_CRASHES = 2;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/** When a worker that crashes may be tried again: at once twice, then after 1, 2, 4 … 30 seconds. */
export class CrashBackoff {
  readonly #now: () => number;
  #crashes: number[] = [];
  #until = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  crashed(): void {
    const now = this.#now();
    // A pause is no time in which it behaved.
    this.#crashes = this.#crashes.filter((at) => now - at < WINDOW_MS);
    this.#crashes.push(now);
    const over = this.#crashes.length - FREE_CRASHES;
    if (over > 0) this.#until = now + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (over - 1));
  }

  /** 0 when it may be tried now. */
  waitMs(): number {
    return Math.max(0, this.#until - this.#now());
  }
}

/** Lets so much through at once, and so much more each second. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  constructor(
    { burst, perSecond }: { burst: number; perSecond: number },
    now: () => number = () => performance.now(),
  ) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#tokens = burst;
    this.#filledAt = now();
  }

  /** Whether there is so much left, which is taken then. */
  take(size = 1): boolean {
    const now = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = now;
    if (this.#tokens < size) return false;
    this.#tokens -= size;
    return true;
  }
}

import { POOLS, type Pool, type PoolName } from "./pools.ts";

/** Gives a place back; a second call does nothing. */
export type GiveBack = () => void;

const NEVER = new AbortController().signal;

interface Waiting {
  keys: readonly string[];
  begin: (giveBack: GiveBack) => void;
}

/**
 * The places of a pool. Who holds the fewest is next, and among equals who has waited longest; nobody holds more than its share,
 * so that what hangs for one leaves places for the others.
 */
export class FairShare {
  readonly #pool: Pool;
  readonly #held = new Map<string, number>();
  #waiting: Waiting[] = [];
  #taken = 0;

  constructor(name: PoolName) {
    this.#pool = POOLS[name];
  }

  /** @param keys one for each share of the pool, in their order */
  tryTake(...keys: string[]): GiveBack | null {
    return this.#mayHave(keys) ? this.#take(keys) : null;
  }

  take(...keys: string[]): Promise<GiveBack> {
    return this.takeUnless(NEVER, ...keys);
  }

  /** Waits no longer than the signal allows, whose reason it throws then. */
  async takeUnless(signal: AbortSignal, ...keys: string[]): Promise<GiveBack> {
    signal.throwIfAborted();
    const giveBack = this.tryTake(...keys);
    if (giveBack !== null) return giveBack;
    const { promise, resolve, reject } = Promise.withResolvers<GiveBack>();
    const waiting: Waiting = { keys, begin: resolve };
    const leave = (): void => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      reject(signal.reason as Error);
    };
    this.#waiting.push(waiting);
    signal.addEventListener("abort", leave);
    return promise.finally(() => signal.removeEventListener("abort", leave));
  }

  get isFull(): boolean {
    return this.#taken >= this.#pool.places;
  }

  /** Whether nobody holds a place, nor waits for one. */
  get isIdle(): boolean {
    return this.#taken === 0 && this.#waiting.length === 0;
  }

  /** Who of this share may hold no more. */
  full(share: number): string[] {
    const most = this.#pool.shares[share]?.most ?? 0;
    const prefix = `${share} `;
    return [...this.#held].flatMap(([name, held]) =>
      name.startsWith(prefix) && held >= most ? [name.slice(prefix.length)] : [],
    );
  }

  #mayHave(keys: readonly string[]): boolean {
    return (
      !this.isFull && this.#pool.shares.every(({ most }, share) => this.#heldBy(share, keys[share]) < most)
    );
  }

  #take(keys: readonly string[]): GiveBack {
    this.#count(keys, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#count(keys, -1);
      this.#next();
    };
  }

  #next(): void {
    const widest = ({ keys }: Waiting): number => this.#heldBy(0, keys[0]);
    const next = this.#waiting
      .filter(({ keys }) => this.#mayHave(keys))
      .reduce<Waiting | null>(
        (best, one) => (best === null || widest(one) < widest(best) ? one : best),
        null,
      );
    if (next === null) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    // To the end with the others of whoever is next, or one with many would go before all that came later.
    const others = this.#waiting.filter(({ keys }) => keys[0] === next.keys[0]);
    this.#waiting = [...this.#waiting.filter(({ keys }) => keys[0] !== next.keys[0]), ...others];
    next.begin(this.#take(next.keys));
    this.#next();
  }

  #heldBy(share: number, key = ""): number {
    return this.#held.get(`${share} ${key}`) ?? 0;
  }

  #count(keys: readonly string[], by: 1 | -1): void {
    this.#taken += by;
    keys.forEach((key, share) => {
      const held = this.#heldBy(share, key) + by;
      if (held > 0) this.#held.set(`${share} ${key}`, held);
      else this.#held.delete(`${share} ${key}`);
    });
  }
}

/** Part of a worker's concurrency that is there on top, for accounts of which nothing runs. */
const NEWCOMERS = 1 / 8;

/** Runs that a worker may have at once in all, with those of newcomers. */
export function mostRuns(concurrency: number): number {
  return concurrency + Math.ceil(concurrency * NEWCOMERS);
}

export interface Turn {
  accountId: string;
  /** Requests of the account that are known to be queued; `Infinity` when nobody knows how many. */
  queued: number;
}

/**
 * Whose Request a worker takes next. Of the accounts that wait it is the one with the fewest runs here, and among equals
 * the one that waited longest for its turn. One account alone may fill the worker; one of which nothing runs finds room
 * all the same.
 */
export class Turns {
  readonly #concurrency: number;
  readonly #perAccount: number;
  readonly #running = new Map<string, number>();
  /** Queued Requests that are known of, by account; who had a turn goes to the end. */
  readonly #waiting = new Map<string, number>();
  #runs = 0;

  /** @param perAccount runs that one account may have here at once */
  constructor(concurrency: number, perAccount: number) {
    this.#concurrency = concurrency;
    this.#perAccount = perAccount;
  }

  /** One more Request of the account is queued. */
  queued(accountId: string): void {
    this.#waiting.set(accountId, (this.#waiting.get(accountId) ?? 0) + 1);
  }

  /** The account has queued Requests, nobody knows how many. */
  waits(accountId: string): void {
    this.#waiting.set(accountId, Number.POSITIVE_INFINITY);
  }

  /** Whether a Request of any account could be taken. */
  get hasFreeTurn(): boolean {
    return this.#runs < mostRuns(this.#concurrency);
  }

  /** Accounts of which nothing more may be taken now. */
  get barred(): string[] {
    return [...this.#running.keys()].filter((accountId) => !this.#mayRun(accountId));
  }

  /** Takes the next turn off the list; null when none that waits may run. Answered with `began` unless nothing was found. */
  next(): Turn | null {
    let next: string | null = null;
    for (const accountId of this.#waiting.keys()) {
      if (!this.#mayRun(accountId)) continue;
      if (next === null || this.#runsOf(accountId) < this.#runsOf(next)) next = accountId;
    }
    if (next === null) return null;
    const queued = this.#waiting.get(next) ?? 0;
    // What is announced while this turn is taken counts anew.
    this.#waiting.delete(next);
    return { accountId: next, queued };
  }

  /** @param queued of the turn; 0 for a Request that was not queued */
  began({ accountId, queued }: Turn): void {
    this.#runs += 1;
    this.#running.set(accountId, this.#runsOf(accountId) + 1);
    if (queued > 1) this.#waiting.set(accountId, (this.#waiting.get(accountId) ?? 0) + queued - 1);
  }

  ended(accountId: string): void {
    this.#runs -= 1;
    const left = this.#runsOf(accountId) - 1;
    if (left > 0) this.#running.set(accountId, left);
    else this.#running.delete(accountId);
  }

  #runsOf(accountId: string): number {
    return this.#running.get(accountId) ?? 0;
  }

  #mayRun(accountId: string): boolean {
    const runs = this.#runsOf(accountId);
    return this.hasFreeTurn && runs < this.#perAccount && (this.#runs < this.#concurrency || runs === 0);
  }
}

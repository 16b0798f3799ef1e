import { isConnectionLoss } from "./client.ts";

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: what many callers write at about the same time goes to the database together, and each is answered when
 * that is done. An idle writer writes at once; a busy one takes what came while the group before was under way.
 */
export class GroupWriter<T, R> {
  readonly #write: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #restMs: number;
  #waiting: Waiting<T, R>[] = [];
  #isBusy = false;
  #beganAt = Number.NEGATIVE_INFINITY;

  /**
   * @param write gives one result per item, in order; it must be safe to repeat
   * @param restMs from the begin of one group to that of the next, at least
   */
  constructor(write: (items: readonly T[]) => Promise<readonly R[]>, restMs: number) {
    this.#write = write;
    this.#restMs = restMs;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#isBusy) this.#writeSoon();
    });
  }

  #writeSoon(): void {
    this.#isBusy = true;
    const waitMs = this.#beganAt + this.#restMs - performance.now();
    const write = (): void => void this.#writeGroup();
    // After the turn, in which more may come.
    if (waitMs <= 0) setImmediate(write);
    else setTimeout(write, waitMs);
  }

  async #writeGroup(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    this.#beganAt = performance.now();
    await this.#writeAll(group);
    this.#isBusy = false;
    if (this.#waiting.length > 0) this.#writeSoon();
  }

  async #writeAll(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.#write(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as R));
    } catch (error) {
      // One that cannot be written must not fail the others. Without a database none can.
      if (group.length > 1 && !isConnectionLoss(error))
        await Promise.all(group.map((one) => this.#writeAll([one])));
      else for (const { reject } of group) reject(error);
    }
  }
}

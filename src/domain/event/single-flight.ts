/**
 * Makes equal reads that are asked for in one turn of the event loop one read. A thousand watchers of one Request are
 * woken together, and each would otherwise ask the database for the same documents. A read begins after the turn, so it
 * is never older than any of its askers.
 */
export class SingleFlight {
  readonly #waiting = new Map<string, Promise<unknown>>();

  /** @param key the same for the same question; the askers share the answer and must not change it */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(key) as Promise<T> | undefined;
    if (waiting) return waiting;
    const turnIsOver = new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    const answer = turnIsOver.then(() => {
      this.#waiting.delete(key);
      return read();
    });
    this.#waiting.set(key, answer);
    return answer;
  }
}

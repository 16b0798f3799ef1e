/**
 * Rows that only grow. What comes is appended once for each frame that is drawn, however many come between two, and never one by one
 * into the state of a page.
 */
export class GrowingRows<Row> {
  /** All rows that pages have been told of. The same array for good: `version` says that it grew. */
  readonly rows: Row[] = [];
  #version = 0;
  #pending: Row[] = [];
  #isDue = false;
  readonly #listeners = new Set<() => void>();

  push(row: Row): void {
    this.#pending.push(row);
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => this.#append());
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };

  readonly version = (): number => this.#version;

  #append(): void {
    this.#isDue = false;
    for (const row of this.#pending) this.rows.push(row);
    this.#pending = [];
    this.#version += 1;
    for (const tell of this.#listeners) tell();
  }
}

/** Often enough to be seen to grow, and seldom enough to leave the frames between to whoever scrolls. */
const EVERY_MS = 100;

/**
 * Rows that only grow. What comes is appended together some times a second, with a frame, and never one by one into the state of a
 * page. The first comes at once.
 */
export class GrowingRows<Row> {
  /** All rows that pages have been told of. The same array for good: `version` says that it grew. */
  readonly rows: Row[] = [];
  #version = 0;
  #pending: Row[] = [];
  #isDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #appendedAt = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();

  push(row: Row): void {
    this.#pending.push(row);
    if (this.#isDue) return;
    this.#isDue = true;
    const wait = this.#appendedAt + EVERY_MS - performance.now();
    if (wait <= 0) requestAnimationFrame(() => this.#append());
    else this.#timer = setTimeout(() => requestAnimationFrame(() => this.#append()), wait);
  }

  /** Nothing is appended any more: nobody looks. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#pending = [];
    this.#listeners.clear();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };

  readonly version = (): number => this.#version;

  #append(): void {
    this.#isDue = false;
    this.#appendedAt = performance.now();
    for (const row of this.#pending) this.rows.push(row);
    this.#pending = [];
    this.#version += 1;
    for (const tell of this.#listeners) tell();
  }
}

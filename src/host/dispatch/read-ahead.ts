const MOST_BYTES = 64_000_000;
/** The driver holds some more of each read that is under way. */
const READS_AT_ONCE = 4;
/** For queues that hold nothing, so that none waits for those that hold much. */
const FOR_FIRST = 2;

/** How much of the messages of all queues this host holds: what is read and neither settled nor left again. */
export class ReadAhead {
  readonly #most: number;
  #bytes = 0;
  #reading = 0;
  readonly #turns: (() => void)[] = [];
  readonly #refused = new Set<() => void>();

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** Whether there is room; else `again` is called once, when there is some. @param isFirst of a queue that holds nothing */
  take(bytes: number, isFirst: boolean, again: () => void): boolean {
    const hasRoom = this.#bytes === 0 || this.#bytes + bytes <= this.#most * (isFirst ? FOR_FIRST : 1);
    if (hasRoom) this.#bytes += bytes;
    else this.#refused.add(again);
    return hasRoom;
  }

  give(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes > this.#most / 2) return;
    const refused = [...this.#refused];
    this.#refused.clear();
    for (const again of refused) again();
  }

  /** A few queues are read at once. */
  async inTurn<T>(read: () => Promise<T>): Promise<T> {
    if (this.#reading >= READS_AT_ONCE) await new Promise<void>((resolve) => this.#turns.push(resolve));
    else this.#reading += 1;
    try {
      return await read();
    } finally {
      const next = this.#turns.shift();
      if (next) next();
      else this.#reading -= 1;
    }
  }
}

import { StringDecoder } from "node:string_decoder";

const MAX_LINE_BYTES = 16 * 1024;
/** Lines of one stream that pass at once, and in a second. */
const BURST_LINES = 2000;
const LINES_PER_SECOND = 500;

/**
 * Cuts what a worker writes into lines. However much it is, and however long it has no end, memory is bound: a long line is
 * cut, and lines that come faster than the rate are counted and dropped.
 */
export class LineReader {
  readonly #now: () => number;
  readonly #decoder = new StringDecoder();
  #rest = "";
  /** What is left of a line that was cut is skipped up to its end. */
  #isSkipping = false;
  #tokens = BURST_LINES;
  #filledAt: number;
  #dropped = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#filledAt = now();
  }

  /** The whole lines so far. */
  read(chunk: Buffer): string[] {
    this.#fill();
    const kept: string[] = [];
    const parts = this.#decoder.write(chunk).split("\n");
    const last = parts.pop() ?? "";
    for (const part of parts) {
      const line = this.#isSkipping ? null : this.#rest + part;
      this.#rest = "";
      this.#isSkipping = false;
      if (line !== null) this.#keep(kept, line);
    }
    if (this.#isSkipping) return kept;
    this.#rest += last;
    if (this.#rest.length >= MAX_LINE_BYTES) {
      this.#keep(kept, this.#rest);
      this.#rest = "";
      this.#isSkipping = true;
    }
    return kept;
  }

  /** What stands behind the last line break, at the end of the stream. */
  end(): string[] {
    const kept: string[] = [];
    if (this.#rest !== "") this.#keep(kept, this.#rest);
    this.#rest = "";
    return kept;
  }

  /** How many lines were dropped since it was last asked. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }

  #keep(kept: string[], line: string): void {
    if (this.#tokens < 1) {
      this.#dropped++;
      return;
    }
    this.#tokens--;
    kept.push(line.slice(0, MAX_LINE_BYTES).replace(/\r$/, ""));
  }

  #fill(): void {
    const now = this.#now();
    const more = ((now - this.#filledAt) / 1000) * LINES_PER_SECOND;
    this.#tokens = Math.min(BURST_LINES, this.#tokens + more);
    this.#filledAt = now;
  }
}

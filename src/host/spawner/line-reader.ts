import { StringDecoder } from "node:string_decoder";
import { TokenBucket } from "../../kernel/token-bucket.ts";

/** A longer line is cut. */
export const MAX_LINE_CHARACTERS = 16 * 1024;
/** Of one stream: what passes at once, and in a second. */
const LINES = { burst: 2000, perSecond: 500 };
const CHARACTERS = { burst: 4_000_000, perSecond: 250_000 };

/**
 * Cuts what a worker writes into lines. However much it is, and however long it has no end, memory is bound: a long line is
 * cut, and lines that come faster than the rate are counted and dropped.
 */
export class LineReader {
  readonly #decoder = new StringDecoder();
  readonly #lines: TokenBucket;
  readonly #characters: TokenBucket;
  #rest = "";
  /** What is left of a line that was cut is skipped up to its end. */
  #isSkipping = false;
  #dropped = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#lines = new TokenBucket(LINES, now);
    this.#characters = new TokenBucket(CHARACTERS, now);
  }

  /** The whole lines so far. */
  read(chunk: Buffer): string[] {
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
    if (this.#rest.length >= MAX_LINE_CHARACTERS) {
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
    const text = line.slice(0, MAX_LINE_CHARACTERS).replace(/\r$/, "");
    if (this.#lines.take() && this.#characters.take(text.length)) kept.push(text);
    else this.#dropped++;
  }
}

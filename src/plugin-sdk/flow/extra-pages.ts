import type { RunContext } from "../run-context.ts";
import { SourceError } from "../source-error.ts";

/**
 * Pages that only add to Records, such as the page of each app in a list. When one cannot be read, what was found goes
 * on without it and a counted warning says so; after a refusal no further one is asked for, and `end` tells of it.
 */
export class ExtraPages {
  readonly #ctx: RunContext;
  #refusal: SourceError | null = null;
  #isUsed = false;

  constructor(ctx: RunContext) {
    this.#ctx = ctx;
  }

  /** What `load` gives, or null with the warning `<what>_not_found` or `<what>_not_read`. */
  async read<T>(what: string, load: () => Promise<T>): Promise<T | null> {
    this.#isUsed = true;
    if (this.#refusal === null) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof SourceError) || error.code === "cancelled") throw error;
        if (error.code === "input_not_found") {
          this.#ctx.warn(`${what}_not_found`, error.message);
          return null;
        }
        this.#refusal = error;
      }
    }
    this.#ctx.warn(`${what}_not_read`, this.#refusal.message);
    return null;
  }

  /**
   * The Records of a list whose rows may take such pages: `make` gets a row and its place from 0. With a checkpoint after
   * each row that took one, from which a resumed run goes on; `ctx` is that of the target. Ends as `end` does.
   */
  async *each<T, F>(
    ctx: RunContext,
    rows: readonly T[],
    make: (row: T, index: number) => Promise<F>,
  ): AsyncGenerator<F, void, void> {
    const done = typeof ctx.resumeFrom === "number" ? ctx.resumeFrom : 0;
    for (const [index, row] of [...rows.entries()].slice(done)) {
      yield make(row, index);
      if (this.#isUsed && this.#refusal === null) ctx.checkpoint(index + 1);
    }
    this.end();
  }

  /** For the end of a target: a run that was refused something ends with the reason, as partial. */
  end(): void {
    if (this.#refusal !== null) throw this.#refusal;
  }
}

import type { StatementAnswer } from "../../domain/sqlite/statement.ts";
import type { Run } from "./engine.ts";
import type { OpenDatabase } from "./open-database.ts";

/** A database that is open or opens, from its first statement until its thread has ended: nobody else may open it meanwhile. */
export class HeldDatabase {
  /** When it may be opened by another. */
  readonly ended: Promise<void>;
  readonly #opening: Promise<OpenDatabase>;
  readonly #over: () => void;
  #isHeld = true;
  #ending: Promise<void> | null = null;
  usedAt = performance.now();

  /** Held by who makes it. @param over called once, when it has ended */
  constructor(opening: Promise<OpenDatabase>, over: () => void) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#over = () => {
      over();
      resolve();
    };
    this.#opening = opening;
  }

  get isIdle(): boolean {
    return !this.#isHeld && this.#ending === null;
  }

  /** False where it is being closed. */
  tryHold(): boolean {
    if (this.#ending !== null) return false;
    this.#isHeld = true;
    return true;
  }

  /** Throws SqlFailure. */
  async run(run: Run): Promise<StatementAnswer[]> {
    return (await this.#opening).run(run);
  }

  /** What cannot be opened, or has lost its thread, is opened anew by the next one. */
  release(): void {
    this.#isHeld = false;
    this.usedAt = performance.now();
    void this.#opening.then(
      async ({ hasEnded }) => {
        if (hasEnded) await this.end();
      },
      () => this.end(),
    );
  }

  /** Brings all into its one file; a statement that runs is given up. */
  close(): Promise<void> {
    return this.#end((open) => (this.#isHeld ? open.end() : open.close()));
  }

  /** At once. */
  end(): Promise<void> {
    return this.#end((open) => open.end());
  }

  #end(how: (open: OpenDatabase) => Promise<void>): Promise<void> {
    this.#ending ??= this.#opening
      .then(how)
      .catch(() => undefined)
      .then(this.#over);
    return this.#ending;
  }
}

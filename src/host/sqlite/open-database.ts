import { Worker } from "node:worker_threads";
import type { StatementAnswer } from "../../domain/sqlite/statement.ts";
import type { Run } from "./engine.ts";
import { SqlFailure } from "./sql-failure.ts";
import type { ThreadAnswer, ThreadData, ThreadOrder } from "./thread-messages.ts";

const THREAD_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "sqlite-thread.ts" : "sqlite-thread.js",
  import.meta.url,
);
/** A statement ends itself at its limit; one that does not, within this, takes its thread along. */
const GRACE_MS = 200;
/** Until a thread has started and opened its file. */
const OPEN_MS = 10_000;

/** A database in a thread of its own, which runs one statement at a time. */
export class OpenDatabase {
  readonly #thread: Worker;
  #heard: ((answer: ThreadAnswer) => void) | null = null;
  #isOpen = false;
  #hasEnded = false;

  constructor(data: ThreadData) {
    this.#thread = new Worker(THREAD_FILE, { workerData: data, env: {}, argv: [], execArgv: [] });
    this.#thread.unref();
    this.#thread.on("message", (answer: ThreadAnswer) => this.#heard?.(answer));
    this.#thread.on("error", (error: Error) => this.#end(error.message));
    this.#thread.once("exit", () => this.#end("its thread has ended"));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Throws SqlFailure; what was not answered may have been done or not. */
  async run(run: Run): Promise<StatementAnswer[]> {
    // Before the time of the statement begins.
    if (!this.#isOpen) await this.#ask("open", OPEN_MS);
    this.#isOpen = true;
    const said = await this.#ask(run, run.limits.timeMs + GRACE_MS);
    if ("answers" in said) return said.answers;
    throw new SqlFailure("database_unavailable", "The database is closed.");
  }

  /** Brings all into its one file, and ends the thread. */
  async close(): Promise<void> {
    if (this.#isOpen && !this.#hasEnded) await this.#ask("close", OPEN_MS).catch(() => undefined);
    await this.end();
  }

  /** At once; what was answered is stored. */
  async end(): Promise<void> {
    this.#end("its thread was ended");
    await this.#thread.terminate();
  }

  /** Throws SqlFailure. Whoever does not answer in time, or could not open the file, has ended. */
  async #ask(order: ThreadOrder, withinMs: number): Promise<Exclude<ThreadAnswer, { failure: unknown }>> {
    if (this.#hasEnded) throw new SqlFailure("database_unavailable", "The database is closed.");
    const { promise, resolve } = Promise.withResolvers<ThreadAnswer | null>();
    this.#heard = resolve;
    const late = setTimeout(() => resolve(null), withinMs);
    this.#thread.postMessage(order);
    const said = await promise;
    clearTimeout(late);
    this.#heard = null;
    if (said === null || ("failure" in said && !said.isOpen)) await this.end();
    if (said === null) throw new SqlFailure("sql_timeout", "It did not end in time.");
    if ("failure" in said) throw new SqlFailure(said.failure.code, said.failure.message, said.failure.facts);
    return said;
  }

  #end(why: string): void {
    this.#hasEnded = true;
    const message = `The statement was given up: ${why}.`;
    const { facts } = new SqlFailure("database_unavailable", message);
    this.#heard?.({ failure: { code: "database_unavailable", message, facts }, isOpen: false });
  }
}

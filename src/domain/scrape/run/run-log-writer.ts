import type { Log } from "../../../kernel/log.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import { appendRunLog, MAX_LOG_LINES } from "../../../store/request/run-logs.store.ts";
import type { Store } from "../../../store/store.ts";
import type { ThreadLogLine } from "../../../scrape-host/thread/messages.ts";

/** Writes the run log of one attempt, as far as it may grow. */
export class RunLogWriter {
  readonly #store: Store;
  readonly #log: Log;
  readonly #request: Pick<RequestDoc, "_id" | "attempt">;
  #lineCount = 0;
  #written: Promise<unknown> = Promise.resolve();

  constructor(store: Store, log: Log, request: Pick<RequestDoc, "_id" | "attempt">) {
    this.#store = store;
    this.#log = log;
    this.#request = request;
  }

  /** Nobody waits for it, and a run does not fail for its log. */
  write(log: readonly ThreadLogLine[]): void {
    const lines = log
      .slice(0, Math.max(0, MAX_LOG_LINES - this.#lineCount))
      .map((line) => ({ ...line, at: new Date(line.at) }));
    const first = this.#lineCount;
    this.#lineCount += lines.length;
    if (this.#log.isLevelEnabled("debug"))
      for (const { message, data } of lines) this.#log.debug({ data }, `scraper: ${message}`);
    const { _id, attempt } = this.#request;
    const written = appendRunLog(this.#store, _id, attempt, first, lines).catch(() => undefined);
    this.#written = Promise.all([this.#written, written]);
  }

  /** Resolves when all lines are stored, or never will be. */
  async settled(): Promise<void> {
    await this.#written;
  }
}

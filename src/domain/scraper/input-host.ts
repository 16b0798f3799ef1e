import { AppError } from "../../errors/app-error.ts";
import type { Json } from "../../kernel/json.ts";
import { InputWorker } from "./input-worker.ts";
import type { PreparedInput } from "./prepared-input.ts";

/** A thread that has read nothing for this long is ended; the next input starts another one. */
const IDLE_MS = 60_000;
/** An input whose turn comes later than this is refused unread. */
const MAX_WAIT_MS = 5000;
const MAX_WAITING = 50;

/**
 * Reads the inputs of one plugin of others, in turn, in a thread that holds nothing else. An input that the plugin
 * sticks at or dies of costs this thread; the next one is read in a new one.
 */
export class InputHost {
  readonly #moduleUrl: string;
  #worker: InputWorker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(moduleUrl: string) {
    this.#moduleUrl = moduleUrl;
  }

  /** @throws AppError what `InputWorker.read` throws, and `plugin_timeout` while earlier inputs take all the time */
  async prepare(raw: Json): Promise<PreparedInput> {
    if (this.#waiting >= MAX_WAITING) throw busy();
    this.#waiting += 1;
    const since = performance.now();
    const turn = this.#last.then(() => this.#read(raw, since)).finally(() => (this.#waiting -= 1));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #read(raw: Json, since: number): Promise<PreparedInput> {
    if (performance.now() - since > MAX_WAIT_MS) throw busy();
    clearTimeout(this.#idle);
    const worker = this.#worker?.isUsable ? this.#worker : new InputWorker(this.#moduleUrl);
    this.#worker = worker;
    try {
      return await worker.read(raw);
    } finally {
      this.#idle = setTimeout(() => void worker.close(), IDLE_MS).unref();
    }
  }
}

function busy(): AppError {
  return new AppError("plugin_timeout", { message: "The plugin is still busy with earlier inputs." });
}

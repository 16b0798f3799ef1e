import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";
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
  readonly #maxWaitMs: number;
  #worker: InputWorker | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #places = new FairShare("pluginInputs");
  /** By account. */
  readonly #waiting = new Map<string, number>();
  /** What its threads took to load the plugin, all together: no input is to blame for that. */
  #loadedMs = 0;

  constructor(moduleUrl: string, maxWaitMs = MAX_WAIT_MS) {
    this.#moduleUrl = moduleUrl;
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * @throws AppError what `InputWorker.read` throws, and `plugin_timeout` while earlier inputs take all the time
   * @param who accounts have their turns one after the other, however many inputs each has
   */
  async prepare(raw: Json, who: string): Promise<PreparedInput> {
    const before = this.#waiting.get(who) ?? 0;
    if (before >= MAX_WAITING) throw busy();
    this.#waiting.set(who, before + 1);
    const asked = this.#busyMs();
    const giveBack = await this.#places.take(who);
    try {
      return await this.#read(raw, asked);
    } finally {
      const left = (this.#waiting.get(who) ?? 0) - 1;
      if (left > 0) this.#waiting.set(who, left);
      else this.#waiting.delete(who);
      giveBack();
    }
  }

  /** A clock that stands still while a thread loads. */
  #busyMs(): number {
    return performance.now() - this.#loadedMs;
  }

  async #read(raw: Json, asked: number): Promise<PreparedInput> {
    if (this.#busyMs() - asked > this.#maxWaitMs) throw busy();
    clearTimeout(this.#idle);
    const known = this.#worker?.isUsable ? this.#worker : null;
    const worker = known ?? new InputWorker(this.#moduleUrl);
    this.#worker = worker;
    try {
      return await worker.read(raw);
    } finally {
      if (known === null) this.#loadedMs += worker.loadMs;
      this.#idle = setTimeout(() => void worker.close(), IDLE_MS).unref();
    }
  }
}

function busy(): AppError {
  return new AppError("plugin_timeout", { message: "The plugin is still busy with earlier inputs." });
}

import { setFlagsFromString } from "node:v8";
import { Worker, type MessagePort } from "node:worker_threads";
import type { ThreadOutcome, ThreadResult, ThreadTask } from "../../../scrape-host/thread/messages.ts";

const THREAD_FILE = new URL(
  import.meta.url.endsWith(".ts")
    ? "../../../scrape-host/thread/scrape-thread.ts"
    : "../../../scrape-host/thread/scrape-thread.js",
  import.meta.url,
);
const MEGABYTE = 1024 * 1024;
const OUT_OF_MEMORY: ThreadOutcome = {
  kind: "error",
  code: "plugin_out_of_memory",
  message: "The scraper used more memory than a run may have.",
};

export interface ThreadMemory {
  /** Objects and Buffers together. */
  limitMb: number;
  youngMb: number;
}

// The bound that the supervisor sets for young objects of the main thread would win over that of each thread. V8 reads the
// flag when it makes a heap: that of the main thread keeps it.
setFlagsFromString("--max-semi-space-size=0");

/** One thread that runs one task at a time, until it dies of one. */
export class ScrapeWorker {
  readonly #worker: Worker;
  readonly #memory: ThreadMemory;
  #finish: ((result: ThreadResult | ThreadOutcome) => void) | null = null;
  #isOver = false;

  /** @param onExit called once, when the thread has ended for whatever reason */
  constructor(memory: ThreadMemory, onExit: () => void) {
    this.#memory = memory;
    this.#worker = new Worker(THREAD_FILE, {
      // Plugins run there, and our environment and arguments hold keys. The browser's executable is looked for in PATH.
      env: { PATH: process.env.PATH ?? "" },
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory.limitMb, maxYoungGenerationSizeMb: memory.youngMb },
    });
    this.#worker.unref();
    this.#worker.on("message", (result: ThreadResult) => this.#end(result));
    this.#worker.on("error", (error) => this.#end(causeOfDeath(error)));
    this.#worker.once("exit", (code) => {
      this.#isOver = true;
      this.#end(causeOfDeath(new Error(`it ended on its own with code ${code}`)));
      onExit();
    });
  }

  /** Whether it can take another task. */
  get isUsable(): boolean {
    return !this.#isOver;
  }

  /** Runs a task, or says how the thread died of it. `kill` ends the thread by force. */
  run(
    task: Omit<ThreadTask, "port">,
    port: MessagePort,
    kill: AbortSignal,
  ): Promise<ThreadResult | ThreadOutcome> {
    const onKill = (): void =>
      this.#endBy({ kind: "error", code: "cancelled", message: "The thread was ended by force." });
    const ended = new Promise<ThreadResult | ThreadOutcome>((resolve) => {
      this.#finish = (result) => {
        kill.removeEventListener("abort", onKill);
        resolve(result);
      };
    });
    this.#worker.postMessage({ ...task, port }, [port]);
    if (kill.aborted) onKill();
    else kill.addEventListener("abort", onKill);
    return ended;
  }

  /** Ends the thread when what it holds is over the limit. V8 counts objects only, so Buffers are looked at here. */
  async weigh(): Promise<void> {
    if (this.#finish === null || this.#isOver) return;
    const { used_heap_size: objects, external_memory: buffers } = await this.#worker.getHeapStatistics();
    const { limitMb, youngMb } = this.#memory;
    if (objects + buffers > (limitMb + youngMb) * MEGABYTE) this.#endBy(OUT_OF_MEMORY);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }

  #endBy(end: ThreadOutcome): void {
    void this.close();
    this.#end(end);
  }

  /** The first end counts: a thread that was ended also exits. */
  #end(result: ThreadResult | ThreadOutcome): void {
    const finish = this.#finish;
    this.#finish = null;
    finish?.(result);
  }
}

function causeOfDeath(error: unknown): ThreadOutcome {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return OUT_OF_MEMORY;
  const text = error instanceof Error ? error.message : String(error);
  return {
    kind: "error",
    code: "plugin_crashed",
    message: `The scraper's thread ended: ${text}`.slice(0, 500),
  };
}

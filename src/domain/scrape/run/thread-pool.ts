import type { MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import type { ThreadEnd, ThreadResult, ThreadTask } from "../thread/messages.ts";
import { youngGenerationMb } from "./young-generation.ts";

const THREAD_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "../thread/scrape-thread.ts" : "../thread/scrape-thread.js",
  import.meta.url,
);
/** Threads kept warm, so that a first Record does not wait for one to start. */
const WARM_THREADS = 2;
const IDLE_MS = 30_000;

/** Worker threads with a memory cap. One thread runs one Request at a time; ending a thread ends nothing else. */
export class ThreadPool {
  readonly #pool: Piscina<ThreadTask, ThreadResult>;

  constructor(options: { threads: number; memoryMb: number }) {
    this.#pool = new Piscina<ThreadTask, ThreadResult>({
      filename: THREAD_FILE.href,
      minThreads: Math.min(WARM_THREADS, options.threads),
      maxThreads: options.threads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      // Plugins run there, and our environment holds keys. The browser's executable is looked for in PATH.
      env: { PATH: process.env.PATH ?? "" },
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: youngGenerationMb(options.threads),
      },
    });
    // A crashed thread already rejects its own task; without a listener the event would end the process.
    this.#pool.on("error", () => undefined);
  }

  /**
   * Runs a task. `kill` ends the thread by force.
   * @param port the other end of the caller's channel; the caller closes its own end
   * @returns the thread's own result, or how the thread died
   */
  async run(
    task: Omit<ThreadTask, "port">,
    port: MessagePort,
    kill: AbortSignal,
  ): Promise<ThreadResult | ThreadEnd> {
    try {
      return await this.#pool.run({ ...task, port }, { transferList: [port], signal: kill });
    } catch (error) {
      if (kill.aborted)
        return { kind: "error", code: "cancelled", message: "The thread was ended by force." };
      return causeOfDeath(error);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

function causeOfDeath(error: unknown): ThreadEnd {
  const outOfMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (outOfMemory)
    return {
      kind: "error",
      code: "plugin_out_of_memory",
      message: "The scraper used more memory than a run may have.",
    };
  const text = error instanceof Error ? error.message : String(error);
  return {
    kind: "error",
    code: "plugin_crashed",
    message: `The scraper's thread ended: ${text}`.slice(0, 500),
  };
}

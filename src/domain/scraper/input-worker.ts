import { Worker } from "node:worker_threads";
import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import type { Json } from "../../kernel/json.ts";
import { limitsFor, watchMemory } from "./memory-watch.ts";
import type { PreparedInput } from "./prepared-input.ts";

const THREAD_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "./input-thread.ts" : "./input-thread.js",
  import.meta.url,
);
/** For loading the plugin, which was loaded before, at the start: only a busy machine takes long. */
const LOAD_MS = 20_000;
/** For one input. */
const READ_MS = 1000;
/** Objects and Buffers together. */
const MEMORY_MB = 128;

/** What the thread says: `ready` once, then one answer for each input. */
export type InputReport =
  | { kind: "ready" }
  | { kind: "prepared"; json: string }
  | { kind: "refused"; code: ErrorCode; message: string; details: ErrorDetail[] }
  | { kind: "crashed"; message: string };

/** One thread that reads inputs with one plugin, one at a time, until it dies of one. */
export class InputWorker {
  readonly #thread: Worker;
  /** What it took to load the plugin, in milliseconds; 0 until then. */
  loadMs = 0;
  readonly #ready: Promise<void>;
  #answer: ((outcome: PreparedInput | AppError) => void) | null = null;
  #isOver = false;

  constructor(moduleUrl: string) {
    this.#thread = new Worker(THREAD_FILE, {
      workerData: moduleUrl,
      // Plugins run there, and our environment and arguments hold keys. What they print is not ours to tell.
      stdout: true,
      stderr: true,
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: limitsFor(MEMORY_MB),
    });
    this.#thread.unref();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ready = promise;
    const since = performance.now();
    this.#thread.on("message", (report: InputReport) => {
      if (report.kind === "ready") {
        this.loadMs = performance.now() - since;
        resolve();
      } else this.#answer?.(outcomeOf(report));
    });
    this.#thread.on("error", (error) => this.#end(causeOfDeath(error)));
    this.#thread.once("exit", (code) => this.#end(crashed(`It ended its process with code ${code}.`)));
  }

  /** Whether it can take another input. */
  get isUsable(): boolean {
    return !this.#isOver;
  }

  /**
   * Reads one input.
   * @throws AppError what the declaration refuses; `plugin_timeout`, `plugin_out_of_memory` or `plugin_crashed` when the plugin fails
   */
  async read(raw: Json): Promise<PreparedInput> {
    const { promise, resolve } = Promise.withResolvers<PreparedInput | AppError>();
    this.#answer = resolve;
    const unwatch = watchMemory(this.#thread, MEMORY_MB, () => this.#end(outOfMemory()));
    let timer = setTimeout(() => this.#end(new AppError("plugin_timeout")), LOAD_MS);
    void this.#ready.then(() => {
      if (this.#answer !== resolve) return;
      clearTimeout(timer);
      timer = setTimeout(() => this.#end(new AppError("plugin_timeout")), READ_MS);
      this.#thread.postMessage(raw);
    });
    const outcome = await promise;
    this.#answer = null;
    clearTimeout(timer);
    unwatch();
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#thread.terminate();
  }

  #end(error: AppError): void {
    void this.close();
    this.#answer?.(error);
  }
}

function outcomeOf(report: Exclude<InputReport, { kind: "ready" }>): PreparedInput | AppError {
  if (report.kind === "prepared") return JSON.parse(report.json) as PreparedInput;
  if (report.kind === "crashed") return crashed(report.message);
  const { code, message, details } = report;
  return new AppError(code, { message, details });
}

function causeOfDeath(error: unknown): AppError {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return outOfMemory();
  return crashed(error instanceof Error ? error.message : String(error));
}

function outOfMemory(): AppError {
  return new AppError("plugin_out_of_memory", {
    message: `The plugin used more than ${MEMORY_MB} MB to read the input.`,
  });
}

function crashed(reason: string): AppError {
  return new AppError("plugin_crashed", {
    message: `The plugin failed while it read the input: ${reason}`.slice(0, 500),
  });
}

import type { MessagePort } from "node:worker_threads";
import type { ThreadOutcome, ThreadResult, ThreadTask } from "../../../scrape-host/thread/messages.ts";
import { ScrapeWorker, type ThreadMemory } from "./scrape-worker.ts";
import { youngGenerationMb } from "./young-generation.ts";

const IDLE_MS = 30_000;
const WEIGH_EVERY_MS = 250;

/** Ends of what is kept ready, so that the process may end. */
interface IdleThread {
  thread: ScrapeWorker;
  moduleUrl: string;
  timer: NodeJS.Timeout;
}

/**
 * Worker threads with a memory cap. A thread belongs to the plugin that it first ran: what that leaves behind or changes
 * in it, built-in prototypes included, reaches nobody else's Requests. One that was changed since has another module URL. One thread runs one Request at a time;
 * ending a thread ends nothing else. The caller runs no more at once than it wants threads.
 */
export class ThreadPool {
  readonly #memory: ThreadMemory;
  readonly #threads: number;
  readonly #all = new Set<ScrapeWorker>();
  readonly #idle = new Set<IdleThread>();
  #running = 0;
  #weighing: NodeJS.Timeout | undefined;
  /** Belongs to nobody yet and is kept warm, so that a first Record does not wait for a thread to start. */
  #blank: ScrapeWorker | null = null;
  #isClosed = false;

  constructor(options: { threads: number; memoryMb: number }) {
    const { threads, memoryMb: limitMb } = options;
    this.#threads = threads;
    this.#memory = { limitMb, youngMb: youngGenerationMb(threads, limitMb) };
    this.#warm();
  }

  /**
   * Runs a task in a thread of its plugin. `kill` ends the thread by force.
   * @param port the other end of the caller's channel; the caller closes its own end
   * @returns the thread's own result, or how the thread died
   */
  async run(
    task: Omit<ThreadTask, "port">,
    port: MessagePort,
    kill: AbortSignal,
  ): Promise<ThreadResult | ThreadOutcome> {
    const thread = this.#take(task.moduleUrl);
    this.#running += 1;
    this.#weighing ??= setInterval(() => this.#weigh(), WEIGH_EVERY_MS).unref();
    try {
      return await thread.run(task, port, kill);
    } finally {
      this.#running -= 1;
      this.#rest(thread, task.moduleUrl);
      this.#warm();
    }
  }

  /** Threads that are there, idle ones included. */
  get size(): number {
    return this.#all.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#weighing);
    for (const { timer } of this.#idle) clearTimeout(timer);
    await Promise.all([...this.#all].map((thread) => thread.close()));
  }

  #take(moduleUrl: string): ScrapeWorker {
    const own = [...this.#idle].findLast((one) => one.moduleUrl === moduleUrl && one.thread.isUsable);
    if (own !== undefined) return this.#wake(own);
    const { value: oldest } = this.#idle.values().next();
    // Their number stays that of the Requests that may run at once.
    if (this.#all.size >= this.#threads && this.#blank === null && oldest !== undefined)
      void this.#wake(oldest).close();
    const thread = this.#blank?.isUsable ? this.#blank : this.#start();
    this.#blank = null;
    return thread;
  }

  #wake(idle: IdleThread): ScrapeWorker {
    clearTimeout(idle.timer);
    this.#idle.delete(idle);
    return idle.thread;
  }

  #rest(thread: ScrapeWorker, moduleUrl: string): void {
    if (this.#isClosed || !thread.isUsable) return;
    const idle: IdleThread = {
      thread,
      moduleUrl,
      timer: setTimeout(() => void this.#wake(idle).close(), IDLE_MS).unref(),
    };
    this.#idle.add(idle);
  }

  /** After a run, not before it: starting a thread takes CPU that the run needs. */
  #warm(): void {
    if (this.#isClosed || this.#blank?.isUsable || this.#all.size >= this.#threads) return;
    this.#blank = this.#start();
  }

  #start(): ScrapeWorker {
    const thread = new ScrapeWorker(this.#memory, () => this.#all.delete(thread));
    this.#all.add(thread);
    return thread;
  }

  /** Only threads that have run something: a blank one holds no plugin. */
  #weigh(): void {
    if (this.#running === 0 && this.#idle.size === 0) {
      clearInterval(this.#weighing);
      this.#weighing = undefined;
    }
    // One that has just ended, or has not begun, cannot be asked.
    for (const thread of this.#all) thread.weigh().catch(() => undefined);
  }
}

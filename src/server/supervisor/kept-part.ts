import { fork, type ChildProcess } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { FRUGAL } from "../../engine/frugal.ts";
import { STOP_MESSAGE } from "../../engine/parent-watch.ts";
import { EXIT } from "../../errors/to-exit-code.ts";
import type { Log } from "../../kernel/log.ts";
import { POOLS } from "../../kernel/pools.ts";
import type { Part } from "../part/host.ts";
import { LOST_PID } from "./lost-pid.ts";
import type { PartOrder, PartReport } from "./messages.ts";

/** `.ts` when run from the sources, `.js` when compiled. */
const ENTRY = fileURLToPath(new URL(`part-process${extname(import.meta.url)}`, import.meta.url));
const FIRST_BACKOFF_MS = 100;
const BACKOFF_FACTOR = 3;
const MAX_BACKOFF_MS = 5000;
/** A part that lived as long as this is started again as if it had never failed. */
const HEALTHY_MS = 30_000;

/**
 * MB for young objects of the main thread: less than the default, and as much as a page of Records needs, which costs the
 * gateway half as much again with 4. Scraper threads have their own.
 */
const YOUNG_MB: Readonly<Record<Part, number>> = { gateway: 16, worker: 8, host: 8 };

/**
 * libuv looks names up in half of its threads, for all accounts, sources and databases together, and its 4 are held by two names
 * that hang. With these one account's webhook calls, however they hang, leave most of them.
 */
const LIBUV_THREADS = 8 * POOLS.webhookCalls.shares[0].most;
/** What the operator sets counts. */
const OWN_ENV = { ...FRUGAL, UV_THREADPOOL_SIZE: String(LIBUV_THREADS) };

export interface KeptPartEvents {
  /** Everything but refusals. */
  report(report: Exclude<PartReport, { kind: "refused" }>): void;
  /** It ended before it was ever ready: there is nothing to go on with. */
  refused(text: string, exitCode: number): void;
}

/** One part as a child process that is started again, with a growing pause, whenever it ends by itself. */
export class KeptPart {
  readonly part: Part;
  readonly #log: Log;
  readonly #events: KeptPartEvents;
  readonly #orders = new Map<PartOrder["kind"], PartOrder>();
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #wasReady = false;
  #isStopping = false;
  #failures = 0;
  /** Of the life before the next. */
  #lostPid: string | null = null;

  constructor(part: Part, log: Log, events: KeptPartEvents) {
    this.part = part;
    this.#log = log;
    this.#events = events;
  }

  start(): void {
    const child = fork(ENTRY, [this.part], {
      execArgv: [...process.execArgv, `--max-semi-space-size=${YOUNG_MB[this.part]}`],
      env: { ...OWN_ENV, ...process.env, ...(this.#lostPid === null ? {} : { [LOST_PID]: this.#lostPid }) },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const startedAt = performance.now();
    let refusal: Extract<PartReport, { kind: "refused" }> | null = null;
    this.#child = child;
    this.#lostPid = child.pid === undefined ? null : String(child.pid);
    child.on("message", (report: PartReport) => {
      if (report.kind === "refused") {
        refusal = report;
        return;
      }
      if (report.kind === "ready") this.#wasReady = true;
      this.#events.report(report);
    });
    // Each life gets the orders that hold until the end.
    for (const order of this.#orders.values()) this.#send(order);
    this.#ended = endOf(child).then((ending) => {
      this.#child = null;
      if (this.#isStopping) return;
      const text = refusal?.text ?? `The ${this.part} ended while it started (${ending}).`;
      if (!this.#wasReady) this.#events.refused(text, refusal?.exitCode ?? EXIT.internal);
      else this.#startAgain(refusal?.text ?? ending, performance.now() - startedAt);
    });
  }

  /** Gives an order to this life and to all that follow; a later one of its kind replaces it. */
  order(order: PartOrder): void {
    this.#orders.set(order.kind, order);
    this.#send(order);
  }

  /** Gives an order to this life only. */
  orderOnce(order: PartOrder): boolean {
    return this.#send(order);
  }

  /** Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#retry);
    if (this.#child?.connected) this.#child.send(STOP_MESSAGE, () => undefined);
    await this.#ended;
  }

  #startAgain(ending: string, livedMs: number): void {
    this.#failures = livedMs < HEALTHY_MS ? this.#failures + 1 : 1;
    const pauseMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * BACKOFF_FACTOR ** (this.#failures - 1));
    this.#log.error({ part: this.part, ending, pauseMs }, "a part of this server ended and is started again");
    this.#retry = setTimeout(() => this.start(), pauseMs);
  }

  #send(order: PartOrder): boolean {
    if (!this.#child?.connected) return false;
    // One that ends just now is noticed by its end.
    this.#child.send(order, () => undefined);
    return true;
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal === null ? `code ${code}` : `signal ${signal}`));
  });
}

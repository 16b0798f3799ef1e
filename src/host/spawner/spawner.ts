import { fork, type ChildProcess } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { SpawnerOrder, SpawnerReport, WorkerEnding, WorkerLaunch, WorkerLines } from "./messages.ts";
import { isSocketHandle, type SocketHandle } from "./socket-handle.ts";

/** `.ts` when run from the sources, `.js` when compiled. */
const ENTRY = fileURLToPath(new URL(`spawner-process${extname(import.meta.url)}`, import.meta.url));

/** What a worker's life tells of itself. */
export interface LifeEvents {
  /** Its way out, which is to be closed by whoever gets it. */
  wayOut(socket: SocketHandle): void;
  lines(lines: WorkerLines): void;
  /** More of the processor than was told before. */
  used(cpuMs: number): void;
  /** Last of all. */
  ended(ending: WorkerEnding): void;
}

interface Life {
  events: LifeEvents;
  started: PromiseWithResolvers<number>;
}

/** Starts and ends workers through a small process of its own. */
export class Spawner {
  readonly #lives = new Map<string, Life>();
  #child: ChildProcess | null = null;
  #untilMs = 0;

  /** Early, while this process is small. */
  open(): void {
    this.#process();
  }

  /** Resolves with its process id once its socket takes connections; rejects when it cannot be started. */
  start(launch: WorkerLaunch, events: LifeEvents): Promise<number> {
    const started = Promise.withResolvers<number>();
    this.#lives.set(launch.id, { events, started });
    this.#order({ kind: "start", launch });
    return started.promise;
  }

  stop(id: string, graceMs: number): void {
    this.#order({ kind: "stop", id, graceMs });
  }

  /** Without this no worker starts, and after it none runs, whatever becomes of this process. */
  hold(untilMs: number): void {
    this.#untilMs = untilMs;
    if (this.#child !== null) this.#order({ kind: "hold", untilMs });
  }

  /** Of the process that starts workers. */
  get pid(): number {
    return this.#process().pid ?? 0;
  }

  /** Ends the process, and with it what still runs. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.disconnect();
    await ended;
  }

  #order(order: SpawnerOrder): void {
    // One that ends just now is noticed by its end.
    this.#process().send(order, () => undefined);
  }

  #process(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = fork(ENTRY, [], {
      execArgv: ["--max-semi-space-size=1"],
      // Nothing that a worker could find out from it.
      env: {},
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    child.on("message", (report: SpawnerReport, socket: unknown) => this.#hear(report, socket));
    const lost = (): void => {
      if (this.#child !== child) return;
      this.#child = null;
      for (const id of [...this.#lives.keys()])
        this.#hear({ kind: "ended", id, ending: { reason: "failed", message: "the spawner ended" } });
    };
    child.once("error", lost);
    child.once("exit", lost);
    child.send({ kind: "hold", untilMs: this.#untilMs } satisfies SpawnerOrder, () => undefined);
    return child;
  }

  #hear(report: SpawnerReport, socket?: unknown): void {
    const life = this.#lives.get(report.id);
    if (isSocketHandle(socket)) {
      if (life === undefined) socket.close();
      else life.events.wayOut(socket);
    }
    if (life === undefined || report.kind === "wayOut") return;
    if (report.kind === "started") return life.started.resolve(report.pid);
    if (report.kind === "lines") return life.events.lines(report);
    if (report.kind === "used") return life.events.used(report.cpuMs);
    this.#lives.delete(report.id);
    life.started.reject(new Error("The worker could not be started.", { cause: report.ending }));
    life.events.ended(report.ending);
  }
}

import { spawn, type ChildProcess } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { MOST_PROCESSES } from "../isolation/limits.ts";
import { CpuUse } from "./cpu-time.ts";
import { LineReader } from "./line-reader.ts";
import type { WorkerEnding, WorkerLaunch, WorkerLines } from "./messages.ts";
import { isSocketHandle, type SocketHandle } from "./socket-handle.ts";
import { firstDescendant, processTree, residentKb } from "./process-tree.ts";

/** Connections that wait in the kernel while a worker starts. */
const BACKLOG = 1024;

interface Events {
  started(pid: number): void;
  wayOut(socket: SocketHandle): void;
  lines(lines: WorkerLines): void;
  used(cpuMs: number): void;
  ended(ending: WorkerEnding): void;
}

/** One life of a worker, as the spawner has it. */
export class SpawnedWorker {
  readonly #launch: WorkerLaunch;
  readonly #events: Events;
  #child: ChildProcess | null = null;
  #killedFor: WorkerEnding | null = null;
  #force: NodeJS.Timeout | undefined;
  #isStopping = false;
  readonly #cpu: CpuUse;

  constructor(launch: WorkerLaunch, events: Events) {
    this.#launch = launch;
    this.#events = events;
    this.#cpu = new CpuUse((cpuMs) => events.used(cpuMs), launch.cpuFile);
  }

  /**
   * Listens for the worker and hands it the socket, so that requests wait in the kernel from the first moment on. Its own copy is
   * closed before it could take a connection itself.
   */
  start(): void {
    const { socketPath } = this.#launch;
    const server = createServer();
    server.once("error", ({ message }) => this.#events.ended({ reason: "failed", message }));
    // Closing a listener removes its path: by then it has another.
    server.listen({ path: `${socketPath}.tmp`, backlog: BACKLOG }, () => {
      renameSync(`${socketPath}.tmp`, socketPath);
      if (this.#killedFor !== null) this.#events.ended(this.#killedFor);
      else if (this.#isStopping) this.#events.ended({ reason: "signal", signal: "SIGTERM" });
      else this.#spawn(descriptorOf(server));
      server.close();
    });
  }

  /** SIGTERM to the worker itself, which a sandbox would not pass on, and SIGKILL to all of it after the grace. */
  stop(graceMs: number): void {
    this.#isStopping = true;
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    const worker = firstDescendant(pid, this.#launch.depth);
    if (worker === null) return this.kill();
    signal(worker, "SIGTERM");
    this.#force ??= setTimeout(() => this.kill(), graceMs);
  }

  /** Ends all of it now. */
  kill(): void {
    if (this.#child?.pid !== undefined) signal(-this.#child.pid, "SIGKILL");
  }

  /** Ends it now, and starts it no more. */
  fence(): void {
    this.#killedFor ??= { reason: "fenced" };
    this.kill();
  }

  /** Ends it where it takes more than it may. */
  look(): void {
    const pid = this.#child?.pid;
    if (pid === undefined || this.#killedFor !== null) return;
    const pids = processTree(pid, MOST_PROCESSES);
    this.#cpu.look(pids);
    const { memoryMb } = this.#launch;
    if (pids.length > MOST_PROCESSES) this.#killedFor = { reason: "processes", most: MOST_PROCESSES };
    else if (residentKb(pids) > memoryMb * 1024) this.#killedFor = { reason: "memory", most: memoryMb };
    if (this.#killedFor !== null) this.kill();
  }

  #spawn(socket: number): void {
    const { command, environment, socketPath, hasWayOut } = this.#launch;
    const [program = "", ...rest] = command;
    // A group of its own, so that all of it can be ended.
    const child = spawn(program, rest, {
      cwd: "/",
      env: { ...environment, LISTEN_FDS: "1" },
      stdio: ["ignore", "pipe", "pipe", socket, ...(hasWayOut ? ["ipc" as const] : [])],
      detached: true,
    });
    this.#child = child;
    let failure: string | null = null;
    child.once("error", ({ message }) => (failure = message));
    for (const stream of ["stdout", "stderr"] as const) this.#readLines(child, stream);
    child.once("spawn", () => this.#events.started(child.pid ?? 0));
    child.on("message", (_message, handle: unknown) => {
      if (isSocketHandle(handle)) this.#events.wayOut(handle);
    });
    child.once("exit", () => {
      this.#cpu.end();
      // What it has started lives no longer than it; it would keep the pipes open, too.
      this.kill();
    });
    child.once("close", (code, signalName) => {
      clearTimeout(this.#force);
      this.#child = null;
      rmSync(socketPath, { force: true });
      const own: WorkerEnding = signalName
        ? { reason: "signal", signal: signalName }
        : { reason: "exit", code: code ?? 0 };
      this.#events.ended(
        this.#killedFor ?? (failure === null ? own : { reason: "failed", message: failure }),
      );
    });
  }

  #readLines(child: ChildProcess, stream: WorkerLines["stream"]): void {
    const reader = new LineReader();
    const report = (lines: string[]): void => {
      const dropped = reader.takeDropped();
      if (lines.length > 0 || dropped > 0) this.#events.lines({ stream, lines, dropped });
    };
    child[stream]?.on("data", (chunk: Buffer) => report(reader.read(chunk)));
    child[stream]?.on("end", () => report(reader.end()));
  }
}

/** Node has no public way to it. */
function descriptorOf(server: Server): number {
  return (server as unknown as { _handle: { fd: number } })._handle.fd;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

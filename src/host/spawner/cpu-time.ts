import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Ticks of /proc, of which a second has 100 on every Linux that runs Node. */
const TICK_MS = 10;

/** From one report to the next, while a worker runs. */
const TELL_EVERY_MS = 1000;

/** What a worker uses of the processor, with all that it starts. */
export class CpuUse {
  readonly #tell: (cpuMs: number) => void;
  #seenMs = 0;
  #toldMs = 0;
  #lookedAt = performance.now();
  #toldAt = this.#lookedAt;

  /** @param tell hears how much more it is than it was told before */
  constructor(tell: (cpuMs: number) => void) {
    this.#tell = tell;
  }

  look(pids: readonly number[]): void {
    const now = performance.now();
    // What a process has used that ended without being waited for is seen no more, and stays counted.
    this.#seenMs = Math.max(this.#seenMs, cpuMsOf(pids));
    this.#lookedAt = now;
    if (now - this.#toldAt >= TELL_EVERY_MS) this.#tellRest(now);
  }

  /** At once when its first process has ended, which was a child of this one. */
  end(): void {
    const now = performance.now();
    this.#seenMs = endedChildren.last(this.#seenMs, now - this.#lookedAt);
    this.#tellRest(now);
  }

  #tellRest(now: number): void {
    this.#toldAt = now;
    const rest = Math.floor(this.#seenMs - this.#toldMs);
    this.#toldMs += rest;
    if (rest > 0) this.#tell(rest);
  }
}

function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + own(pid) + ended(pid), 0);
}

/** What ended children of this process have used, the processes included that they had waited for. */
class EndedChildren {
  #toldMs = ended("self");

  /** Of the child that has just ended. @param seenMs what it had used at the last look, `sinceMs` ago */
  last(seenMs: number, sinceMs: number): number {
    const nowMs = ended("self");
    const ms = nowMs - this.#toldMs;
    this.#toldMs = nowMs;
    // Of two that ended at once, the first finds both.
    return Math.min(Math.max(ms, seenMs), seenMs + sinceMs * availableParallelism());
  }
}

const endedChildren = new EndedChildren();

function own(pid: number | "self"): number {
  const [user = 0, system = 0] = timesOf(pid);
  return (user + system) * TICK_MS;
}

function ended(pid: number | "self"): number {
  const [, , user = 0, system = 0] = timesOf(pid);
  return (user + system) * TICK_MS;
}

/** utime, stime, cutime and cstime of proc(5); none of a process that has ended. */
function timesOf(pid: number | "self"): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before them may hold anything.
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15)
      .map(Number);
  } catch {
    return [];
  }
}

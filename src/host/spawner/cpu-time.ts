import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Ticks of /proc, of which a second has 100 on every Linux that runs Node. */
const TICK_MS = 10;

/** From one report to the next, while a worker runs. */
const TELL_EVERY_MS = 1000;

/** What a worker uses of the processor, with all that it starts. */
export class CpuUse {
  readonly #tell: (cpuMs: number) => void;
  readonly #file: string | null;
  readonly #processes = new SeenProcesses();
  #seenMs = 0;
  #toldMs = 0;
  #lookedAt = performance.now();
  #toldAt = this.#lookedAt;

  /**
   * @param tell hears how much more it is than it was told before
   * @param file of a cgroup that counts it, children included that end between two looks; null where there is none
   */
  constructor(tell: (cpuMs: number) => void, file: string | null) {
    this.#tell = tell;
    this.#file = file;
  }

  look(pids: readonly number[]): void {
    const now = performance.now();
    this.#seenMs = Math.max(this.#seenMs, this.#processes.look(pids), countedMs(this.#file));
    this.#lookedAt = now;
    if (now - this.#toldAt >= TELL_EVERY_MS) this.#tellRest(now);
  }

  /** At once when its first process has ended, which was a child of this one. */
  end(): void {
    const now = performance.now();
    const lastMs = endedChildren.last(this.#seenMs, now - this.#lookedAt);
    this.#seenMs = Math.max(lastMs, countedMs(this.#file));
    this.#tellRest(now);
  }

  #tellRest(now: number): void {
    this.#toldAt = now;
    const rest = Math.floor(this.#seenMs - this.#toldMs);
    this.#toldMs += rest;
    if (rest > 0) this.#tell(rest);
  }
}

interface Seen {
  parent: number;
  /** When it began: a number is given again. */
  start: string;
  ms: number;
  /** Of children that it had waited for. */
  waitedMs: number;
  /** Of children that were seen to have ended, which it may never have waited for. */
  lostMs: number;
}

/** What processes have used, those included that ended, whether somebody waited for them or not. */
class SeenProcesses {
  #seen = new Map<number, Seen>();
  #goneMs = 0;

  look(pids: readonly number[]): number {
    const now = new Map<number, Seen>();
    for (const pid of pids) {
      const found = processOf(pid);
      const before = this.#seen.get(pid);
      if (found !== null)
        now.set(pid, { ...found, lostMs: before?.start === found.start ? before.lostMs : 0 });
    }
    // Children stand behind their parents.
    for (const [pid, one] of [...this.#seen].reverse()) {
      if (now.get(pid)?.start === one.start) continue;
      const parent = now.get(one.parent) ?? this.#seen.get(one.parent);
      if (parent === undefined) this.#goneMs += allOf(one);
      else parent.lostMs += allOf(one);
    }
    this.#seen = now;
    return [...now.values()].reduce((sum, one) => sum + allOf(one), this.#goneMs);
  }
}

function allOf({ ms, waitedMs, lostMs }: Seen): number {
  return ms + Math.max(waitedMs, lostMs);
}

/** What ended children of this process have used, the processes included that they had waited for. */
class EndedChildren {
  #toldMs = waitedMs();

  /** Of the child that has just ended. @param seenMs what it had used at the last look, `sinceMs` ago */
  last(seenMs: number, sinceMs: number): number {
    const nowMs = waitedMs();
    const ms = nowMs - this.#toldMs;
    this.#toldMs = nowMs;
    // Of two that ended at once, the first finds both.
    return Math.min(Math.max(ms, seenMs), seenMs + sinceMs * availableParallelism());
  }
}

const endedChildren = new EndedChildren();

/** As the kernel counts it in cgroups of both versions. */
function countedMs(file: string | null): number {
  if (file === null) return 0;
  try {
    const text = readFileSync(file, "utf8");
    const micros = /^usage_usec (\d+)$/m.exec(text)?.[1];
    return micros === undefined ? Number(text) / 1e6 : Number(micros) / 1e3;
  } catch {
    return 0;
  }
}

function waitedMs(): number {
  return processOf("self")?.waitedMs ?? 0;
}

/** As proc(5) has it; null of a process that has ended. */
function processOf(pid: number | "self"): Omit<Seen, "lostMs"> | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before them may hold anything.
    const facts = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = facts.slice(11, 15).map(Number);
    return {
      ...{ parent: Number(facts[1]), start: facts[19] ?? "" },
      ...{ ms: (user + system) * TICK_MS, waitedMs: (waitedUser + waitedSystem) * TICK_MS },
    };
  } catch {
    return null;
  }
}

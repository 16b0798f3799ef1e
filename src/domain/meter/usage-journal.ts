import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "../../store/store.ts";
import { writeUsage, type UsageTotals } from "../../store/usage/usage.store.ts";
import { beginOf, STORED } from "./period.ts";

/** Beyond this another file is begun. */
const MOST_BYTES = 4_000_000;
/** `<process>.<pid>.<number>.usage` */
const FILE = /^([0-9a-f]+)\.(\d+)\.\d+\.usage$/;

/**
 * What a process has counted, in a file of its machine before the database has it: so a call need not wait for the database, and a
 * process that is killed forgets nothing. Its lines are totals, which may be written twice.
 */
export class UsageJournal {
  readonly #folder: string;
  readonly #process: string;
  /** Resolves when the database has all that was noted until now. */
  readonly #written: () => Promise<void>;
  #number = 0;
  #file: { path: string; descriptor: number };
  #bytes = 0;

  constructor(folder: string, process: string, written: () => Promise<void>) {
    this.#folder = folder;
    this.#process = process;
    this.#written = written;
    mkdirSync(folder, { recursive: true });
    this.#file = this.#open();
  }

  /** Notes totals of counters by their paths. They are there when this returns, whatever becomes of the process. */
  note(
    raised: readonly (readonly [
      counter: string,
      totals: readonly (readonly [path: string, total: number])[],
    ])[],
  ): void {
    let lines = "";
    for (const [counter, totals] of raised)
      lines += `${counter}\t${totals.map(([path, total]) => `${path}=${total}`).join("\t")}\n`;
    this.#bytes += writeSync(this.#file.descriptor, lines);
    if (this.#bytes < MOST_BYTES) return;
    const before = this.#file;
    this.#file = this.#open();
    this.#bytes = 0;
    void this.#written().then(() => remove(before));
  }

  /** Once the database has everything. */
  end(): void {
    remove(this.#file);
  }

  #open(): { path: string; descriptor: number } {
    const path = join(this.#folder, `${this.#process}.${process.pid}.${this.#number++}.usage`);
    return { path, descriptor: openSync(path, "ax") };
  }
}

function remove({ path, descriptor }: { path: string; descriptor: number }): void {
  closeSync(descriptor);
  rmSync(path, { force: true });
}

/** Tells the database what processes of this machine had noted that were killed. May be repeated, and cut off anywhere. */
export async function writeJournals(store: Store, folder: string): Promise<void> {
  for (const name of filesIn(folder)) {
    const [, process = "", pid = ""] = FILE.exec(name) ?? [];
    if (process === "") continue;
    await writeUsage(store, totalsIn(readFileSync(join(folder, name), "utf8"), process));
    // One that runs still writes to it.
    if (!isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The greatest total of each path. */
export function totalsIn(text: string, process: string): UsageTotals[] {
  const counters = new Map<string, Record<string, number>>();
  // What stands behind the last line break was cut off.
  for (const line of text.split("\n").slice(0, -1)) {
    const [counter = "", ...noted] = line.split("\t");
    const totals = counters.get(counter) ?? {};
    counters.set(counter, totals);
    for (const one of noted) {
      const at = one.lastIndexOf("=");
      const path = one.slice(0, at);
      totals[path] = Math.max(totals[path] ?? 0, Number(one.slice(at + 1)));
    }
  }
  return [...counters].map(([counter, totals]) => {
    const [accountId = "", partition = "", service = ""] = counter.split("|");
    const began = partition === STORED ? {} : { monthBeganAt: beginOf(partition) };
    return { key: { accountId, partition, process, service, ...began }, totals };
  });
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { GroupWriter } from "../../store/group-writer.ts";
import type { Store } from "../../store/store.ts";
import { writeUsage, type UsageTotals } from "../../store/usage/usage.store.ts";
import { beginOf, dayOf, monthBefore, monthOf, STORED } from "./period.ts";
import { isStored, type MeterId } from "./meters.ts";
import { UsageJournal } from "./usage-journal.ts";

/** What comes faster than this is written together; more of it where nobody waits. */
const GROUP_MS = { waitedFor: 10, noted: 100 };
/** Pause before totals that could not be written are tried again, though nobody waits for them any more. */
const AGAIN_MS = 1000;

interface Counted {
  accountId: string;
  meter: MeterId;
  service: string;
  quantity: number;
}

/** What is counted of one account and service in one month. */
interface Counter {
  name: string;
  key: UsageTotals["key"];
  totals: Map<string, number>;
  /** Paths that are not written yet. */
  changed: Set<string>;
}

/**
 * The counters of this process. They are totals since its start, in documents that no other process writes, and a write puts
 * the greater number in place. So a write that is repeated, or that a kill left in doubt, counts once; and no process waits
 * for another.
 */
export class Counters {
  /** Names this start of this process. */
  readonly process = randomBytes(8).toString("hex");
  readonly #counters = new Map<string, Counter>();
  readonly #writer: GroupWriter<Counter, void>;
  readonly #again = new Set<NodeJS.Timeout>();
  readonly #journal: UsageJournal | null;
  #writing: Promise<unknown> = Promise.resolve();
  #failures = 0;
  #newestMonth = "";

  /** @param journalFolder where is noted what the database has yet to hear of; null where callers wait for it instead */
  constructor(store: Store, journalFolder: string | null) {
    const groupMs = journalFolder === null ? GROUP_MS.waitedFor : GROUP_MS.noted;
    this.#writer = new GroupWriter((counters) => this.#write(store, counters), groupMs);
    this.#journal =
      journalFolder === null ? null : new UsageJournal(journalFolder, this.process, () => this.#allWritten());
  }

  /**
   * Counts. Resolves when that outlives the process: once it is noted, or the database has it where it cannot be. A rejected one may
   * be counted yet.
   */
  async add(operations: readonly Counted[], at: Date): Promise<void> {
    const raised = operations.flatMap((operation) => this.#raise(operation, at));
    if (this.#isNoted(raised)) for (const one of raised) this.#writeBeside(one);
    else await Promise.all(raised.map(({ counter }) => this.#writer.add(counter)));
  }

  #raise({ accountId, meter, service, quantity }: Counted, at: Date): Raised[] {
    const [month, day] = [monthOf(at), dayOf(at).slice(8)];
    const way = quantity < 0 ? "freed" : "added";
    const size = Math.abs(quantity);
    const ofMonth = this.#counter(accountId, month, service);
    const raised = [raise(ofMonth, [`${way}.${meter}`, `${way}ByDay.${day}.${meter}`], size)];
    if (isStored(meter))
      raised.push(raise(this.#counter(accountId, STORED, service), [`${way}.${meter}`], size));
    return raised;
  }

  /** Waits until everything that was counted is written. */
  async flush(): Promise<void> {
    for (const timer of this.#again) clearTimeout(timer);
    this.#again.clear();
    const changed = [...this.#counters.values()].filter((counter) => counter.changed.size > 0);
    await Promise.all(changed.map((counter) => this.#writer.add(counter)));
  }

  /** Everything is written: what was noted meanwhile is not needed any more. */
  end(): void {
    this.#journal?.end();
  }

  /** False without a journal, and where the disk is full. */
  #isNoted(raised: readonly Raised[]): boolean {
    if (this.#journal === null) return false;
    try {
      this.#journal.note(raised.map(({ counter, totals }) => [counter.name, totals]));
      return true;
    } catch {
      return false;
    }
  }

  /** What changed before it waits to be written already. */
  #writeBeside({ counter, isFirst }: Raised): void {
    if (isFirst) void this.#writer.add(counter).catch(() => undefined);
  }

  /** Resolves when the database has all that was counted before, however often that failed. */
  async #allWritten(): Promise<void> {
    for (;;) {
      const before = this.#failures;
      await this.#writing.catch(() => undefined);
      await this.flush().catch(() => undefined);
      if (this.#failures === before) return;
      await sleep(AGAIN_MS, null, { ref: false });
    }
  }

  #counter(accountId: string, partition: string, service: string): Counter {
    const name = `${accountId}|${partition}|${service}`;
    const known = this.#counters.get(name);
    if (known) return known;
    if (partition !== STORED && partition > this.#newestMonth) this.#forgetBefore(partition);
    const began = partition === STORED ? {} : { monthBeganAt: beginOf(partition) };
    const key = { accountId, partition, process: this.process, service, ...began };
    const counter = { name, key, totals: new Map<string, number>(), changed: new Set<string>() };
    this.#counters.set(name, counter);
    return counter;
  }

  /** The month before stays, since what began in its last moments is counted in it. */
  #forgetBefore(month: string): void {
    this.#newestMonth = month;
    for (const [name, { key, changed }] of this.#counters) {
      const isOver = key.partition !== STORED && key.partition < monthBefore(month);
      if (isOver && changed.size === 0) this.#counters.delete(name);
    }
  }

  async #write(store: Store, group: readonly Counter[]): Promise<void[]> {
    const counters = [...new Set(group)].filter(({ changed }) => changed.size > 0);
    const counted = counters.map(({ key, totals, changed }) => ({
      key,
      totals: Object.fromEntries([...changed].map((path) => [path, totals.get(path) ?? 0])),
    }));
    for (const { changed } of counters) changed.clear();
    try {
      this.#writing = writeUsage(store, counted);
      await this.#writing;
    } catch (error) {
      this.#failures++;
      counters.forEach(({ changed }, index) => {
        for (const path of Object.keys(counted[index]?.totals ?? {})) changed.add(path);
      });
      this.#writeLater(counters);
      throw error;
    }
    return [];
  }

  #writeLater(counters: readonly Counter[]): void {
    const timer = setTimeout(() => {
      this.#again.delete(timer);
      for (const counter of counters) void this.#writer.add(counter).catch(() => undefined);
    }, AGAIN_MS);
    this.#again.add(timer.unref());
  }
}

/** New totals of a counter, by their paths. */
interface Raised {
  counter: Counter;
  /** Whether all of it was written before. */
  isFirst: boolean;
  totals: [path: string, total: number][];
}

function raise(counter: Counter, paths: readonly string[], by: number): Raised {
  const { totals, changed } = counter;
  const isFirst = changed.size === 0;
  const raised = paths.map((path): [string, number] => {
    const total = (totals.get(path) ?? 0) + by;
    totals.set(path, total);
    changed.add(path);
    return [path, total];
  });
  return { counter, isFirst, totals: raised };
}

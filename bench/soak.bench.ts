import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import type { Bench } from "./kit/bench.ts";
import { moveClock } from "./kit/move-clock.ts";
import { processTree } from "./kit/process-tree.ts";
import { startProgram } from "./kit/program.ts";
import { runSmallRequests } from "./kit/small-requests.ts";
import { startSource } from "./kit/source.ts";

const AT_ONCE = 8;
const MARKS = 4;
/** Longer than anything is kept, so that at each mark all of the mark before has been forgotten. */
const DAYS_PER_MARK = 31;
const FORGOTTEN_WITHIN_MS = 120_000;
/** Kept for good are the books; the event log, which has a size of its own, forgets by itself. */
const UNCOUNTED = ["requests", "ledger", "events"];
/** What the last mark may have more of than the middle one. */
const MAX_GROWTH = 1.25;
const MB = 1024 * 1024;

/** At one mark. */
interface Sizes {
  documents: Record<string, number>;
  memoryMb: Record<string, number>;
  diskMb: number;
  /** Without the journal, which goes with each checkpoint, and the event log, which has a size of its own. */
  keptMb: number;
}

export const bench: Bench = {
  name: "soak",
  about: `small Requests, ${AT_ONCE} at once, while months go by: what grows`,
  async run({ quick }) {
    const requests = quick ? 400 : 20_000;
    const source = await startSource();
    const { dataDir, server, ...program } = await startProgram(source.env);
    const { db, store } = await program.open();
    const sizes: Sizes[] = [];
    for (let mark = 1; mark <= MARKS; mark += 1) {
      await runSmallRequests(store, server, AT_ONCE, (done) => done >= requests / MARKS);
      await moveClock(db, DAYS_PER_MARK);
      await untilForgotten(db);
      const now = await sizesOf(db, dataDir, server.pid);
      sizes.push(now);
      console.log(`  ${(mark * 100) / MARKS} %: ${textOf(now)}`);
    }
    const [middle, last] = [sizes[MARKS / 2 - 1], sizes[MARKS - 1]] as [Sizes, Sizes];
    const documents = (at: Sizes): number =>
      Object.entries(at.documents).reduce(
        (sum, [name, count]) => (UNCOUNTED.includes(name) ? sum : sum + count),
        0,
      );
    const memory = (at: Sizes): number => Object.values(at.memoryMb).reduce((sum, one) => sum + one, 0);
    const row = (what: string, of: (at: Sizes) => number, unit: string, slack = 0) => ({
      what: `${what}, last mark against the middle`,
      target: `at most ${MAX_GROWTH}x`,
      figure: `${of(last).toFixed(0)} ${unit}`,
      peer: `${of(middle).toFixed(0)} ${unit} in the middle`,
      ratio: of(last) / of(middle),
      pass: of(last) <= of(middle) * MAX_GROWTH + slack,
      detail: textOf(last),
    });
    const perRequest = ((last.keptMb - middle.keptMb) * 1024) / (requests / 2);
    return [
      row(`documents, books and event log aside, after ${requests} Requests`, documents, "", 10),
      row("memory of all processes (PSS)", memory, "MB"),
      {
        what: "disk per Request that has been forgotten but for the books",
        target: "at most 4 KB",
        figure: `${perRequest.toFixed(1)} KB`,
        peer: "–",
        ratio: null,
        pass: perRequest <= 4,
        detail:
          `${middle.keptMb.toFixed(1)} MB in the middle, ${last.keptMb.toFixed(1)} MB at the end; with the event log (64 MB at most) and the ` +
          `journal of the minute since the last checkpoint ${middle.diskMb.toFixed(0)} and ${last.diskMb.toFixed(0)} MB.`,
      },
    ];
  },
};

/** The recurring jobs run now instead of at their time, until nothing is left for them. */
async function untilForgotten(db: Db): Promise<void> {
  const deadline = performance.now() + FORGOTTEN_WITHIN_MS;
  for (;;) {
    await db.collection("jobs").updateMany({ lockedAt: null }, [{ $set: { nextRunAt: "$$NOW" } }]);
    await sleep(1000);
    const left = await Promise.all(
      ["records", "runLogs", "idempotency"].map((name) => db.collection(name).countDocuments()),
    );
    if (left.every((count) => count === 0)) return;
    if (performance.now() > deadline)
      throw new Error(`Still there after ${FORGOTTEN_WITHIN_MS} ms: ${left.join(", ")}.`);
  }
}

async function sizesOf(db: Db, dataDir: string, pid: number): Promise<Sizes> {
  const documents: Record<string, number> = {};
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    documents[name] = await db.collection(name).countDocuments();
  const memoryMb = Object.fromEntries(
    processTree(pid).map(({ name, pid: own, pssMb }) => [`${name} ${own}`, pssMb]),
  );
  const log = await db.command({ collStats: "events" });
  const bounded = bytesBelow(join(dataDir, "journal")) + Number(log.storageSize) + Number(log.totalIndexSize);
  const bytes = bytesBelow(dataDir);
  return { documents, memoryMb, diskMb: bytes / MB, keptMb: (bytes - bounded) / MB };
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).blocks * 512, 0);
}

function textOf({ documents, memoryMb, diskMb }: Sizes): string {
  const counts = Object.entries(documents).map(([name, count]) => `${name} ${count}`);
  const memory = Object.entries(memoryMb).map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`);
  return `${counts.join(", ")}; ${memory.join(", ")}; disk ${diskMb.toFixed(0)} MB.`;
}

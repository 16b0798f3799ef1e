import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { totalsIn, writeJournals } from "../../src/domain/meter/usage-journal.ts";
import { monthOf } from "../../src/domain/meter/period.ts";
import { countedIn } from "../../src/domain/meter/shares.ts";
import { putUsageCap } from "../../src/store/cap/usage-caps.store.ts";
import { readUsage } from "../../src/store/usage/usage.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const PROCESS = fileURLToPath(new URL("meter-process.ts", import.meta.url));
const AT_ONCE = 8;

interface Heard {
  acknowledged: number;
  begun: number;
  isStopped?: boolean;
}

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

function start(
  accountId: string,
  journal: string[] = [],
): {
  child: ChildProcess;
  heard: () => Heard;
  until: (done: (heard: Heard) => boolean) => Promise<void>;
} {
  const child = fork(PROCESS, [engine.uri, accountId, String(AT_ONCE), ...journal], { stdio: "inherit" });
  let last: Heard = { acknowledged: 0, begun: 0 };
  child.on("message", (message: Heard) => (last = message));
  return {
    child,
    heard: () => last,
    async until(done) {
      while (!done(last) && child.exitCode === null) await once(child, "message");
    },
  };
}

/** Of the whole month: the day may be over in between. */
async function counted(accountId: string): Promise<number> {
  const month = monthOf(new Date());
  const docs = await readUsage(engine.store, accountId, month);
  return docs.reduce((sum, doc) => sum + countedIn(doc, "kv_reads", month), 0);
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("kill -9 loses nothing that was acknowledged and counts nothing twice", async () => {
  let [least, most] = [0, 0];
  for (const enough of [40, 150, 90]) {
    const one = start("acc_killed");
    await one.until(({ acknowledged }) => acknowledged >= enough);
    await kill(one.child);
    least += one.heard().acknowledged;
    // What was under way, and what it may have begun and acknowledged while its last words were on the way.
    most += one.heard().acknowledged + 2 * AT_ONCE;
  }
  const found = await counted("acc_killed");
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found).toBeLessThanOrEqual(most + 2 * AT_ONCE);
});

test("with a journal nobody waits for the database, and kill -9 loses nothing either", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quarry-journal-"));
  let least = 0;
  for (const enough of [2000, 300]) {
    const one = start("acc_noted", [folder]);
    await one.until(({ acknowledged }) => acknowledged >= enough);
    await kill(one.child);
    least += one.heard().acknowledged;
  }
  expect(await readdir(folder)).toHaveLength(2);
  await writeJournals(engine.store, folder);
  const found = await counted("acc_noted");
  expect(found).toBeGreaterThanOrEqual(least);
  expect(await readdir(folder)).toEqual([]);
  await writeJournals(engine.store, folder);
  expect(await counted("acc_noted")).toBe(found);
});

test("a journal begins another file before one grows large, and leaves none behind", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quarry-journal-"));
  const feed = new Feed({ store: engine.store });
  const clock = { now: () => new Date() };
  const meters = new MeterService({ store: engine.store, clock, feed, journalFolder: folder });
  const operation = { accountId: "acc_long", meter: "kv_reads", service: "svc_1", quantity: 1 } as const;
  let largest = 0;
  for (let n = 0; n < 100_000; n++) {
    void meters.record(operation);
    if (n % 1000 > 0) continue;
    await nextTurn();
    for (const name of await readdir(folder))
      largest = Math.max(largest, (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size);
  }
  expect(largest).toBeGreaterThan(3_000_000);
  expect(largest).toBeLessThan(5_000_000);
  await meters.stop();
  await feed.stop();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  expect(await counted("acc_long")).toBe(100_000);
});

test("the last line of a journal may be cut off, and totals are the greatest that stand in it", () => {
  const lines = [
    "acc|2026-11|svc\tadded.kv_reads=3\tadded.kv_lists=1",
    "acc|2026-11|svc\tadded.kv_reads=12",
    "acc|stored|svc\tadd",
  ];
  expect(totalsIn(lines.join("\n"), "p1")).toEqual([
    {
      key: {
        ...{ accountId: "acc", partition: "2026-11", process: "p1", service: "svc" },
        monthBeganAt: new Date("2026-11-01T00:00:00.000Z"),
      },
      totals: { "added.kv_reads": 12, "added.kv_lists": 1 },
    },
  ]);
});

test("processes that are killed under a cap never pass it, and what they leased is used by others", async () => {
  const cap = {
    accountId: "acc_capped",
    metric: "kv_reads",
    period: "day",
    value: 600,
    notifyAtPercent: 80,
  } as const;
  await putUsageCap(engine.store, cap, new Date());
  const [first, second] = [start("acc_capped"), start("acc_capped")];
  await first.until(({ acknowledged }) => acknowledged >= 50);
  await second.until(({ acknowledged }) => acknowledged >= 20);
  await kill(first.child);
  await second.until(({ isStopped }) => isStopped === true);
  await kill(second.child);
  // An operation under way in the process that was killed may be lost with it, and never counts twice.
  const found = await counted("acc_capped");
  expect(found).toBeLessThanOrEqual(600);
  expect(found).toBeGreaterThanOrEqual(600 - AT_ONCE);
});

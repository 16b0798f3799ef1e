import { afterAll, beforeAll, expect, test } from "vitest";
import { Presence } from "../../src/domain/scrape/run/presence.ts";
import { createLog } from "../../src/kernel/log.ts";
import { announceWorker } from "../../src/store/scrape/workers.store.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const WAIT_MS = 6000;
const STEP_MS = 1000;

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

test("a worker judges only what it has watched without a gap for the whole wait", async () => {
  let now = Date.UTC(2026, 0, 2);
  const { store } = engine;
  const clock = { now: () => new Date(now) };
  const log = createLog("silent");
  const facts = () => ({
    ...{ version: "1.0.0", startedAt: new Date(now), slots: 4, running: 0, threads: 1, memoryBytes: 1 },
  });
  const mine = new Presence({
    ...{ store, clock, log, facts, workerId: "me/1", scrapers: () => ["a"], waitMs: WAIT_MS },
  });
  await mine.start();
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await waitUntil(
      "it announces itself",
      async () => (await store.workers.findOne({ seenAt: new Date(now) })) !== null,
    );
  }
  /** What it says at the end of each step of the wait. */
  async function watch(): Promise<(string[] | null)[]> {
    const said: (string[] | null)[] = [];
    for (let passed = 0; passed < WAIT_MS; passed += STEP_MS) {
      said.push(await mine.runnableSomewhere());
      await pass(STEP_MS);
    }
    return [...said, (await mine.runnableSomewhere())?.sort() ?? null];
  }
  const silent = [null, null, null, null, null, null];
  const other = { _id: "other", workerId: "other/1", scrapers: ["b"], seenAt: new Date(now) };
  await announceWorker(store, other);

  expect(await watch()).toEqual([...silent, ["a", "b"]]);
  // The other one has not been seen for longer than the wait now.
  await pass(STEP_MS);
  expect(await mine.runnableSomewhere()).toEqual(["a"]);

  // Frozen, as the others may have been: what it sees at once, and for a whole wait from then on, proves nothing.
  now += 10 * WAIT_MS;
  expect(await mine.runnableSomewhere()).toBeNull();
  await pass(1);
  await announceWorker(store, { ...other, seenAt: new Date(now) });
  expect(await watch()).toEqual([...silent, ["a", "b"]]);
  await mine.stop();
  expect(await store.workers.findOne({ workerId: "me/1" })).toMatchObject({ stoppedAt: new Date(now) });
});

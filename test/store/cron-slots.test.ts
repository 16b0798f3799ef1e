import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DeliveringTrigger } from "../../src/domain/cron/cron-facts.ts";
import { CronHome } from "../../src/domain/cron/cron-home.ts";
import { CronRunner } from "../../src/host/dispatch/cron-runner.ts";
import type { Delivery, Outcome } from "../../src/host/dispatch/deliver.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { CronRunDoc } from "../../src/store/cron/cron-documents.ts";
import { findCronStates, cronStateId } from "../../src/store/cron/cron-runs.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const NOON = Date.UTC(2026, 0, 2, 12);
const MINUTE = 60_000;

let engine: EngineStore;
let now = NOON;
const clock = { now: () => new Date(now) };
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  now = NOON;
  await Promise.all([engine.store.cronRuns.deleteMany({}), engine.store.cronStates.deleteMany({})]);
});

const trigger: DeliveringTrigger = {
  ...{ triggerId: "crn_1", name: "tick", accountId: "acc_1", serviceId: "svc_1", slug: "shop" },
  ...{ cronExpression: "*/15 * * * *", timezone: "UTC", overlap: "skip", isPaused: false, isServed: true },
  from: NOON,
};
const good = { kind: "answered", status: 200, text: "", ms: 1, requestId: "r" } as const;
const capped = { kind: "held", reason: "usage_cap_reached", waitMs: 86_400_000 } as const;

/** A host that has the service, and what it delivers. */
async function host(epoch = 1, outcome: (slot: number) => Outcome | Promise<Outcome> = () => good) {
  const delivered: Delivery[] = [];
  const store = await engine.another();
  const source = new CronHome({ store, clock, feed: {} as never });
  let isHere = true;
  const runnerOf = (of: DeliveringTrigger) =>
    new CronRunner(of, {
      source,
      deliveries: {
        deliver: async (delivery) => {
          delivered.push(delivery);
          return outcome((JSON.parse(delivery.body) as { scheduledTime: number }).scheduledTime);
        },
      },
      home: async () =>
        isHere ? { node: `host ${epoch}`, url: "http://127.0.0.1:1", until: new Date(0), epoch } : null,
      ...{ log: createLog("silent"), now: () => now },
    });
  return { delivered, source, runnerOf, lose: () => (isHere = false) };
}
const slotsOf = (delivered: readonly Delivery[]) =>
  delivered.map(
    ({ body }) => ((JSON.parse(body) as { scheduledTime: number }).scheduledTime - NOON) / MINUTE,
  );
/** Minutes after noon, and what became of the slot. */
const history = async () =>
  (await engine.store.cronRuns.find().sort({ _id: 1 }).toArray()).map(
    ({ slot, state, error, slots }: CronRunDoc) =>
      [(slot.getTime() - NOON) / MINUTE, state, error ?? null, slots ?? 1] as const,
  );
const settled = (rows: readonly (readonly [number, string, string | null, number])[]) =>
  vi.waitFor(async () => expect(await history()).toEqual(rows), { timeout: 10_000, interval: 5 });

test("a slot is delivered once it has come, with the payload of the contract, its slot and a key", async () => {
  const { delivered, runnerOf } = await host();
  const runner = runnerOf(trigger);
  now = NOON + 14 * MINUTE;
  runner.look();
  await vi.waitFor(async () => expect(runner.isIdle).toBe(true));
  expect([delivered, await history()]).toEqual([[], []]);
  now = NOON + 15 * MINUTE + 20;
  runner.look();
  await settled([[15, "succeeded", null, 1]]);
  expect(delivered).toEqual([
    {
      ...{
        slug: "shop",
        path: "/.svc/cron/tick",
        headers: { "idempotency-key": `crn_1:${NOON + 15 * MINUTE}` },
      },
      body: JSON.stringify({
        ...{ name: "tick", cronExpression: "*/15 * * * *", scheduledTime: NOON + 15 * MINUTE },
      }),
    },
  ]);
  runner.look();
  await runner.stop();
  expect(delivered).toHaveLength(1);
});

test("of four hosts that think they are home each slot is delivered by one", async () => {
  const hosts = await Promise.all([1, 1, 2, 3].map((epoch) => host(epoch)));
  const runners = hosts.map(({ runnerOf }) => runnerOf(trigger));
  for (let n = 1; n <= 20; n++) {
    now = NOON + n * 15 * MINUTE;
    for (const runner of runners) runner.look();
    await vi.waitFor(() => expect(runners.every((runner) => runner.isIdle)).toBe(true));
  }
  await Promise.all(runners.map((runner) => runner.stop()));
  const all = hosts.flatMap(({ delivered }) => slotsOf(delivered)).sort((one, other) => one - other);
  expect(all).toEqual(Array.from({ length: 20 }, (_, n) => (n + 1) * 15));
});

test("who takes over makes up for the last slot of the hour, says what was missed, and repeats nothing", async () => {
  const first = await host(1);
  const before = first.runnerOf(trigger);
  now = NOON + 15 * MINUTE;
  before.look();
  await settled([[15, "succeeded", null, 1]]);
  await before.stop();
  const second = await host(2);
  now = NOON + 100 * MINUTE;
  const after = second.runnerOf(trigger);
  after.look();
  await settled([
    [15, "succeeded", null, 1],
    [30, "missed", "no_host", 4],
    [90, "succeeded", null, 1],
  ]);
  await after.stop();
  expect(slotsOf(second.delivered)).toEqual([90]);
});

test("a slot that a lost host had begun has failed, and is not delivered again", async () => {
  const never = new Promise<Outcome>(() => undefined);
  const first = await host(1, () => never);
  const before = first.runnerOf(trigger);
  now = NOON + 15 * MINUTE;
  before.look();
  await settled([[15, "running", null, 1]]);
  first.lose();
  const second = await host(2);
  const after = second.runnerOf(trigger);
  after.look();
  await settled([[15, "failed", "host_lost", 1]]);
  await vi.waitFor(() => expect(after.isIdle).toBe(true));
  now = NOON + 30 * MINUTE;
  after.look();
  await settled([
    [15, "failed", "host_lost", 1],
    [30, "succeeded", null, 1],
  ]);
  await after.stop();
  expect(slotsOf(second.delivered)).toEqual([30]);
});

test("clocks that jump an hour bring no slot twice, forth or back", async () => {
  const { delivered, runnerOf } = await host();
  const runner = runnerOf(trigger);
  for (const minutes of [15, 75, 20, 60, 74, 90]) {
    now = NOON + minutes * MINUTE;
    runner.look();
    await vi.waitFor(() => expect(runner.isIdle).toBe(true));
  }
  await settled([
    [15, "succeeded", null, 1],
    [30, "missed", "no_host", 3],
    [75, "succeeded", null, 1],
    [90, "succeeded", null, 1],
  ]);
  await runner.stop();
  expect(slotsOf(delivered)).toEqual([15, 75, 90]);
});

test("what a cap holds back is delivered within the hour, tried each minute, and missed later", async () => {
  let outcome: Outcome = capped;
  const { delivered, runnerOf } = await host(1, () => outcome);
  const hourly = { ...trigger, cronExpression: "0 * * * *" };
  const runner = runnerOf(hourly);
  now = NOON + 60 * MINUTE;
  runner.look();
  await vi.waitFor(async () => expect((await states())?.held?.reason).toBe("usage_cap_reached"));
  expect(await history()).toEqual([]);
  now += 30_000;
  runner.look();
  await turn();
  await vi.waitFor(() => expect(runner.isIdle).toBe(true));
  expect(delivered).toHaveLength(1);
  now += 31_000;
  outcome = good;
  runner.look();
  await settled([[60, "succeeded", null, 1]]);
  expect((await states())?.held).toBeNull();
  outcome = capped;
  now = NOON + 120 * MINUTE;
  runner.look();
  await vi.waitFor(async () => expect((await states())?.held?.reason).toBe("usage_cap_reached"));
  now = NOON + 180 * MINUTE;
  outcome = good;
  runner.look();
  await settled([
    [60, "succeeded", null, 1],
    [120, "missed", "usage_cap_reached", 1],
    [180, "succeeded", null, 1],
  ]);
  await runner.stop();
});

const states = async () => (await findCronStates(engine.store, [trigger])).get(cronStateId(trigger));

test("a slot that comes during a run is skipped, or runs beside it, as the trigger says", async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  const slow = () => new Promise<Outcome>((resolve) => (finish = resolve));
  const { runnerOf } = await host(1, slow);
  const runner = runnerOf(trigger);
  now = NOON + 15 * MINUTE;
  runner.look();
  await settled([[15, "running", null, 1]]);
  now = NOON + 30 * MINUTE;
  runner.look();
  await settled([
    [15, "running", null, 1],
    [30, "skipped", "still_running", 1],
  ]);
  runner.change({ ...trigger, overlap: "allow" });
  now = NOON + 45 * MINUTE;
  runner.look();
  const rows = [
    [15, "running", null, 1],
    [30, "skipped", "still_running", 1],
    [45, "running", null, 1],
  ] as const;
  await settled(rows);
  finish({ ...good, status: 500 });
  await settled([rows[0], rows[1], [45, "failed", "answered 500", 1]]);
  expect(await states()).toMatchObject({ failures: 1, last: { state: "failed" } });
});

test("while it is paused nothing comes, and nothing is made up for afterwards; served again, it is", async () => {
  const { delivered, runnerOf } = await host();
  const runner = runnerOf({ ...trigger, isPaused: true });
  now = NOON + 40 * MINUTE;
  runner.look();
  await vi.waitFor(() => expect(runner.isIdle).toBe(true));
  expect([delivered, await history()]).toEqual([[], []]);
  runner.change({ ...trigger, from: now });
  await vi.waitFor(() => expect(runner.isIdle).toBe(true));
  expect([delivered, await history()]).toEqual([[], []]);
  runner.change({ ...trigger, from: now, isServed: false });
  now = NOON + 65 * MINUTE;
  runner.look();
  await vi.waitFor(() => expect(runner.isIdle).toBe(true));
  expect([delivered, await history()]).toEqual([[], []]);
  runner.change({ ...trigger, from: NOON + 40 * MINUTE });
  await settled([
    [45, "missed", "nothing_served", 1],
    [60, "succeeded", null, 1],
  ]);
  await runner.stop();
});

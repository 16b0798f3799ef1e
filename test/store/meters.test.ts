import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { METER_IDS, METERS, type MeterId } from "../../src/domain/meter/meters.ts";
import { countedIn } from "../../src/domain/meter/shares.ts";
import { putUsageCap } from "../../src/store/cap/usage-caps.store.ts";
import { readUsage } from "../../src/store/usage/usage.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const NOW = new Date("2026-11-23T10:00:00.000Z");

let engine: EngineStore;
let here: MeterService;
let there: MeterService;
const feeds: Feed[] = [];
beforeAll(async () => {
  engine = await startEngineStore();
  const service = async () => {
    const store = await engine.another();
    const feed = new Feed({ store });
    feeds.push(feed);
    return new MeterService({ store, clock: { now: () => NOW }, feed });
  };
  [here, there] = [await service(), await service()];
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  for (const feed of feeds) await feed.stop();
  await engine.stop();
});

const operation = (accountId: string, meter: MeterId, quantity = 1) => ({
  accountId,
  meter,
  service: "svc_1",
  quantity,
});

async function counted(accountId: string, meter: string, window: string): Promise<number> {
  const docs = await readUsage(engine.store, accountId, window === "stored" ? window : window.slice(0, 7));
  return docs.reduce((sum, doc) => sum + countedIn(doc, meter, window), 0);
}

async function cap(
  service: MeterService,
  accountId: string,
  metric: MeterId,
  value: number,
  period: "day" | "month" = "day",
) {
  await putUsageCap(engine.store, { accountId, metric, period, value, notifyAtPercent: 80 }, new Date());
  await service.capsChanged(accountId);
}

/** Admits one by one until the cap refuses; gives how many passed. */
async function useUp(
  service: MeterService,
  accountId: string,
  meter: MeterId,
  most: number,
): Promise<number> {
  for (let done = 0; done < most; done++) {
    try {
      await (await service.admit(operation(accountId, meter))).record();
    } catch (error) {
      expect(error).toMatchObject({
        code: METERS[meter].kind === "stored" ? "storage_cap_reached" : "usage_cap_reached",
      });
      return done;
    }
  }
  return most;
}

test.each(METER_IDS)(
  "%s is counted by day and month in two processes and stops at its cap",
  async (meter) => {
    const accountId = `acc_${meter}`;
    await (await here.admit(operation(accountId, meter, 30))).record();
    await (await there.admit(operation(accountId, meter, 12))).record(10);
    expect(await counted(accountId, meter, "2026-11-23")).toBe(40);
    expect(await counted(accountId, meter, "2026-11")).toBe(40);
    expect(await counted(accountId, meter, "stored")).toBe(METERS[meter].kind === "stored" ? 40 : 0);
    await cap(here, accountId, meter, 50);
    // Deletes are counted, and nothing stops them.
    const isDelete = meter === "kv_deletes";
    expect(await useUp(here, accountId, meter, 20)).toBe(isDelete ? 20 : 10);
    expect(await useUp(there, accountId, meter, 20)).toBe(isDelete ? 20 : 0);
    expect(await counted(accountId, meter, "2026-11-23")).toBe(isDelete ? 80 : 50);
  },
);

test("two processes side by side never pass a cap and use all of it", async () => {
  await cap(here, "acc_both", "kv_reads", 300);
  const passed = await Promise.all(
    [here, there, here, there].map((service) => useUp(service, "acc_both", "kv_reads", 300)),
  );
  expect(passed.reduce((sum, one) => sum + one)).toBe(300);
  expect(await counted("acc_both", "kv_reads", "2026-11-23")).toBe(300);
});

test("room that one process leased and does not use goes to the other", async () => {
  await cap(here, "acc_lease", "kv_writes", 100);
  await (await here.admit(operation("acc_lease", "kv_writes"))).record();
  await sleep(50);
  expect(await useUp(there, "acc_lease", "kv_writes", 200)).toBe(99);
});

test("lowering under what is used stops at once, raising resumes at once, 0 stops all", async () => {
  await cap(here, "acc_moves", "queue_operations", 1000, "month");
  expect(await useUp(there, "acc_moves", "queue_operations", 20)).toBe(20);
  await cap(here, "acc_moves", "queue_operations", 10, "month");
  await sleep(100);
  expect(await useUp(there, "acc_moves", "queue_operations", 20)).toBe(0);
  await cap(here, "acc_moves", "queue_operations", 25, "month");
  await sleep(100);
  expect(await useUp(there, "acc_moves", "queue_operations", 20)).toBe(5);
  await cap(there, "acc_moves", "queue_operations", 0, "month");
  expect(await useUp(there, "acc_moves", "queue_operations", 20)).toBe(0);
});

test("a level falls with what is deleted, and makes room again", async () => {
  await cap(here, "acc_level", "kv_storage_bytes", 100);
  await (await here.admit(operation("acc_level", "kv_storage_bytes", 90))).record();
  await expect(here.admit(operation("acc_level", "kv_storage_bytes", 20))).rejects.toMatchObject({
    code: "storage_cap_reached",
    facts: { meter: "kv_storage_bytes", period: "day", cap: 100, used: 90 },
  });
  await (await there.admit(operation("acc_level", "kv_storage_bytes", -50))).record();
  expect(await counted("acc_level", "kv_storage_bytes", "stored")).toBe(40);
  await sleep(300);
  await (await here.admit(operation("acc_level", "kv_storage_bytes", 60))).record();
  expect(await counted("acc_level", "kv_storage_bytes", "stored")).toBe(100);
});

test("what was not done is not counted and makes room", async () => {
  await cap(here, "acc_release", "build_minutes", 5);
  const admitted = await here.admit(operation("acc_release", "build_minutes", 5));
  await expect(here.admit(operation("acc_release", "build_minutes", 1))).rejects.toMatchObject({
    code: "usage_cap_reached",
    facts: { used: 5, cap: 5 },
    retryAfterSeconds: 14 * 3600,
  });
  admitted.release();
  expect(() => admitted.release()).toThrow("ended twice");
  await sleep(300);
  expect(await useUp(here, "acc_release", "build_minutes", 9)).toBe(5);
});

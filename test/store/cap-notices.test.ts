import { afterAll, beforeAll, expect, test } from "vitest";
import { CapWatch } from "../../src/domain/cap/cap-watch.ts";
import type { MeterId } from "../../src/domain/meter/meters.ts";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { NO_SERVICE } from "../../src/domain/meter/no-service.ts";
import { putSpendLimit } from "../../src/store/spending/spend-limits.store.ts";
import { RATES } from "../../src/store/rates.ts";
import { putUsageCap } from "../../src/store/cap/usage-caps.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const DAY_MS = 86_400_000;
let engine: EngineStore;
let feed: Feed;
let meters: MeterService;
let watch: CapWatch;
let now = Date.parse("2026-11-23T10:00:00.000Z");
const clock = { now: () => new Date(now) };
const heard: string[] = [];
beforeAll(async () => {
  engine = await startEngineStore();
  feed = new Feed({ store: engine.store });
  meters = new MeterService({ store: engine.store, clock, feed });
  const keys = new Set<string>();
  watch = new CapWatch({
    store: engine.store,
    clock,
    isWatched: () => Promise.resolve(true),
    // As the notifications do it: once for each key.
    notify({ key, kind, message }) {
      if (!keys.has(key)) heard.push(`${kind.split(".").at(-1)}: ${/[^.%]*\.$/.exec(message)![0].trim()}`);
      keys.add(key);
      return Promise.resolve();
    },
  });
});
afterAll(async () => {
  await meters.stop();
  await feed.stop();
  await engine.stop();
});

const cap = (accountId: string, metric: MeterId, value: number) =>
  putUsageCap(engine.store, { accountId, metric, period: "day", value, notifyAtPercent: 80 }, clock.now());
const use = (accountId: string, meter: MeterId, quantity: number) =>
  meters.record({ accountId, service: NO_SERVICE, meter, quantity });
/** What the account hears on this and the next days, a look an hour. */
async function hear(accountId: string, days = 3): Promise<string[]> {
  heard.length = 0;
  for (let hour = 0; hour < days * 24; hour += 6) {
    now += DAY_MS / 4;
    await watch.look(accountId);
  }
  return [...heard];
}
const STOPPED = "stopped: It resumes when the period is over, or at once when the cap is raised or removed.";

test("a cap of 0 is told of once, and once more when it is changed", async () => {
  await cap("acc_zero", "kv_reads", 0);
  expect(await hear("acc_zero")).toEqual([STOPPED]);
  await cap("acc_zero", "kv_reads", 100);
  expect(await hear("acc_zero")).toEqual(["resumed: The cap was changed."]);
});

test("changes without end are told of for a while, and again later", async () => {
  heard.length = 0;
  const [hour] = RATES.capNotice.windows;
  for (let n = 0; n < hour.count; n += 1) {
    await cap("acc_fickle", "kv_reads", n % 2 === 0 ? 0 : 100);
    await watch.look("acc_fickle");
  }
  expect(heard).toHaveLength(hour.count);
  await cap("acc_fickle", "kv_reads", 0);
  await watch.look("acc_fickle");
  expect(heard).toHaveLength(hour.count);
  now += hour.ms;
  await cap("acc_fickle", "kv_reads", 100);
  await watch.look("acc_fickle");
  expect(heard.slice(hour.count)).toEqual(["resumed: The cap was changed."]);
});

test("a full store is told of once, and again when enough was deleted", async () => {
  await cap("acc_full", "kv_storage_bytes", 100);
  await use("acc_full", "kv_storage_bytes", 100);
  expect(await hear("acc_full")).toEqual([STOPPED]);
  await use("acc_full", "kv_storage_bytes", -60);
  expect(await hear("acc_full")).toEqual(["resumed: Enough was deleted."]);
});

test("a period that is over is named as the reason", async () => {
  await cap("acc_day", "kv_reads", 5);
  await use("acc_day", "kv_reads", 5);
  await watch.look("acc_day");
  expect(await hear("acc_day")).toEqual(["resumed: A new day has started."]);
});

test("a spending limit tells that it goes on, when it is raised and when a month begins", async () => {
  const limit = (monthlyUsdMicros: number) =>
    putSpendLimit(
      engine.store,
      {
        accountId: "acc_spend",
        scope: "account",
        monthlyUsdMicros,
        maxRequestUsdMicros: null,
        notifyAtPercent: 80,
      },
      clock.now(),
    );
  await limit(0);
  expect(await hear("acc_spend", 1)).toHaveLength(1);
  await limit(5_000_000);
  expect(await hear("acc_spend", 1)).toEqual(["resumed: The limit was changed."]);
});

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { releasePace, renewPace, takePace } from "../../src/store/scrape/pace.store.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const WAIT = { interval: 25 };

describe("the pace of an origin over three clients", () => {
  let engine: EngineStore;
  let stores: Store[];

  beforeAll(async () => {
    engine = await startEngineStore();
    stores = [engine.store, await engine.another(), await engine.another()];
  });
  afterAll(() => engine.stop());

  const ask = (
    origin: string,
    parts: { intervalMs?: number; concurrency?: number; slotMs?: number } = {},
  ) => ({
    origin,
    intervalMs: 50,
    concurrency: 2,
    slotMs: 60_000,
    token: randomUUID(),
    ...parts,
  });

  test("never more slots than allowed, never faster than the interval", async () => {
    let active = 0;
    let mostActive = 0;
    const starts: number[] = [];
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const store = stores[n % 3]!;
        const mine = ask("https://a.example");
        for (;;) {
          const answer = await takePace(store, mine);
          if (answer.granted) {
            await sleep(answer.startInMs);
            break;
          }
          await sleep(10);
        }
        starts.push(performance.now());
        mostActive = Math.max(mostActive, ++active);
        await sleep(30);
        active -= 1;
        await releasePace(store, mine.origin, mine.token);
      }),
    );
    expect(mostActive).toBeLessThanOrEqual(2);
    expect(starts).toHaveLength(24);
    // 23 intervals; a start may come late by the way of a message, and the next one then seems early.
    expect(Math.max(...starts) - Math.min(...starts)).toBeGreaterThan(23 * 50 - 100);
    const doc = await engine.store.originPace.findOne({ _id: "https://a.example" });
    expect(doc?.slots).toEqual([]);
  });

  test("start times handed out at once are one interval apart", async () => {
    const asks = Array.from({ length: 12 }, () =>
      ask("https://b.example", { intervalMs: 1000, concurrency: 100 }),
    );
    await Promise.all(asks.map((one, n) => takePace(stores[n % 3]!, one)));
    const doc = await engine.store.originPace.findOne({ _id: "https://b.example" });
    const starts = doc!.slots.map(({ expiresAt }) => expiresAt.getTime() - 60_000).sort((a, b) => a - b);
    expect(starts.slice(1).map((at, n) => at - starts[n]!)).toEqual(Array.from({ length: 11 }, () => 1000));
  });

  test("the slot of a worker that died is free after its time, and not before", async () => {
    const origin = "https://c.example";
    const one = { concurrency: 1, intervalMs: 1, slotMs: 1500 };
    const taken = performance.now();
    expect((await takePace(stores[0]!, ask(origin, one))).granted).toBe(true);
    expect((await takePace(stores[1]!, ask(origin, one))).granted).toBe(false);
    await expect.poll(async () => (await takePace(stores[1]!, ask(origin, one))).granted, WAIT).toBe(true);
    expect(performance.now() - taken).toBeGreaterThanOrEqual(one.slotMs);
  });

  test("a slot that is renewed stays taken, one that ran out does not come back", async () => {
    const origin = "https://f.example";
    const one = { concurrency: 1, intervalMs: 1, slotMs: 30_000 };
    const slots = async () => (await engine.store.originPace.findOne({ _id: origin }))?.slots ?? [];
    const mine = ask(origin, one);
    expect((await takePace(stores[0]!, mine)).granted).toBe(true);
    const [first] = await slots();
    await renewPace(stores[0]!, origin, [mine.token, "of nobody"], 60_000);
    const renewed = await slots();
    expect(renewed.map(({ token }) => token)).toEqual([mine.token]);
    expect(Number(renewed[0]?.expiresAt) - Number(first?.expiresAt)).toBeGreaterThanOrEqual(30_000);
    expect((await takePace(stores[1]!, ask(origin, one))).granted).toBe(false);
    // A renewal with less time does not shorten a slot.
    await renewPace(stores[0]!, origin, [mine.token], 1);
    expect(await slots()).toEqual(renewed);
    expect((await takePace(stores[1]!, ask(origin, one))).granted).toBe(false);
    await releasePace(stores[0]!, origin, mine.token);
    const other = ask(origin, { ...one, slotMs: 60_000 });
    expect((await takePace(stores[1]!, other)).granted).toBe(true);
    await renewPace(stores[0]!, origin, [mine.token], 60_000);
    expect((await slots()).map(({ token }) => token)).toEqual([other.token]);
  });

  test("origins do not hinder each other", async () => {
    const one = { concurrency: 1, intervalMs: 60_000 };
    expect(await takePace(stores[0]!, ask("https://d.example", one))).toEqual({
      granted: true,
      startInMs: 0,
    });
    expect(await takePace(stores[0]!, ask("https://e.example", one))).toEqual({
      granted: true,
      startInMs: 0,
    });
  });
});

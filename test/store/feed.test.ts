import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Feed } from "../../src/domain/event/feed.ts";
import type { EventDoc } from "../../src/store/event/event-documents.ts";
import { appendEvent } from "../../src/store/event/events.store.ts";
import { storeOver, type Store } from "../../src/store/store.ts";
import { commandCount } from "./command-count.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const IDLE_MS = 200;

let engine: EngineStore;
let other: Store;
beforeAll(async () => {
  engine = await startEngineStore();
  other = await engine.another();
});
afterAll(() => engine.stop());

const event = (subject: string): EventDoc => ({
  topic: "request",
  subject,
  accountId: null,
  kind: "changed",
  at: new Date(),
});

/** The store, with the queries on the event log counted. */
function counted(): { store: Store; queries: () => number } {
  let queries = 0;
  const events = new Proxy(engine.store.events, {
    get(target, name) {
      if (name === "find") queries += 1;
      return (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind(target);
    },
  });
  return { store: storeOver({ ...engine.store, events }), queries: () => queries };
}

/** What a watcher was told, oldest first; null is the gap at the start, and later looks are left out. */
function watcher(): {
  told: (string | null)[];
  wake: (event: EventDoc | null) => void;
  until: (count: number) => Promise<void>;
} {
  const told: (string | null)[] = [];
  return {
    told,
    wake: (one) => {
      if (one !== null || told.length === 0) told.push(one?.subject ?? null);
    },
    async until(count) {
      const deadline = performance.now() + 60_000;
      while (told.length < count && performance.now() < deadline) await sleep(5);
    },
  };
}

test("nobody watches, nothing is read; watchers are notified of a gap first and then of what others append", async () => {
  const { store, queries } = counted();
  const feed = new Feed({ store, idleMs: IDLE_MS });
  await appendEvent(other, event("before"));
  await sleep(50);
  expect(queries()).toBe(0);

  const one = watcher();
  const all = watcher();
  const leave = [feed.watch("a", one.wake), feed.watch("topic:request", all.wake)];
  await one.until(1);
  expect([one.told, all.told]).toEqual([[null], [null]]);
  await appendEvent(other, event("a"));
  await appendEvent(other, event("b"));
  await all.until(3);
  expect([one.told, all.told]).toEqual([
    [null, "a"],
    [null, "a", "b"],
  ]);

  // The last one left a while ago: nothing is read any more.
  for (const go of leave) go();
  await sleep(IDLE_MS * 2);
  const looks = queries();
  await appendEvent(other, event("a"));
  await sleep(100);
  expect([queries(), one.told.length, all.told.length]).toEqual([looks, 2, 3]);

  const again = watcher();
  feed.watch("a", again.wake);
  await again.until(1);
  await appendEvent(other, event("a"));
  await again.until(2);
  expect(again.told).toEqual([null, "a"]);
  await feed.stop();
});

test("watchers that come and go share one reader, and after a stop there is none", async () => {
  const { store, queries } = counted();
  const feed = new Feed({ store, idleMs: IDLE_MS });
  const first = watcher();
  feed.watch("a", first.wake)();
  const second = watcher();
  const leave = feed.watch("a", second.wake);
  await second.until(1);
  // A look for the newest event, and the cursor.
  expect([first.told, second.told, queries()]).toEqual([[], [null], 2]);
  await sleep(IDLE_MS * 2);
  await appendEvent(other, event("a"));
  await second.until(2);
  expect([second.told, queries()]).toEqual([[null, "a"], 2]);
  leave();
  await feed.stop();
  feed.watch("a", second.wake);
  await sleep(50);
  expect(queries()).toBe(2);
});

test("under load a reader takes what came in 20 ms together, all of it and in order", async () => {
  const getMores = () => commandCount(engine.db, "getMore");
  const feed = new Feed({ store: engine.store, idleMs: IDLE_MS });
  const all = watcher();
  const leave = feed.watch("topic:request", all.wake);
  await all.until(1);
  const before = await getMores();
  const began = performance.now();
  const subjects = Array.from({ length: 300 }, (_, index) => `load-${index}`);
  // Past the writer, which would send several of them together.
  for (const subject of subjects) await other.events.insertOne(event(subject), { forceServerObjectId: true });
  await all.until(subjects.length + 1);
  expect(all.told).toEqual([null, ...subjects]);
  // Ten at once, and one in 20 ms, with room for timers; one by one they would be 300.
  const most = 20 + (1.5 * (performance.now() - began)) / 20;
  expect((await getMores()) - before).toBeLessThanOrEqual(most);
  leave();
  await feed.stop();
});

test("hears a machine whose clock is behind that of the one that wrote last", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  try {
    await appendEvent(other, event("from the future"));
  } finally {
    vi.useRealTimers();
  }
  const feed = new Feed({ store: engine.store, idleMs: IDLE_MS });
  const all = watcher();
  const leave = feed.watch("topic:request", all.wake);
  await all.until(1);
  await appendEvent(other, event("now"));
  await all.until(2);
  expect(all.told).toEqual([null, "now"]);
  leave();
  await feed.stop();
});

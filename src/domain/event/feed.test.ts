import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Store } from "../../store/store.ts";
import { Feed } from "./feed.ts";

/** A database that does not answer: nobody hears of anything. */
const silent = {
  events: {
    find() {
      throw new Error("away");
    },
  },
  writers: { events: { onAppend: () => () => undefined } },
} as unknown as Store;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("however quiet the log, all watchers of a subject look again every five seconds, in one turn", async () => {
  const feed = new Feed({ store: silent });
  const looks: string[] = [];
  const watch = (subject: string, name: string) => feed.watch(subject, () => looks.push(name));
  watch("a", "a1");
  await vi.advanceTimersByTimeAsync(1000);
  const leave = watch("a", "a2");
  watch("b", "b");
  await vi.advanceTimersByTimeAsync(4000);
  expect(looks).toEqual(["a1", "a2"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toEqual(["a1", "a2", "b"]);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toEqual(["a1", "a2", "b", "a1", "b"]);
  await feed.stop();
});

test("ten thousand watchers need no timer each, and none is left after them", async () => {
  const feed = new Feed({ store: silent });
  const leave = Array.from({ length: 10_000 }, (_, index) => feed.watch(`subject ${index}`, () => undefined));
  expect(vi.getTimerCount()).toBeLessThan(5);
  for (const go of leave) go();
  await feed.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
});

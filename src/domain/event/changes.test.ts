import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { abortableIterator } from "../../resolvers/abortable-iterator.ts";
import { changesOf } from "./changes.ts";
import type { Feed, Wake } from "./feed.ts";

/** A feed that is rung by hand. */
function handFeed(): { feed: Feed; ring: (subject: string) => void; listeners: () => number } {
  const listeners = new Map<string, Set<Wake>>();
  const feed = {
    watch(subject: string, wake: Wake) {
      const set = listeners.get(subject) ?? new Set();
      listeners.set(subject, set.add(wake));
      return () => void set.delete(wake);
    },
  } as Feed;
  return {
    feed,
    ring: (subject) => listeners.get(subject)?.forEach((wake) => wake(null)),
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

describe("changes of a subject", () => {
  test("yields at once, then once for all rings that came meanwhile", async () => {
    const { feed, ring } = handFeed();
    const changes = changesOf(feed, "a", new AbortController().signal);
    expect(await changes.next()).toEqual({ done: false, value: undefined });
    ring("a");
    ring("a");
    expect((await changes.next()).done).toBe(false);
    let isThere = false;
    const third = changes.next().then(() => (isThere = true));
    ring("b");
    await nextTurn();
    expect(isThere).toBe(false);
    ring("a");
    await third;
    expect(isThere).toBe(true);
    await changes.return(undefined);
  });

  test("ends on abort, while it waits and while it does not, and stops listening", async () => {
    const { feed, listeners } = handFeed();
    const abort = new AbortController();
    const changes = changesOf(feed, "a", abort.signal);
    await changes.next();
    expect(listeners()).toBe(1);
    const waiting = changes.next();
    abort.abort();
    expect((await waiting).done).toBe(true);
    expect(listeners()).toBe(0);
    expect((await changesOf(feed, "a", abort.signal).next()).done).toBe(true);
    expect(listeners()).toBe(0);
  });

  test("a consumer of an abortable iterator may leave while the next change is awaited", async () => {
    const { feed, listeners } = handFeed();
    const iterator = abortableIterator((signal) => changesOf(feed, "a", signal));
    await iterator.next();
    const waiting = iterator.next();
    await iterator.return?.();
    expect((await waiting).done).toBe(true);
    expect((await iterator.next()).done).toBe(true);
    expect(listeners()).toBe(0);
  });

  test("a consumer of an abortable iterator that throws stops the listening too", async () => {
    const { feed, listeners } = handFeed();
    const iterator = abortableIterator((signal) => changesOf(feed, "a", signal));
    await iterator.next();
    await expect(iterator.throw?.(new Error("no more"))).rejects.toThrow("no more");
    expect(listeners()).toBe(0);
  });
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Feed, Wake } from "../event/feed.ts";
import type { SourceHealth, SourceHealthService } from "./source-health.service.ts";
import { SourceHealthWatch } from "./watch.ts";

/** Sources that change by hand, with the looks at them counted. */
function sources(): {
  watch: SourceHealthWatch;
  become: (status: string) => void;
  fail: (error: Error | null) => void;
  looks: () => number;
  listeners: () => number;
} {
  const wakes = new Set<Wake>();
  let status = "ready";
  let failure: Error | null = null;
  let looks = 0;
  const feed = {
    watch(_subject: string, wake: Wake) {
      wakes.add(wake);
      return () => void wakes.delete(wake);
    },
  } as unknown as Feed;
  const service = {
    all() {
      looks += 1;
      if (failure) return Promise.reject(failure);
      return Promise.resolve([
        { id: "one", status },
        { id: "two", status: "ready" },
      ]);
    },
  } as unknown as SourceHealthService;
  const ring = (): void => {
    for (const wake of [...wakes]) wake(null);
  };
  return {
    watch: new SourceHealthWatch({ feed, sourceHealth: service }),
    become(next) {
      status = next;
      ring();
    },
    fail(error) {
      failure = error;
      ring();
    },
    looks: () => looks,
    listeners: () => wakes.size,
  };
}

test("a thousand watchers share each look, and the object that they are told", async () => {
  const { watch, become, looks, listeners } = sources();
  const aborts = Array.from({ length: 1000 }, () => new AbortController());
  const watchers = aborts.map(({ signal }) => watch.changes(signal));
  const first = watchers.map((one) => one.next());
  await nextTurn();
  expect([looks(), listeners()]).toEqual([1, 1]);
  become("blocked");
  const told = (await Promise.all(first)).map(({ value }) => value as SourceHealth);
  expect(told.map(({ id, status }) => `${id} ${status}`)).toEqual(
    Array.from({ length: 1000 }, () => "one blocked"),
  );
  expect(new Set(told).size).toBe(1);
  expect(looks()).toBe(2);
  const ends = watchers.map((one) => one.next());
  for (const abort of aborts) abort.abort();
  expect((await Promise.all(ends)).every(({ done }) => done)).toBe(true);
  expect(listeners()).toBe(0);
  become("ready");
  await nextTurn();
  expect(looks()).toBe(2);
});

test("who reads slowly is told the newest of each source, once", async () => {
  const { watch, become } = sources();
  const abort = new AbortController();
  const watcher = watch.changes(abort.signal);
  const first = watcher.next();
  await nextTurn();
  become("blocked");
  expect((await first).value).toMatchObject({ id: "one", status: "blocked" });
  for (const status of ["ready", "changed", "degraded"]) {
    become(status);
    await nextTurn();
  }
  expect((await watcher.next()).value).toMatchObject({ id: "one", status: "degraded" });
  const last = watcher.next();
  abort.abort();
  expect((await last).done).toBe(true);
});

test("a failed look ends who watches with its error, and the next watcher begins anew", async () => {
  const { watch, fail, become, listeners } = sources();
  const watcher = watch.changes(new AbortController().signal);
  const first = watcher.next();
  await nextTurn();
  fail(new Error("The database is away."));
  await expect(first).rejects.toThrow("The database is away.");
  expect(listeners()).toBe(0);
  fail(null);
  const abort = new AbortController();
  const next = watch.changes(abort.signal).next();
  await nextTurn();
  become("blocked");
  expect((await next).value).toMatchObject({ id: "one", status: "blocked" });
  abort.abort();
});

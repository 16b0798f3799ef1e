import { expect, test, vi } from "vitest";
import { GroupWriter } from "./group-writer.ts";

/** A writer whose groups are written when the test says so. */
function heldWriter() {
  const groups: { items: readonly string[]; done: () => void; fail: (error: Error) => void }[] = [];
  const writer = new GroupWriter<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const done = (): void => resolve(items.map((item) => `${item} written`));
        groups.push({ items, done, fail: reject });
      }),
    0,
  );
  return { groups, writer };
}

test("what comes in one turn, or while a group is under way, goes together, and each gets its own answer", async () => {
  const { groups, writer } = heldWriter();
  const first = [writer.add("a"), writer.add("b")];
  await vi.waitFor(() => expect(groups).toHaveLength(1));
  const second = [writer.add("c"), writer.add("d"), writer.add("e")];
  expect(groups[0]!.items).toEqual(["a", "b"]);
  groups[0]!.done();
  expect(await Promise.all(first)).toEqual(["a written", "b written"]);
  await vi.waitFor(() => expect(groups).toHaveLength(2));
  expect(groups[1]!.items).toEqual(["c", "d", "e"]);
  groups[1]!.done();
  expect(await Promise.all(second)).toEqual(["c written", "d written", "e written"]);
});

test("one that cannot be written fails alone", async () => {
  const tried: string[][] = [];
  const writer = new GroupWriter<string, string>((items) => {
    tried.push([...items]);
    if (items.includes("bad")) return Promise.reject(new Error("bad is bad"));
    return Promise.resolve(items.map((item) => item.toUpperCase()));
  }, 0);
  const results = await Promise.allSettled(["a", "bad", "c"].map((item) => writer.add(item)));
  expect(
    results.map((one) => (one.status === "fulfilled" ? one.value : (one.reason as Error).message)),
  ).toEqual(["A", "bad is bad", "C"]);
  expect(tried).toEqual([["a", "bad", "c"], ["a"], ["bad"], ["c"]]);
  expect(await writer.add("d")).toBe("D");
});

test("without a database all fail at once, and the next may be written again", async () => {
  const { groups, writer } = heldWriter();
  const outcomes = Promise.allSettled([writer.add("a"), writer.add("b")]);
  await vi.waitFor(() => expect(groups).toHaveLength(1));
  groups[0]!.fail(Object.assign(new Error("gone"), { code: "ECONNRESET" }));
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(groups).toHaveLength(1);
  const again = writer.add("a");
  await vi.waitFor(() => expect(groups).toHaveLength(2));
  groups[1]!.done();
  expect(await again).toBe("a written");
});

test("groups begin no faster than they may, the first one at once", async () => {
  vi.useFakeTimers();
  try {
    const began: number[] = [];
    const writer = new GroupWriter<string, void>(() => {
      began.push(performance.now());
      return Promise.resolve([]);
    }, 50);
    const start = performance.now();
    for (let ms = 0; ms < 100; ms += 10) {
      void writer.add(`at ${ms}`);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(began.map((at) => at - start)).toEqual([0, 50, 100]);
  } finally {
    vi.useRealTimers();
  }
});

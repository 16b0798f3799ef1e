import { Binary } from "mongodb";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { commitState, readStateValue, type StatePlace } from "../../src/store/state/state-commits.store.ts";
import { keysOfObject, objectsOfClass, removeObjects } from "../../src/store/state/state-reads.store.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const place = (object: string): StatePlace => ({ accountId: "acc_1", classId: "stc_1", object });
const valueOf = (key: string, text: string) => ({
  ...{ v: new Binary(Buffer.from(text)), isJson: true, size: key.length + text.length },
});
const commit = (
  store: Store,
  object: string,
  puts: Record<string, string>,
  more: { deletes?: string[]; ifVersion?: number; ifValues?: Map<string, number | null> } = {},
) =>
  commitState(store, place(object), {
    puts: new Map(Object.entries(puts).map(([key, text]) => [key, valueOf(key, text)])),
    deletes: new Set(more.deletes),
    ...(more.ifVersion !== undefined && { ifVersion: more.ifVersion }),
    ...(more.ifValues !== undefined && { ifValues: more.ifValues }),
    ...{ assertFits: () => undefined, now: new Date() },
  });
const textOf = async (store: Store, object: string, key: string) => {
  const found = await readStateValue(store, place(object), key);
  return found && Buffer.from(found.v.value()).toString();
};
const ALL = { prefix: "", start: null, end: null, reverse: false, behind: null, limit: 100 };

/** Ends a commit after it counts, and before its values are written. */
async function cutOff(object: string, puts: Record<string, string>, more = {}): Promise<void> {
  const dying = await engine.another();
  vi.spyOn(dying.stateValues, "bulkWrite").mockRejectedValue(new Error("killed"));
  await expect(commit(dying, object, puts, more)).rejects.toThrow("killed");
}

test("a commit raises the version, counts what is there, and refuses another version", async () => {
  const { store } = engine;
  expect(await commit(store, "one", { a: "1", b: "2" })).toEqual({
    ...{ isWritten: true, version: 1, bytesMore: 4, keysMore: 2 },
  });
  expect(await commit(store, "one", { a: "10" }, { deletes: ["b", "nothing"], ifVersion: 1 })).toEqual({
    ...{ isWritten: true, version: 2, bytesMore: -1, keysMore: -1 },
  });
  expect(await commit(store, "one", { a: "11" }, { ifVersion: 1 })).toEqual({ isWritten: false, version: 2 });
  expect(await commit(store, "one", { b: "3" }, { ifValues: new Map([["b", 1]]) })).toEqual({
    ...{ isWritten: false, version: 0 },
  });
  expect([await textOf(store, "one", "a"), await textOf(store, "one", "b")]).toEqual(["10", null]);
  expect(await keysOfObject(store, place("one"), ALL)).toEqual([{ key: "a", version: 2, bytes: 3 }]);
  const [object] = await objectsOfClass(store, place("one"), { prefix: "on", behind: null, limit: 10 });
  expect(object).toMatchObject({ objectKey: "one", version: 2, keyCount: 1, sizeBytes: 3 });
});

test("a commit that was cut off counts whole: for who reads a value, a list, or writes next", async () => {
  const { store } = engine;
  await commit(store, "cut", { a: "1", b: "1", c: "1" });
  await cutOff("cut", { a: "2", d: "2" }, { deletes: ["b"] });
  expect([
    await textOf(store, "cut", "a"),
    await textOf(store, "cut", "b"),
    await textOf(store, "cut", "d"),
  ]).toEqual(["2", null, "2"]);
  expect((await keysOfObject(store, place("cut"), ALL)).map(({ key }) => key)).toEqual(["a", "c", "d"]);
  await cutOff("cut", { a: "3" }, { deletes: ["c"] });
  expect(await commit(store, "cut", { e: "4" }, { ifVersion: 3 })).toMatchObject({
    isWritten: true,
    version: 4,
  });
  expect(await textOf(store, "cut", "a")).toBe("3");
  expect((await keysOfObject(store, place("cut"), ALL)).map(({ key }) => key)).toEqual(["a", "d", "e"]);
});

test("many who count in one object at the same time lose nothing, and no list sees half of a commit", async () => {
  const stores = await Promise.all([1, 2, 3].map(() => engine.another()));
  const torn: string[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const found = await keysOfObject(engine.store, place("sum"), ALL);
      const versions = new Set(found.map(({ version }) => version));
      // Both are written by each commit.
      if (found.length > 0 && (found.length !== 2 || versions.size !== 1)) torn.push(JSON.stringify(found));
    }
  })();
  const add = async (store: Store): Promise<void> => {
    for (;;) {
      const at = await readStateValue(store, place("sum"), "n");
      const n = at === null ? 0 : Number(Buffer.from(at.v.value()).toString());
      const done = await commit(
        store,
        "sum",
        { n: String(n + 1), twice: String(2 * (n + 1)) },
        {
          ifValues: new Map([["n", at?.ver ?? null]]),
        },
      );
      if (done.isWritten) return;
    }
  };
  await Promise.all(
    stores.map(async (store) => {
      for (let n = 0; n < 20; n++) await add(store);
    }),
  );
  isOver = true;
  await reading;
  expect([await textOf(engine.store, "sum", "n"), await textOf(engine.store, "sum", "twice")]).toEqual([
    "60",
    "120",
  ]);
  expect(torn).toEqual([]);
});

test("lists go by bytes, from and to a key, in reverse and behind one, and an emptied class has nothing", async () => {
  const { store } = engine;
  await commit(store, "list", { a: "1", aa: "1", b: "1", ü: "1", "🔑": "1" });
  const keys = async (range: object) =>
    (await keysOfObject(store, place("list"), { ...ALL, ...range })).map(({ key }) => key);
  expect(await keys({})).toEqual(["a", "aa", "b", "ü", "🔑"]);
  expect(await keys({ reverse: true, limit: 2 })).toEqual(["🔑", "ü"]);
  expect(await keys({ reverse: true, behind: "ü" })).toEqual(["b", "aa", "a"]);
  expect(await keys({ prefix: "a" })).toEqual(["a", "aa"]);
  expect(await keys({ start: "aa", end: "ü" })).toEqual(["aa", "b"]);
  const bytes = await removeObjects(store, place(""));
  expect(bytes).toBeGreaterThan(0);
  expect(await removeObjects(store, place(""))).toBeNull();
  expect(await store.stateValues.countDocuments({ _id: /^acc_1\|stc_1\|/ })).toBe(0);
});

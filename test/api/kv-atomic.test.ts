import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { KvValueDoc } from "../../src/store/kv/kv-documents.ts";
import type { Store } from "../../src/store/store.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import type { ApiServer } from "./api-server.ts";
import { call, get, keys, make, put, startKvServer, upkeep, used } from "./kv-calls.ts";

let server: ApiServer;
let store: Store;
let id: string;
beforeAll(async () => {
  ({ server, store } = await startKvServer());
  id = await make("atomic");
});
afterAll(() => server?.stop());

const namespace = "atomic";
const atomic = (body: object) => call("/kv/kv/atomic/atomic", { body });
const value = async (key: string) => {
  const { status, body } = await get(key, namespace);
  return status === 404 ? null : String(body);
};
const versionOf = async (key: string) =>
  (await get(key, namespace)).headers.get("etag")?.replaceAll('"', "") ?? null;
const idOf = (key: string) => `${LOCAL_ACCOUNT_ID}|${id}|${key}`;

it("writes and deletes several keys at once, with what is known of each, and counts them", async () => {
  await put("old", "x".repeat(40_000), { namespace });
  const before = await used();
  const version = await versionOf("old");
  const done = await atomic({
    checks: [
      { key: "old", version },
      { key: "new", version: null },
    ],
    mutations: [
      { key: "new", value: "AP8=", encoding: "base64", metadata: { a: 1 }, expirationTtlSeconds: 60 },
      { key: "old" },
      { key: "other", value: "1" },
    ],
  });
  expect([done.status, done.body]).toEqual([
    200,
    {
      keys: [
        { key: "new", version: await versionOf("new") },
        { key: "old", version: null },
        { key: "other", version: await versionOf("other") },
      ],
    },
  ]);
  const read = await call("/kv/kv/atomic/values/new", { headers: { accept: "application/json" } });
  expect(read.body).toMatchObject({ value: "AP8=", encoding: "base64", metadata: { a: 1 } });
  expect(read.body.expiration).toEqual(expect.any(Number));
  expect(await value("old")).toBeNull();
  expect(await used()).toEqual({
    kv_reads: before.kv_reads! + 2 + 5,
    kv_writes: before.kv_writes! + 2,
    kv_deletes: (before.kv_deletes ?? 0) + 1,
    kv_lists: before.kv_lists,
    kv_storage_bytes: before.kv_storage_bytes! - 40_003 + (3 + 2 + 7) + (5 + 1),
  });
  const query = `mutation { kvAtomic(service: "kv", namespace: "atomic", input: { mutations: [{ key: "graph", value: "1" }] }) { keys { key version } } }`;
  expect(await graphqlData(server.url, server.apiKey, query)).toEqual({
    kvAtomic: { keys: [{ key: "graph", version: await versionOf("graph") }] },
  });
});

it.each<[string, object, number, string]>([
  [
    "a version that is not there any more",
    { checks: [{ key: "there", version: "stale" }] },
    412,
    "precondition_failed",
  ],
  [
    "something where nothing has to be",
    { checks: [{ key: "there", version: null }] },
    412,
    "precondition_failed",
  ],
  [
    "a key that is named twice",
    { checks: [], mutations: [{ key: "a", value: "1" }, { key: "a" }] },
    400,
    "invalid_input",
  ],
  ["no mutation", { mutations: [] }, 400, "invalid_input"],
  ["a key that is none", { mutations: [{ key: "", value: "1" }] }, 400, "invalid_key"],
  [
    "a value that is too large",
    { mutations: [{ key: "a", value: "x".repeat(32_769) }] },
    413,
    "value_too_large",
  ],
  [
    "eleven keys",
    { mutations: Array.from({ length: 11 }, (_, n) => ({ key: `k${n}`, value: "1" })) },
    413,
    "bulk_too_large",
  ],
])("is refused for %s, and changes nothing", async (_what, given, status, code) => {
  await put("there", "1", { namespace });
  const before = [await store.kvValues.find({ _id: { $gt: idOf("") } }).toArray(), await used()];
  const refused = await atomic({ mutations: [{ key: "a", value: "1" }, { key: "there" }], ...given });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  const present = (docs: unknown) => (docs as KvValueDoc[]).filter(({ isGone }) => !isGone);
  const after = await store.kvValues.find({ _id: { $gt: idOf("") } }).toArray();
  expect([present(after), await used()]).toEqual([present(before[0]), before[1]]);
  expect(await store.kvAtomics.countDocuments()).toBe(0);
});

it("keeps two keys alike for who reads one after the other, and counts up, while others write them, too", async () => {
  let isOver = false;
  const raise = async (): Promise<void> => {
    for (let done = 0; done < 10;) {
      const [first, second] = [await get("x", namespace), await get("y", namespace)];
      const next = String(Number(first.status === 404 ? 0 : first.body) + 1);
      const checks = [first, second].map(({ headers }, at) => ({
        key: "xy"[at],
        version: headers.get("etag")?.replaceAll('"', "") ?? null,
      }));
      const { status } = await atomic({ checks, mutations: ["x", "y"].map((key) => ({ key, value: next })) });
      expect([200, 412]).toContain(status);
      if (status === 200) done++;
    }
  };
  const look = async (): Promise<void> => {
    while (!isOver) {
      const [x, y] = [Number(await value("x")), Number(await value("y"))];
      expect(y).toBeGreaterThanOrEqual(x);
    }
  };
  const looking = Promise.all([look(), look()]);
  await Promise.all([raise(), raise(), raise()]);
  isOver = true;
  await looking;
  expect([await value("x"), await value("y")]).toEqual(["30", "30"]);
  expect(await store.kvAtomics.countDocuments()).toBe(0);
  expect(await store.kvValues.countDocuments({ lock: { $exists: true } })).toBe(0);
}, 60_000);

/** Leaves a batch as a process does that is killed in it. */
async function cut(state: "open" | "done", key: string, agoMs: number): Promise<void> {
  await put(key, "before", { namespace });
  const lock = `${LOCAL_ACCOUNT_ID}|${id}|cut-${key}`;
  const held = (await store.kvValues.findOneAndUpdate({ _id: idOf(key) }, { $set: { lock } }))!;
  const { v } = (await store.kvValues.findOne({ _id: idOf("after") }))!;
  const writes = [{ ...held, v: v!, ver: "f".repeat(24), bytes: 5, size: 5 + key.length }];
  await store.kvAtomics.insertOne({
    ...{ _id: lock, ids: [idOf(key)], writes, state },
    at: new Date(Date.now() - agoMs),
  });
}

it("is done whole or not at all where a process was killed in it, by whoever comes next", async () => {
  await put("after", "after", { namespace });
  await cut("open", "open", 10_000);
  expect(await value("open")).toBe("before");
  expect((await put("open", "mine", { namespace })).status).toBe(200);
  await cut("done", "done", 0);
  expect(await value("done")).toBe("after");
  const headers = { "if-match": `"${"f".repeat(24)}"` };
  expect((await put("done", "mine", { namespace, headers })).status).toBe(200);
  await cut("done", "left", 0);
  await cut("open", "left-open", 0);
  expect(await store.kvAtomics.countDocuments()).toBe(2);
  await upkeep(10_000);
  expect(await store.kvAtomics.countDocuments()).toBe(0);
  expect(await store.kvValues.countDocuments({ lock: { $exists: true } })).toBe(0);
  expect([await value("open"), await value("done"), await value("left"), await value("left-open")]).toEqual([
    ...["mine", "mine", "after", "before"],
  ]);
  expect(((await keys("prefix=left", namespace)).keys as AnswerJson[]).map(({ version }) => version)).toEqual(
    ["f".repeat(24), expect.not.stringMatching("^f")],
  );
});

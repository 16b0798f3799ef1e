import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { Store } from "../../src/store/store.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import type { ApiServer } from "./api-server.ts";
import { at, call, get, keys, make, put, remove, startKvServer, upkeep, used } from "./kv-calls.ts";

let server: ApiServer;
let store: Store;
beforeAll(async () => {
  ({ server, store } = await startKvServer());
});
afterAll(() => server?.stop());

it("writes under a version, where nothing is, or not at all", async () => {
  const fresh = await put("cas", "1", { headers: { "if-none-match": "*" } });
  expect(fresh.status).toBe(200);
  const taken = await put("cas", "2", { headers: { "if-none-match": "*" } });
  expect([taken.status, taken.body]).toMatchObject([
    412,
    { code: "precondition_failed", version: fresh.body.version },
  ]);
  const version = { "if-match": `"${String(fresh.body.version)}"` };
  const both = await Promise.all(["left", "right"].map((value) => put("cas", value, { headers: version })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await get("cas")).body).toBe(both[0]!.status === 200 ? "left" : "right");
  expect((await remove("cas", version)).status).toBe(412);
  expect((await get("cas")).status).toBe(200);
  expect((await remove("cas")).body).toEqual({ key: "cas", deleted: true });
  expect((await remove("cas")).body).toEqual({ key: "cas", deleted: false });
  // One that was there before is not there again.
  await put("cas", "3");
  expect((await put("cas", "4", { headers: version })).status).toBe(412);
  for (const headers of [{ "if-match": "*" }, { "if-none-match": '"a"' }, { "if-match": "bare" }])
    expect((await put("cas", "5", { headers })).body).toMatchObject({ code: "invalid_input" });
  expect((await get("cas")).body).toBe("3");
});

it("counts up under versions, whoever else does", async () => {
  await put("count", "0");
  const add = async (): Promise<void> => {
    for (;;) {
      const { status, body, headers } = await get("count");
      expect([status, body]).toEqual([200, expect.stringMatching(/^\d+$/)]);
      const next = await put("count", String(Number(body) + 1), {
        headers: { "if-match": headers.get("etag") },
      });
      if (next.status === 200) return;
      expect(next.status).toBe(412);
    }
  };
  await Promise.all(Array.from({ length: 10 }, add));
  expect((await get("count")).body).toBe("10");
});

it("reads, writes and deletes many, and says which it left out and why", async () => {
  const namespace = await make("bulk");
  const bulk = (method: string, path: string, body: unknown) =>
    call(`/kv/kv/bulk/bulk${path}`, { method, body });
  const before = await used();
  const many = Array.from({ length: 10_000 }, (_, n) => ({ key: `k${n}`, value: `v${n}` }));
  expect((await bulk("PUT", "", many)).body).toEqual({
    successful_key_count: 10_000,
    unsuccessful_keys: [],
    failures: [],
  });
  const mixed = await bulk("PUT", "", [
    { key: "k0", value: "AP8=", base64: true, metadata: { a: 1 }, expiration_ttl: 3600 },
    { key: "", value: "x" },
    { key: "k".repeat(513), value: "x" },
    { key: "k1", value: "x", expirationTtlSeconds: 5 },
    { key: "k2", value: "y".repeat(40_000) },
  ]);
  expect([
    mixed.body.successful_key_count,
    mixed.body.unsuccessful_keys,
    (mixed.body.failures as AnswerJson[]).map(({ code }) => code),
  ]).toEqual([2, ["", "k".repeat(513), "k1"], ["invalid_key", "key_too_long", "invalid_input"]]);
  const read = await bulk("POST", "", { keys: ["k1", "k2", "none"], withMetadata: true });
  expect(read.body.values).toMatchObject({
    k1: { value: "v1", metadata: null, encoding: "utf8" },
    k2: { bytes: 40_000 },
    none: null,
  });
  await put("json", '{"a":[1]}', { namespace });
  expect((await bulk("POST", "", { keys: ["json", "none"], type: "json" })).body.values).toEqual({
    json: { a: [1] },
    none: null,
  });
  expect((await bulk("POST", "", { keys: ["k1"], type: "json" })).body).toMatchObject({
    code: "invalid_json",
  });
  const names = [...many.map(({ key }) => key), { name: "json" }].slice(1);
  const removed = await bulk("POST", "/removals", names);
  expect(removed.body).toMatchObject({ successful_key_count: 10_000, unsuccessful_keys: [] });
  expect(((await keys("", namespace)).keys as AnswerJson[]).map(({ name }) => name)).toEqual(["k0"]);
  const after = await used();
  expect(after).toEqual({
    kv_reads: before.kv_reads! + 3 + 2 + 1,
    kv_writes: before.kv_writes! + 10_000 + 2 + 1,
    kv_deletes: before.kv_deletes! + 10_000,
    kv_lists: before.kv_lists! + 1,
    kv_storage_bytes: before.kv_storage_bytes! + 2 + 2 + 7,
  });
  const tooMany = Array.from({ length: 10_001 }, (_, n) => ({ key: `t${n}`, value: "" }));
  for (const [method, path, body, status, code] of [
    ["PUT", "", tooMany, 413, "bulk_too_large"],
    ["POST", "/removals", tooMany.map(({ key }) => key), 413, "bulk_too_large"],
    ["POST", "", { keys: Array.from({ length: 101 }, () => "k0") }, 413, "bulk_too_large"],
    ["POST", "", { keys: [] }, 400, "invalid_input"],
    ["PUT", "", [], 400, "invalid_input"],
    ["PUT", "", {}, 400, "invalid_json"],
    ["PUT", "", [{ key: "k1" }], 400, "invalid_input"],
    ["PUT", "", '[{"key": "k1", "value": "x"}, {]', 400, "invalid_json"],
  ] as const) {
    const refused = await bulk(method, path, body);
    expect([refused.status, refused.body.code], JSON.stringify(body).slice(0, 80)).toEqual([status, code]);
  }
  expect(((await keys("", namespace)).keys as AnswerJson[]).map(({ name }) => name)).toEqual(["k0"]);
});

it("does the same by GraphQL", async () => {
  await make("graph");
  const run = (text: string, variables = {}) =>
    graphqlData<AnswerJson>(
      server.url,
      server.apiKey,
      text.replaceAll("$at", 'service: "kv", namespace: "graph"'),
      variables,
    );
  const { kvPut } = await run(
    'mutation { kvPut($at, key: "a", input: { value: "AP8=", encoding: BASE64, metadata: [1], expirationTtlSeconds: 3600, ifAbsent: true }) { key { name bytes metadata version } } }',
  );
  expect(kvPut.key).toMatchObject({ name: "a", bytes: 2, metadata: [1] });
  const many =
    'mutation { kvPutMany($at, values: [{ key: "b", value: "1" }, { key: "", value: "2" }]) { successfulKeyCount unsuccessfulKeys } }';
  expect((await run(many)).kvPutMany).toEqual({ successfulKeyCount: 1, unsuccessfulKeys: [""] });
  expect(
    await run(
      '{ kvValues($at, keys: ["b", "none", "a"]) { name value encoding } kvKeys($at, prefix: "a", limit: 10) { keys { name } listComplete cursor } kvValue($at, key: "none") { value } }',
    ),
  ).toEqual({
    kvValues: [
      { name: "b", value: "1", encoding: "UTF8" },
      { name: "a", value: "AP8=", encoding: "BASE64" },
    ],
    kvKeys: { keys: [{ name: "a" }], listComplete: true, cursor: null },
    kvValue: null,
  });
  const stale = await graphql(
    server.url,
    server.apiKey,
    'mutation { kvPut(service: "kv", namespace: "graph", key: "a", input: { value: "x", ifVersion: "stale" }) { key { name } } }',
  );
  expect(JSON.stringify(stale.body)).toContain("precondition_failed");
  expect(
    await run(
      'mutation { kvDelete($at, key: "a") { key deleted } kvDeleteMany($at, keys: ["b"]) { successfulKeyCount } }',
    ),
  ).toEqual({
    kvDelete: { key: "a", deleted: true },
    kvDeleteMany: { successfulKeyCount: 1 },
  });
});

it("is stopped by caps, before anything is done, but for deletes", async () => {
  await make("capped");
  await put("there", "12345", { namespace: "capped" });
  const now = await used();
  const cap = (metric: string, body: object | null) =>
    rest<AnswerJson>(
      server.url,
      server.apiKey,
      `/v1/usage/caps/${metric}${body ? "" : "/month"}`,
      body ? { method: "PUT", body } : { method: "DELETE" },
    );
  expect((await cap("kv_reads", { period: "month", value: now.kv_reads! + 1 })).status).toBe(200);
  await cap("kv_writes", { period: "month", value: now.kv_writes });
  await cap("kv_lists", { period: "month", value: now.kv_lists });
  expect((await get("there", "capped")).status).toBe(200);
  const read = await get("there", "capped");
  expect([read.status, read.body, Number(read.headers.get("retry-after"))]).toMatchObject([
    429,
    {
      code: "usage_cap_reached",
      meter: "kv_reads",
      period: "month",
      cap: now.kv_reads! + 1,
      used: now.kv_reads! + 1,
    },
    expect.any(Number),
  ]);
  expect(await put("new", "x", { namespace: "capped" })).toMatchObject({
    status: 429,
    body: { meter: "kv_writes" },
  });
  expect(await keys("", "capped")).toMatchObject({ code: "usage_cap_reached", meter: "kv_lists" });
  for (const metric of ["kv_reads", "kv_writes", "kv_lists"])
    expect((await cap(metric, null)).status).toBe(200);
  await cap("kv_storage_bytes", { period: "month", value: now.kv_storage_bytes! + 3 });
  expect(await put("new", "x".repeat(5), { namespace: "capped" })).toMatchObject({
    status: 402,
    body: { code: "storage_cap_reached" },
  });
  expect((await get("new", "capped")).status).toBe(404);
  // What cannot be stored is not even taken.
  const chunks = await store.kvChunks.countDocuments();
  expect(await put("new", "x".repeat(2_000_000), { namespace: "capped" })).toMatchObject({ status: 402 });
  expect(await store.kvChunks.countDocuments()).toBe(chunks);
  // What is no larger takes no more room.
  expect((await put("there", "54321", { namespace: "capped" })).status).toBe(200);
  expect((await call(at("there", "capped"), { method: "DELETE" })).status).toBe(200);
  expect((await put("new", "x".repeat(5), { namespace: "capped" })).status).toBe(200);
  await cap("kv_storage_bytes", null);
});

it("is gone with its namespace, and comes back with it; its bytes go when nothing brings it back", async () => {
  const id = await make("undone");
  // What has expired until then goes, too.
  await upkeep(8 * 86_400_000);
  const level = (await used()).kv_storage_bytes!;
  await put("a", "12", { namespace: "undone" });
  await call("/kv/kv/namespaces/undone", { method: "DELETE" });
  expect((await get("a", "undone")).status).toBe(404);
  expect((await put("a", "x", { namespace: id })).status).toBe(404);
  await call("/kv/kv/namespaces/undone/restore", { method: "POST" });
  expect((await get("a", "undone")).body).toBe("12");
  await call("/kv/kv/namespaces/undone", { method: "DELETE" });
  await upkeep(8 * 86_400_000);
  expect(await store.kvValues.countDocuments({ _id: { $regex: `\\|${id}\\|` } })).toBe(0);
  expect((await used()).kv_storage_bytes).toBe(level);
});

it("counts what a process had stored, or removed, that was killed before it had counted it", async () => {
  const id = await make("drift");
  await put("a", "12", { namespace: "drift" });
  const level = (await used()).kv_storage_bytes!;
  const leave = (bytes: number) =>
    store.kvValues.updateOne({ _id: { $regex: `\\|${id}\\|a$` } }, { $inc: { size: bytes } });
  await leave(100);
  // One look might see what is under way.
  await upkeep(4 * 60_000);
  expect((await used()).kv_storage_bytes).toBe(level);
  await upkeep(5 * 60_000);
  expect((await used()).kv_storage_bytes).toBe(level + 100);
  await leave(-101);
  const mark = { found: 0, writtenAt: new Date(), since: new Date() };
  await store.kvMarks.updateOne({ _id: `${LOCAL_ACCOUNT_ID}|${id}` }, { $set: mark }, { upsert: true });
  await upkeep(6 * 60_000);
  await upkeep(7 * 60_000);
  expect((await used()).kv_storage_bytes).toBe(level - 1);
  expect(await store.kvMarks.countDocuments({ _id: { $regex: id } })).toBe(0);
});

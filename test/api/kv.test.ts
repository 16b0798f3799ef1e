import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import type { Store } from "../../src/store/store.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import type { RestCallOptions } from "../kit/rest-client.ts";
import type { ApiServer } from "./api-server.ts";
import {
  at,
  bytesOf,
  call,
  get,
  keys,
  make,
  put,
  putJson,
  seconds,
  startKvServer,
  upkeep,
  used,
} from "./kv-calls.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
let store: Store;
beforeAll(async () => {
  ({ server, store } = await startKvServer());
});
afterAll(() => server?.stop());

it.each([
  "a",
  "a/b",
  "a%2Fb",
  "%",
  "?x=1&y",
  "a b+c",
  "ü",
  "🔑/🗝",
  "#",
  "...",
  "a\nb",
  "🔑".repeat(128),
  "constructor",
  "__proto__",
])("keeps a value under %j, which is decoded once", async (key) => {
  const namespace = await make(`keys-${sha256(key).slice(0, 8)}`);
  const written = await put(key, `value of ${key}`, { namespace });
  expect([written.status, written.body]).toMatchObject([
    200,
    { key, bytes: Buffer.byteLength(`value of ${key}`) },
  ]);
  const read = await get(key, namespace);
  expect([read.status, read.body, read.headers.get("etag")]).toEqual([
    200,
    `value of ${key}`,
    `"${String(written.body.version)}"`,
  ]);
  expect((await keys("", namespace)).keys).toEqual([
    { name: key, version: written.body.version, bytes: written.body.bytes, metadata: null, expiration: null },
  ]);
  const bulk = await call(`/kv/kv/${namespace}/bulk`, { body: { keys: [key] } });
  expect(Object.entries(bulk.body.values as object)).toEqual([[key, `value of ${key}`]]);
  const query =
    'query ($namespace: ID!, $key: String!) { kvValue(service: "kv", namespace: $namespace, key: $key) { value encoding } }';
  expect(await graphqlData(server.url, server.apiKey, query, { namespace, key })).toEqual({
    kvValue: { value: `value of ${key}`, encoding: "UTF8" },
  });
});

it("keeps bytes as they are, metadata and an end, and writes over all of it", async () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  const metadata = { by: "ü", n: 1 };
  const expiration = seconds() + 600;
  const written = await putJson("whole", {
    value: bytes.toString("base64"),
    encoding: "base64",
    metadata,
    expiration,
  });
  expect(written.body).toMatchObject({ key: "whole", bytes: 4, metadata, expiration });
  expect(await bytesOf("whole", "kv")).toEqual(bytes);
  const { headers } = await get("whole");
  expect([headers.get("x-kv-expiration"), JSON.parse(headers.get("x-kv-metadata") ?? "")]).toEqual([
    String(expiration),
    metadata,
  ]);
  const asJson = await call(at("whole"), { headers: { accept: "application/json" } });
  expect(asJson.body).toEqual({ ...written.body, value: bytes.toString("base64"), encoding: "base64" });
  const ttl = await put("whole", "x", {
    query: "?expirationTtlSeconds=30&expiration=1",
    headers: { "x-kv-metadata": '"m"' },
  });
  expect(ttl.body).toMatchObject({
    metadata: "m",
    version: expect.not.stringMatching(String(written.body.version)) as string,
  });
  expect((ttl.body.expiration as number) - seconds()).toBeGreaterThanOrEqual(29);
  expect((await put("whole", "")).body).toMatchObject({ bytes: 0, metadata: null, expiration: null });
  expect([(await get("whole")).status, (await get("whole")).body]).toEqual([200, ""]);
});

it.each<[string, string, object, number, string]>([
  ["a key of 513 bytes", "k".repeat(513), { value: "x" }, 414, "key_too_long"],
  ["a key of 513 bytes that has fewer signs", `k${"ü".repeat(256)}`, { value: "x" }, 414, "key_too_long"],
  [
    "metadata that are a byte too large",
    "k",
    { value: "x", metadata: "m".repeat(1023) },
    413,
    "metadata_too_large",
  ],
  ["an end that is too near", "k", { value: "x", expirationTtlSeconds: 29 }, 400, "invalid_input"],
  ["a moment that is too near", "k", { value: "x", expiration: seconds() + 20 }, 400, "invalid_input"],
  ["a half of a second", "k", { value: "x", expirationTtlSeconds: 30.5 }, 400, "invalid_input"],
  ["base64 that is none", "k", { value: "*", encoding: "base64" }, 400, "invalid_input"],
  ["a field that is none", "k", { value: "x", ttl: 60 }, 400, "invalid_input"],
  ["no value", "k", {}, 400, "invalid_input"],
])("refuses %s, and changes nothing", async (_what, key, body, status, code) => {
  await put("k", "before");
  const before = await store.kvValues.find({ _id: { $gt: LOCAL_ACCOUNT_ID } }).toArray();
  const refused = await putJson(key, body);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  for (const field of ["message", "agent_instruction", "docs_url"]) expect(refused.body[field]).toBeTruthy();
  expect(await store.kvValues.find({ _id: { $gt: LOCAL_ACCOUNT_ID } }).toArray()).toEqual(before);
});

it("takes metadata of 1,024 bytes and keys of 512", async () => {
  expect((await putJson("k".repeat(512), { value: "x", metadata: "m".repeat(1022) })).status).toBe(200);
});

it("streams large values both ways, and leaves nothing of what is refused or replaced", async () => {
  const namespace = await make("large");
  const most = Buffer.alloc(25 * 1024 * 1024, "0123456789abcdef!");
  const chunks = () =>
    store.kvChunks
      .find({ _id: { $gt: `${LOCAL_ACCOUNT_ID}|${namespace}` } }, { projection: { due: 1 } })
      .toArray();
  for (const size of [32 * 1024, 32 * 1024 + 1, 1024 * 1024, 1024 * 1024 + 1, most.length]) {
    const bytes = most.subarray(0, size);
    expect((await put("one", bytes, { namespace: "large" })).body.bytes).toBe(size);
    expect((await bytesOf("one", "large")).equals(bytes)).toBe(true);
  }
  // A job looks at each upload.
  expect((await chunks()).filter(({ _id, due }) => _id.endsWith("|0000") && !due)).toHaveLength(0);
  const before = {
    version: (await call(at("one", "large"), { headers: { accept: "application/json" } })).body.version,
    usage: (await used()).kv_storage_bytes,
  };
  const tooLarge = await put("one", Buffer.concat([most, Buffer.from("x")]), { namespace: "large" });
  expect([tooLarge.status, tooLarge.body]).toMatchObject([
    413,
    { code: "value_too_large", details: [{ limit: most.length }] },
  ]);
  const stale = await put("one", most.subarray(0, 2_000_000), {
    namespace: "large",
    headers: { "if-match": '"stale"' },
  });
  expect([stale.status, stale.body.code]).toEqual([412, "precondition_failed"]);
  // Cut off in the middle.
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(most.subarray(0, 3_000_000));
    },
    pull: () => new Promise(() => undefined),
  });
  const cut = new AbortController();
  const headers = { authorization: `Bearer ${server.apiKey}`, "content-type": "application/octet-stream" };
  const sending = fetch(`${server.url}/v1/services${at("cut", "large")}`, {
    method: "PUT",
    body,
    headers,
    signal: cut.signal,
    duplex: "half",
  } as RequestInit);
  await expect.poll(async () => store.kvChunks.countDocuments({ valueId: { $regex: "cut$" } })).toBe(1);
  cut.abort();
  await expect(sending).rejects.toThrow();
  await expect.poll(async () => (await get("cut", "large")).status).toBe(404);
  expect((await bytesOf("one", "large")).equals(most)).toBe(true);
  await upkeep(3_700_000);
  expect(await chunks()).toHaveLength(25);
  expect((await call(at("one", "large"), { headers: { accept: "application/json" } })).body.version).toBe(
    before.version,
  );
  expect((await bytesOf("one", "large")).equals(most)).toBe(true);
  expect((await used()).kv_storage_bytes).toBe(before.usage);
});

it("keeps one upload of a key that many write at once, and none that nobody counts", async () => {
  const namespace = await make("crowded");
  const level = (await used()).kv_storage_bytes!;
  const value = "x".repeat(40_000);
  const bulk = Array.from({ length: 20 }, () => ({ key: "one", value }));
  expect((await call("/kv/kv/crowded/bulk", { method: "PUT", body: bulk })).status).toBe(200);
  await Promise.all(Array.from({ length: 20 }, () => put("one", value, { namespace })));
  const heads = () => store.kvChunks.countDocuments({ valueId: `${LOCAL_ACCOUNT_ID}|${namespace}|one` });
  expect(await heads()).toBe(40);
  await upkeep(3_700_000);
  expect(await heads()).toBe(1);
  expect((await bytesOf("one", namespace)).toString()).toBe(value);
  expect((await used()).kv_storage_bytes).toBe(level + 40_003);
  // Replaced by a process that was killed before it said so.
  await store.kvValues.updateOne({ _id: `${LOCAL_ACCOUNT_ID}|${namespace}|one` }, { $set: { upload: "x" } });
  await upkeep(2 * 86_400_000);
  expect(await heads()).toBe(0);
  await call(at("one", namespace), { method: "DELETE" });
}, 60_000);

it("reads no more at once than 25 MiB, and by few callers at once, whoever names one key many times", async () => {
  const namespace = await make("heavy");
  await put("big", Buffer.alloc(20 * 1024 * 1024, "x"), { namespace });
  const before = await used();
  const twice = { keys: ["big", "big"] };
  const refused = await call(`/kv/kv/${namespace}/bulk`, { body: twice });
  expect([refused.status, refused.body.code]).toEqual([413, "bulk_too_large"]);
  const query = `{ kvValues(service: "kv", namespace: "heavy", keys: ["big", "big"]) { bytes } }`;
  const { body } = await graphql(server.url, server.apiKey, query);
  expect(JSON.stringify(body)).toContain("bulk_too_large");
  expect(await used()).toEqual(before);
  const read = () => call(at("big", namespace), { headers: { accept: "application/json" } });
  const statuses = (await Promise.all(Array.from({ length: 12 }, read))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  await call(at("big", namespace), { method: "DELETE" });
}, 60_000);

it("does not read the body of a write whose condition does not hold", async () => {
  const namespace = await make("unwanted");
  const chunks = () => store.kvChunks.countDocuments({ _id: { $gt: `${LOCAL_ACCOUNT_ID}|${namespace}` } });
  const before = await chunks();
  const headers = { "if-match": '"stale"' };
  expect((await put("a", Buffer.alloc(3_000_000), { namespace, headers })).status).toBe(412);
  expect(await chunks()).toBe(before);
  // The rest of the body stands in nobody's way.
  for (const key of ["a", "b", "c"]) expect((await get(key, namespace)).status).toBe(404);
});

it("serves nothing late: neither reads, nor lists, nor bulk, and a job removes it with its bytes", async () => {
  await make("late");
  const level = (await used()).kv_storage_bytes!;
  const written = await putJson("gone", { value: "12345", expirationTtlSeconds: 30 }, "late");
  const stays = await putJson("stays", { value: "1" }, "late");
  expect([written, stays]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await used()).kv_storage_bytes).toBe(level + 9 + 6);
  expect((await keys("", "late")).keys).toHaveLength(2);
  await store.kvValues.updateOne(
    { ver: written.body.version as string },
    { $set: { exp: new Date(Date.now() - 1) } },
  );
  expect([(await get("gone", "late")).status, (await get("gone", "late")).body]).toMatchObject([
    404,
    { code: "key_not_found" },
  ]);
  expect(((await keys("", "late")).keys as AnswerJson[]).map(({ name }) => name)).toEqual(["stays"]);
  expect((await call("/kv/kv/late/bulk", { body: { keys: ["gone", "stays"] } })).body.values).toEqual({
    gone: null,
    stays: "1",
  });
  expect(
    (await put("gone", "x", { namespace: "late", headers: { "if-match": `"${written.body.version}"` } }))
      .status,
  ).toBe(412);
  await upkeep(0);
  expect((await used()).kv_storage_bytes).toBe(level + 6);
  await upkeep(120_000);
  expect(await store.kvValues.countDocuments({ _id: { $regex: "\\|gone$" } })).toBe(0);
});

it("lists by prefix and cursor in the order of bytes, while keys come and go", async () => {
  const namespace = await make("listed");
  const names = [
    "a",
    "a/1",
    "a/2",
    "b",
    "é",
    "z",
    "｡",
    "🔑",
    "\u{10ffff}",
    "\u{10ffff}a",
    ...Array.from({ length: 30 }, (_, n) => `n${String(n).padStart(2, "0")}`),
  ];
  const sorted = [...names].sort((one, two) => Buffer.compare(Buffer.from(one), Buffer.from(two)));
  await call(`/kv/kv/${namespace}/bulk`, { method: "PUT", body: names.map((key) => ({ key, value: key })) });
  const namesOf = ({ keys: found }: AnswerJson) => (found as AnswerJson[]).map(({ name }) => name);
  expect(namesOf(await keys("", namespace))).toEqual(sorted);
  expect(namesOf(await keys("prefix=a", namespace))).toEqual(["a", "a/1", "a/2"]);
  expect(namesOf(await keys(`prefix=${encodeURIComponent("\u{10ffff}")}`, namespace))).toEqual([
    "\u{10ffff}",
    "\u{10ffff}a",
  ]);
  const first = await keys("limit=10&prefix=n", namespace);
  expect([namesOf(first), first.list_complete]).toEqual([names.slice(10, 20), false]);
  await call(at("n05", namespace), { method: "DELETE" });
  await put("n055", "x", { namespace });
  await put("n099", "x", { namespace });
  const second = await keys(`limit=10&prefix=n&cursor=${String(first.cursor)}`, namespace);
  expect(namesOf(second)).toEqual(["n099", ...names.slice(20, 29)]);
  const third = await keys(`limit=11&prefix=n&cursor=${String(second.cursor)}`, namespace);
  expect([namesOf(third), third.list_complete, third.cursor]).toEqual([names.slice(29), true, null]);
  for (const [query, code] of [
    ["limit=9", "invalid_input"],
    ["limit=1001", "invalid_input"],
    [`prefix=m&cursor=${String(first.cursor)}`, "invalid_cursor"],
    ["cursor=xyz", "invalid_cursor"],
  ] as const)
    expect(await keys(query, namespace)).toMatchObject({ code });
});

it("is nobody else's", async () => {
  await put("mine", "1");
  const before = await store.kvValues.find({ _id: { $regex: "\\|mine$" } }).toArray();
  const key = await otherAccount(server.db);
  const ways: [string, RestCallOptions][] = [
    [at("mine"), {}],
    [at("mine"), { method: "PUT", body: { value: "2" } }],
    [at("mine"), { method: "DELETE" }],
    ["/kv/kv/kv/keys", {}],
    ["/kv/kv/kv/bulk", { body: { keys: ["mine"] } }],
    ["/kv/kv/kv/bulk", { method: "PUT", body: [{ key: "mine", value: "2" }] }],
    ["/kv/kv/kv/bulk/removals", { body: ["mine"] }],
  ];
  for (const [path, options] of ways) {
    expect((await call(path, options, key)).body, path).toMatchObject({ code: "not_found" });
    expect((await call(path, options, null)).status, path).toBe(401);
  }
  expect(await store.kvValues.find({ _id: { $regex: "\\|mine$" } }).toArray()).toEqual(before);
});

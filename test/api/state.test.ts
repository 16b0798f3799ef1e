import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { openDocument } from "../docs/example-document.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const guide = await openDocument("docs/state.md");
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  await call("", { body: { slug: "guestbook" } });
  const toml = `slug = "guestbook"\n[static]\nfolder = "p"\n${guide.take("toml")}`;
  const body = await archiveOfFiles({ "service.toml": toml, "static/index.html": "x" });
  await call("/guestbook/deployments", { body, headers: { "content-type": "application/gzip" } });
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const state = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  call<T>(`/guestbook/state/namespaces${path}`, options, key);
const at = (object: string, key: string) =>
  `/Room/objects/${encodeURIComponent(object)}/values/${encodeURIComponent(key)}`;
const put = (object: string, key: string, body: object) => state(at(object, key), { method: "PUT", body });
const get = (object: string, key: string) => state(at(object, key));
const commit = (object: string, body: object) => state(`/Room/objects/${object}/commit`, { body });
const keys = async (object: string, more = "") =>
  (await state<{ data: AnswerJson[]; nextCursor: string | null }>(`/Room/objects/${object}/keys${more}`))
    .body;
const used = async (meter: string) => {
  const usage = await rest<{ meters: { meter: string; used: number }[] }>(
    server.url,
    server.apiKey,
    "/v1/usage",
  );
  return usage.body.meters.find((one) => one.meter === meter)?.used ?? 0;
};

it("classes are declared, made, listed, deleted and brought back", async () => {
  const made = await state("", { body: { name: "Counter" } });
  expect([made.status, made.body]).toMatchObject([201, { name: "Counter", variable: "SVC_STATE_COUNTER" }]);
  expect(made.body.id).toMatch(/^stc_[0-9a-f]{24}$/);
  const clash = await state("", { body: { name: "counter" } });
  expect([clash.status, clash.body.code]).toEqual([409, "already_exists"]);
  expect((await state("", { body: { name: "9lives" } })).body.code).toBe("invalid_input");
  const listed = await state<{ data: AnswerJson[] }>("");
  expect(listed.body.data.map(({ name }) => name)).toEqual(["Counter", "Room"]);
  expect((await state(`/${made.body.id}`, { method: "DELETE" })).status).toBe(200);
  expect((await state("/Counter/restore", { method: "POST" })).body).toEqual(made.body);
  const query = `query ($id: ID!) { node(id: $id) { ... on StateClass { name } } }`;
  expect(await graphqlData(server.url, server.apiKey, query, { id: made.body.id })).toEqual({
    node: { name: "Counter" },
  });
});

it("values are written, read, listed and deleted, whatever the keys are", async () => {
  const [object, key] = ["a/b %2F", "ü?🔑/x"];
  expect((await get(object, key)).body.code).toBe("key_not_found");
  const written = await put(object, key, { value: { n: [1, null] } });
  expect([written.status, written.body]).toEqual([200, { key, version: 1, bytes: 23 }]);
  expect((await get(object, key)).body).toEqual({
    key,
    version: 1,
    bytes: 23,
    value: { n: [1, null] },
    base64: null,
  });
  await put(object, "bytes", { base64: "AP8=" });
  expect((await get(object, "bytes")).body).toMatchObject({ value: null, base64: "AP8=", version: 2 });
  await put(object, "null", { value: null });
  expect((await get(object, "null")).body).toMatchObject({ value: null, base64: null, version: 3 });
  const page = await keys(encodeURIComponent(object), "?limit=2");
  expect(page.data.map((one) => one.key)).toEqual(["bytes", "null"]);
  const rest2 = await keys(encodeURIComponent(object), `?limit=2&cursor=${page.nextCursor}`);
  expect([rest2.data.map((one) => one.key), rest2.nextCursor]).toEqual([[key], null]);
  expect((await keys(encodeURIComponent(object), "?reverse=true&limit=1")).data[0]?.key).toBe(key);
  const objects = await state<{ data: AnswerJson[] }>("/Room/objects?prefix=a/");
  expect(objects.body.data).toMatchObject([{ objectKey: object, keyCount: 3, version: 3 }]);
  for (const _ of [1, 2]) expect((await state(at(object, "null"), { method: "DELETE" })).status).toBe(200);
  expect((await get(object, "null")).status).toBe(404);
});

it("a commit is whole or nothing, and ifVersion keeps what somebody else has written", async () => {
  expect(
    (
      await commit("sum", {
        puts: [
          { key: "a", value: 1 },
          { key: "b", value: 1 },
        ],
      })
    ).body,
  ).toEqual({ version: 1 });
  const late = await commit("sum", { puts: [{ key: "a", value: 2 }], deletes: ["b"], ifVersion: 0 });
  expect([late.status, late.body.code]).toEqual([412, "precondition_failed"]);
  expect((await put("sum", "a", { value: 3, ifVersion: 7 })).status).toBe(412);
  expect((await put("sum", "c", { value: 3, ifVersion: 1 })).status).toBe(412);
  for (const [body, status, code] of [
    [{}, 400, "invalid_input"],
    [{ puts: [{ key: "a" }] }, 400, "invalid_input"],
    [{ puts: [{ key: "a", value: 1, base64: "AA==" }] }, 400, "invalid_input"],
    [{ deletes: Array.from({ length: 101 }, (_, n) => String(n)) }, 400, "invalid_input"],
    [{ puts: [{ key: "x".repeat(513), value: 1 }] }, 414, "key_too_long"],
    [{ puts: [{ key: "a\0", value: 1 }] }, 400, "invalid_key"],
  ] as const) {
    const refused = await commit("sum", body);
    expect([refused.status, refused.body.code], JSON.stringify(body).slice(0, 80)).toEqual([status, code]);
  }
  expect((await keys("sum")).data).toEqual([
    { key: "a", version: 1, bytes: 2 },
    { key: "b", version: 1, bytes: 2 },
  ]);
  expect(
    (await commit("sum", { puts: [{ key: "a", value: 2 }], deletes: ["b"], ifVersion: 1 })).body,
  ).toEqual({ version: 2 });
  expect((await put("sum", "a", { value: 3, ifVersion: 2 })).body.version).toBe(3);
  expect((await put("sum", "c", { value: 3, ifVersion: 0 })).body.version).toBe(4);
});

it("counts requests, rows and bytes, and nothing for what is refused", async () => {
  const meters = [
    "state_requests",
    "state_sqlite_rows_read",
    "state_sqlite_rows_written",
    "state_sqlite_storage_bytes",
  ];
  const all = () => Promise.all(meters.map(used));
  const before = await all();
  await commit("meter", {
    puts: [
      { key: "a", value: "xx" },
      { key: "b", value: "x" },
    ],
  });
  await get("meter", "a");
  await keys("meter");
  await commit("meter", { deletes: ["b"], ifVersion: 9 });
  await state(at("meter", "b"), { method: "DELETE" });
  const after = await all();
  expect(after.map((n, at) => n - (before[at] ?? 0))).toEqual([4, 3, 3, 5]);
});

it("the examples of docs/state.md run as printed", async () => {
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  for (const line of guide.take("sh").trim().split("\n")) {
    // A shell takes the quotes away.
    const words = (line.replace(/^quarry /, "").match(/'[^']*'|\S+/g) ?? []).map((word) =>
      word.replaceAll("'", ""),
    );
    const { code, stderr } = await runCli(words, { env });
    expect([line, code, stderr]).toEqual([line, 0, expect.any(String)]);
  }
  await put("doc", "draft", { value: "x" });
  expect((await commit("doc", JSON.parse(guide.take("json")) as object)).body).toEqual({ version: 2 });
  expect((await keys("doc")).data.map(({ key }) => key)).toEqual(["topic"]);
  expect(guide.untaken()).toEqual([]);
}, 60_000);

it("is nobody else's", async () => {
  const other = await otherAccount(server.db);
  await put("mine", "a", { value: 1 });
  for (const [path, options] of [
    ["", {}],
    ["/Room/objects", {}],
    ["/Room/objects/mine/keys", {}],
    [at("mine", "a"), {}],
    [at("mine", "a"), { method: "PUT", body: { value: 2 } }],
    [at("mine", "a"), { method: "DELETE" }],
    ["/Room/objects/mine/commit", { body: { deletes: ["a"] } }],
    ["/Room", { method: "DELETE" }],
  ] as const)
    expect((await state(path, options, other)).status, path).toBe(404);
  expect((await get("mine", "a")).body).toMatchObject({ value: 1, version: 1 });
});

import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server?.stop());

const VALUE = "correct-horse-battery-staple";
const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const put = (slug: string, body: object) => call(`/${slug}/env`, { method: "PUT", body });
const make = async (slug: string) => (await call("", { body: { slug } })).body.id as string;
const stored = (_id: string) =>
  server.db.collection<{ _id: string } & Record<string, AnswerJson>>("serviceSecrets").findOne({ _id });
const names = ({ body }: { body: AnswerJson }) => (body.data as AnswerJson[]).map(({ name }) => name);

it("is written, listed without its value on every face, replaced and removed", async () => {
  const id = await make("secretive");
  const written = await put("secretive", { values: { API_KEY: VALUE, DATABASE_URL: "postgres://a:b@c/d" } });
  expect(written.status).toBe(200);
  const [apiKey] = written.body.data as AnswerJson[];
  expect(apiKey).toEqual({
    ...{ name: "API_KEY", version: 1, scopes: ["runtime"], pendingRestart: false, restartFailure: null },
    digest8: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    ...{ createdAt: apiKey!.createdAt, updatedAt: apiKey!.createdAt },
    updatedBy: expect.stringMatching(/^key_/) as string,
  });
  expect((await call(`/${id}/env`)).body).toEqual(written.body);
  const query = "query ($id: ID!) { secrets(service: $id) { name scopes digest8 } }";
  const { secrets } = await graphqlData<AnswerJson>(server.url, server.apiKey, query, { id });
  expect(secrets).toContainEqual({ name: "API_KEY", scopes: ["RUNTIME"], digest8: apiKey!.digest8 });
  expect(JSON.stringify(await stored(id))).not.toContain(VALUE);
  // The same again changes nothing; another value does, and only its own.
  expect((await put("secretive", { name: "API_KEY", value: VALUE })).body).toEqual(written.body);
  const replaced = (
    await put("secretive", { name: "API_KEY", value: "another value", scopes: ["build", "runtime"] })
  ).body;
  expect(replaced.data).toEqual([
    {
      ...apiKey,
      ...{ version: 2, scopes: ["build", "runtime"] },
      digest8: expect.not.stringMatching(apiKey!.digest8 as string) as string,
      updatedAt: expect.not.stringMatching(apiKey!.updatedAt as string) as string,
    },
    (written.body.data as AnswerJson[])[1],
  ]);
  const removed = await call("/secretive/env/API_KEY", { method: "DELETE" });
  expect(names(removed)).toEqual(["DATABASE_URL"]);
  expect((await call("/secretive/env/API_KEY", { method: "DELETE" })).body).toEqual(removed.body);
  // Its value is gone with it.
  expect((await stored(id))!.values).toHaveLength(1);
  expect(names(await put("secretive", { values: { DATABASE_URL: null, TOKEN: "x" } }))).toEqual(["TOKEN"]);
});

it.each<[string, object, number, string]>([
  ["a name that begins with a digit", { values: { "1A": "x" } }, 400, "invalid_input"],
  ["a name with a sign", { values: { "A-B": "x" } }, 400, "invalid_input"],
  ["a name of the server", { values: { SVC_RUNTIME_TOKEN: "x" } }, 400, "reserved_name"],
  ["a name of the server in other letters", { values: { svc_x: "x" } }, 400, "reserved_name"],
  ["a name of the loader", { values: { LD_PRELOAD: "x" } }, 400, "reserved_name"],
  ["a name that differs in capitals alone", { values: { kept: "x" } }, 409, "already_exists"],
  ["a value that is too large", { values: { A: "ü".repeat(2501) } }, 413, "value_too_large"],
  ["a value with NUL", { values: { A: "a\0b" } }, 400, "invalid_input"],
  ["a value that is no text", { values: { A: 123_456_789 } }, 400, "invalid_input"],
  ["a scope that is none", { values: { A: "x" }, scopes: ["frontend"] }, 400, "invalid_input"],
  ["no scope", { values: { A: "x" }, scopes: [] }, 400, "invalid_input"],
  ["a name without a value", { name: "A" }, 400, "invalid_input"],
  ["a field that is none", { values: { A: "x" }, vaules: {} }, 400, "invalid_input"],
  [
    "more than a service may have",
    { values: Object.fromEntries(Array.from({ length: 128 }, (_, at) => [`N${at}`, "x"])) },
    409,
    "kept_limit_reached",
  ],
])("refuses %s, and changes nothing", async (_what, body, status, code) => {
  const { body: there } = await call("/refusing");
  const id = (there.id as string | undefined) ?? (await make("refusing"));
  await put("refusing", { values: { KEPT: VALUE } });
  const before = await stored(id);
  const refused = await put("refusing", body);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  for (const field of ["message", "agent_instruction", "docs_url"]) expect(refused.body[field]).toBeTruthy();
  expect(await stored(id)).toEqual(before);
});

it("echoes no value that it refuses", async () => {
  await make("no-echo");
  const seen = [
    await put("no-echo", { values: { A: [VALUE] } }),
    await put("no-echo", { values: { "A-B": VALUE } }),
  ];
  const mutation = `mutation ($values: [SecretInput!]!) { secretsSet(service: "no-echo", values: $values) { secrets { name } } }`;
  for (const values of [[{ name: "A", value: { text: VALUE } }], [{ name: "A", value: [VALUE] }], VALUE])
    seen.push(await graphql<never>(server.url, server.apiKey, mutation, { values }));
  for (const one of seen) expect(JSON.stringify(one)).not.toContain(VALUE);
  expect(server.output()).not.toContain(VALUE);
  expect(names(await call("/no-echo/env"))).toEqual([]);
});

it("writes of many at once lose none", async () => {
  await make("crowded");
  const all = Array.from({ length: 20 }, (_, at) => `NAME_${String(at).padStart(2, "0")}`);
  await Promise.all(all.map((name) => put("crowded", { name, value: `value of ${name}` })));
  expect(names(await call("/crowded/env"))).toEqual(all);
});

it("what is staged waits for the next deployment, or for a call that applies it", async () => {
  const id = await make("staging");
  await put("staging", { values: { A: "first", B: "first" } });
  const staged = await put("staging", { values: { A: "second", B: null, C: "new" }, staged: true });
  const states = ({ body }: { body: AnswerJson }) =>
    (body.data as AnswerJson[]).map(({ name, pendingRestart }) => [name, pendingRestart]);
  expect(states(staged)).toEqual([
    ["A", true],
    ["C", true],
  ]);
  const applied = async () =>
    ((await stored(id))!.applied as { secrets: AnswerJson[] }).secrets.map(({ name }) => name);
  expect(await applied()).toEqual(["A", "B"]);
  const snapshot = (await call("/staging/snapshot")).body;
  expect([snapshot.envNames, (snapshot.nextActions as AnswerJson[]).map(({ action }) => action)]).toEqual([
    ["A", "C"],
    ["apply_secrets", "deploy"],
  ]);
  expect(states(await put("staging", {}))).toEqual([
    ["A", false],
    ["C", false],
  ]);
  expect([await applied(), (await stored(id))!.values]).toMatchObject([
    ["A", "C"],
    [{ name: "A" }, { name: "C" }],
  ]);
  await put("staging", { values: { D: "later" }, staged: true });
  const site = { "service.toml": 'slug = "staging"\n[static]\nfolder = "p"\n', "static/index.html": "x" };
  const headers = { "content-type": "application/gzip" };
  await call("/staging/deployments", { body: await archiveOfFiles(site), headers });
  expect(await applied()).toEqual(["A", "C", "D"]);
});

it("a deployment warns of a secret that stands in a file, in whatever form", async () => {
  await make("leaky");
  await put("leaky", { values: { API_KEY: VALUE, SHORT: "x", OTHER: "not there at all" } });
  const site = {
    "service.toml": 'slug = "leaky"\n[static]\nfolder = "p"\n[environment]\nGREETING = "Hello"\n',
    "static/index.html": "x",
    "static/app.js": `const key = atob("${Buffer.from(`key:${VALUE}`).toString("base64")}");`,
    "static/large.txt": `${"-".repeat(999_990)}${VALUE}`,
  };
  const headers = { "content-type": "application/gzip" };
  const { body } = await call("/leaky/deployments", { body: await archiveOfFiles(site), headers });
  expect(body.status).toBe("active");
  const { warnings } = (await rest<AnswerJson>(server.url, server.apiKey, `/v1/deployments/${body.id}`)).body;
  const reason = "secret_in_static_file";
  expect(warnings).toEqual([
    { reason, message: expect.stringContaining("API_KEY and take it out of app.js") as string },
    { reason, message: expect.stringContaining("API_KEY and take it out of large.txt") as string },
  ]);
  expect(JSON.stringify(warnings)).not.toContain(VALUE);
  expect((await call("/leaky/snapshot")).body.envNames).toEqual(["API_KEY", "GREETING", "OTHER", "SHORT"]);
});

it("is nobody else's, in the export as names alone, and gone for a service that is deleted", async () => {
  const id = await make("guarded");
  await put("guarded", { values: { API_KEY: VALUE } });
  const before = await stored(id);
  const other = await otherAccount(server.db);
  const asOther = (method: string, path: string, body?: object) => call(path, { method, body }, other);
  const refused = [
    await asOther("GET", `/${id}/env`),
    await asOther("PUT", `/${id}/env`, { values: { API_KEY: "mine" } }),
    await asOther("DELETE", `/${id}/env/API_KEY`),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, "not_found"]));
  expect(await stored(id)).toEqual(before);
  const headers = { authorization: `Bearer ${server.apiKey}` };
  const exported = await fetch(`${server.url}/v1/account/export`, { headers });
  const tar = gunzipSync(await exported.bytes()).toString();
  expect(tar).toContain("service-secrets.jsonl");
  expect(tar).toContain('"name":"API_KEY"');
  for (const hidden of [VALUE, before!.key, before!.values[0].sealed]) expect(tar).not.toContain(hidden);
  await call("/guarded", { method: "DELETE", body: { confirm: "guarded" } });
  expect((await put("guarded", { values: { B: "x" } })).status).toBe(404);
  expect(await stored(id)).toEqual(before);
});

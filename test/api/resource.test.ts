import { afterAll, beforeAll, expect, it } from "vitest";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { hostedActive } from "../../src/domain/deployment/hosted.ts";
import { hostingUpkeep } from "../kit/hosting-upkeep.ts";
import { ServiceKeys } from "../../src/domain/secret/service-keys.ts";
import { secretKeysOf } from "../../src/server/secret-keys.ts";
import { BlobFiles } from "../../src/store/blob/blob-files.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
let store: Store;
beforeAll(async () => {
  server = await startApiServer();
  store = storeOf(server.db);
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const toml = (slug: string, more: string) => `slug = "${slug}"\n[static]\nfolder = "p"\n${more}`;
const upload = async (slug: string, more: string) =>
  call(`/${slug}/deployments`, {
    body: await archiveOfFiles({ "service.toml": toml(slug, more), "static/index.html": "x" }),
    headers: { "content-type": "application/gzip" },
  });
const ON = "[capabilities]\nkv = true\n";
/** A service that may use KV. */
const make = async (slug: string, more = ON) => {
  const { body } = await call("", { body: { slug } });
  expect((await upload(slug, more)).body).toMatchObject({ status: "active" });
  return body.id as string;
};
const create = (slug: string, name: string) => call(`/${slug}/kv/namespaces`, { body: { name } });
const remove = (slug: string, which: string) => call(`/${slug}/kv/namespaces/${which}`, { method: "DELETE" });
const restore = (slug: string, which: string) =>
  call(`/${slug}/kv/namespaces/${which}/restore`, { method: "POST" });
const names = async (slug: string) =>
  ((await call(`/${slug}/resources`)).body.resources as AnswerJson[]).map(({ name }) => name);

it("is made, listed and shown by id and by name, and counted, on every face", async () => {
  const serviceId = await make("keeper");
  const made = await create("keeper", "page-visits");
  expect([made.status, made.body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^kvn_[0-9a-f]{24}$/) as string,
      ...{ serviceId, name: "page-visits", variable: "SVC_KV_PAGE_VISITS" },
      ...{ createdAt: made.body.createdAt, deletedAt: null },
    },
  ]);
  const { id, name, variable, createdAt } = made.body;
  for (const which of ["page-visits", id])
    expect((await call(`/${serviceId}/kv/namespaces/${which}`)).body).toEqual(made.body);
  expect((await call("/keeper/kv/namespaces")).body).toEqual({ data: [made.body], nextCursor: null });
  const counts = { sqlite: 0, kv: 1, queues: 0, cron: 0, state: 0, bindings: 0 };
  const resource = { id, kind: "kv", name, variable, createdAt };
  const resources = { serviceId, resources: [resource], counts, limit: 5000 };
  expect((await call("/keeper/resources")).body).toEqual(resources);
  expect((await call("/keeper")).body.resourceCounts).toEqual(counts);
  expect((await call("/keeper/snapshot")).body.resources).toEqual([resource]);
  const query = `query ($id: ID!) { node(id: $id) { ... on KvNamespace { name variable } } kvNamespaces(service: "keeper") { id } }`;
  expect(await graphqlData(server.url, server.apiKey, query, { id })).toEqual({
    node: { name, variable },
    kvNamespaces: [{ id }],
  });
});

it.each<[string, object, number, string]>([
  ["a name with a capital", { name: "Visits" }, 400, "invalid_input"],
  ["a name with _", { name: "a_b" }, 400, "invalid_input"],
  ["a name that begins with a digit", { name: "1a" }, 400, "invalid_input"],
  ["a name that is too long", { name: "a".repeat(64) }, 400, "invalid_input"],
  ["no name", {}, 400, "invalid_input"],
  ["a name that is taken", { name: "taken" }, 409, "already_exists"],
])("refuses %s, and makes nothing", async (_what, body, status, code) => {
  if ((await call("/refuser")).status === 404) await make("refuser");
  await create("refuser", "taken");
  const refused = await call("/refuser/kv/namespaces", { body });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  for (const field of ["message", "agent_instruction", "docs_url"]) expect(refused.body[field]).toBeTruthy();
  expect(await names("refuser")).toEqual(["taken"]);
});

it("is refused where the manifest that is served does not switch it on", async () => {
  await call("", { body: { slug: "switched-off" } });
  for (const more of [null, "", "[capabilities]\nqueue = true\n"]) {
    if (more !== null) await upload("switched-off", more);
    const refused = await create("switched-off", "visits");
    expect([refused.status, refused.body]).toMatchObject([409, { code: "capability_disabled" }]);
    expect(refused.body.message).toContain("kv = true");
  }
  expect(await names("switched-off")).toEqual([]);
});

it("is one of its name, however many are made at once, and of so many as a service may have", async () => {
  const serviceId = await make("crowd");
  const made = await Promise.all([..."abcdefgh", ..."abcdefgh"].map((name) => create("crowd", name)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(8);
  expect(await names("crowd")).toEqual([..."abcdefgh"]);
  const [first] = await store.resources.find({ serviceId }).toArray();
  const fill = Array.from({ length: 4991 }, (_, at) => ({
    ...first!,
    ...{ _id: `kvn_full${at}`, name: `full${at}`, variable: `FULL${at}`, place: 8 + at },
  }));
  await store.resources.insertMany(fill);
  const last = await Promise.all(["x", "y", "z"].map((name) => create("crowd", name)));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(last.find(({ status }) => status === 409)!.body).toMatchObject({
    code: "resource_limit_reached",
    details: [{ limit: 5000, actual: 5000 }],
  });
  expect(await store.resources.countDocuments({ serviceId })).toBe(5000);
  // One that is deleted makes room, and does not come back where there is none.
  await remove("crowd", "a");
  expect((await create("crowd", "w")).status).toBe(201);
  expect((await restore("crowd", "a")).body).toMatchObject({ code: "resource_limit_reached" });
  // Deleted ones are stored for days, so there is an end of them too.
  const { place: _, ...gone } = first!;
  const deleted = Array.from({ length: 4999 }, (_one, at) => ({
    ...gone,
    ...{ _id: `kvn_gone${at}`, name: `gone${at}`, variable: `GONE${at}`, deletedAt: new Date() },
  }));
  await store.resources.insertMany(deleted);
  await remove("crowd", "b");
  const beyond = await create("crowd", "v");
  expect(beyond.body).toMatchObject({ code: "resource_limit_reached" });
  expect(beyond.body.message).toContain("10000 resources with those that were deleted");
  expect(await store.resources.countDocuments({ serviceId })).toBe(10_000);
});

it("is deleted, answers the same again, comes back within 7 days, and is gone then", async () => {
  const serviceId = await make("short");
  const made = (await create("short", "cache")).body;
  const deleted = await remove("short", "cache");
  expect([deleted.status, deleted.body]).toMatchObject([200, { status: "active", resources: [] }]);
  expect((await remove("short", made.id as string)).body.resources).toEqual([]);
  const shown = (await call("/short/kv/namespaces/cache")).body;
  expect(shown).toEqual({ ...made, deletedAt: expect.any(String) as string });
  expect((await restore("short", "cache")).body).toEqual(made);
  expect((await restore("short", "cache")).body).toEqual(made);
  // Its name is free meanwhile; who takes it keeps it.
  await remove("short", "cache");
  const second = (await create("short", "cache")).body;
  expect((await restore("short", made.id as string)).body).toMatchObject({ code: "already_exists" });
  expect((await call("/short/kv/namespaces/cache")).body).toEqual(second);
  const upkeep = (days: number) =>
    hostingUpkeep({
      ...{ store, blobs: new BlobFiles(server.dataDir) },
      clock: { now: () => new Date(Date.now() + days * 86_400_000) },
    }).goOn();
  await upkeep(6.9);
  expect((await call(`/short/kv/namespaces/${made.id}`)).status).toBe(200);
  await upkeep(7.1);
  expect((await call(`/short/kv/namespaces/${made.id}`)).status).toBe(404);
  expect(await names("short")).toEqual(["cache"]);
  expect(await store.resources.countDocuments({ serviceId })).toBe(1);
});

it("is made by a deploy that declares it where it is missing, and a plan says so", async () => {
  await call("", { body: { slug: "declared" } });
  const declared = '[[kv]]\nname = "visits"\n[[kv]]\nname = "flags"\n';
  const plan = async (more: string) =>
    (
      await rest<AnswerJson>(server.url, server.apiKey, "/v1/deployments/plan", {
        body: {
          manifest: toml("declared", more),
          files: [{ path: "static/index.html", sha256: "0".repeat(64), bytes: 1 }],
        },
      })
    ).body;
  const lacking = await plan(declared);
  expect(lacking.requiredFixes).toMatchObject([{ reason: "capability_disabled" }]);
  expect(JSON.stringify(lacking.requiredFixes)).toContain("[[kv]] needs `kv = true`");
  const refused = await upload("declared", declared);
  expect([refused.status, refused.body.code]).toEqual([422, "deploy_failed"]);
  expect(await names("declared")).toEqual([]);
  const good = await plan(ON + declared);
  expect([good.requiredFixes, good.steps]).toMatchObject([
    [],
    expect.arrayContaining(["make the KV namespace visits", "make the KV namespace flags"]),
  ]);
  expect(good.limits).toContainEqual({ name: "resources", limit: 5000, actual: 2 });
  await upload("declared", ON + declared);
  const before = (await call("/declared/resources")).body;
  expect(await names("declared")).toEqual(["flags", "visits"]);
  // What is there stays, be it declared again or no more.
  await upload("declared", ON + declared);
  await upload("declared", "");
  expect((await call("/declared/resources")).body).toEqual(before);
  expect((await plan(ON + declared)).steps).not.toContain("make the KV namespace visits");
  expect((await plan(`${ON}[[kv]]\nname = "a"\n[[kv]]\nname = "a"\n`)).requiredFixes).toMatchObject([
    { reason: "invalid_manifest", message: "kv: Two have the same name." },
  ]);
});

it("is in the environment of the worker, which is another one when it comes or goes", async () => {
  const serviceId = await make("bound");
  await store.deployments.updateOne(
    { serviceId },
    {
      $set: {
        worker: { blob: "0".repeat(64), bytes: 1 },
        "manifest.worker": { package: null, binary: "w", healthPath: "/", memoryMb: 64 },
      },
    },
  );
  const { dataDir } = server;
  const keys = new ServiceKeys({
    store,
    box: new SecretBox(secretKeysOf({ QUARRY_SECRET_KEYS: [], dataDir })),
  });
  const hosted = async () =>
    (await hostedActive({ store, keys, blobs: new BlobFiles(dataDir) }, { _id: serviceId }))!;
  const bare = await hosted();
  expect(bare.worker!.bindings).toEqual({});
  const { id } = (await create("bound", "page-visits")).body;
  const bound = await hosted();
  expect(bound.worker!.bindings).toEqual({ SVC_KV_PAGE_VISITS: id });
  expect(bound.runId).not.toBe(bare.runId);
  expect((await hosted()).runId).toBe(bound.runId);
  await remove("bound", "page-visits");
  expect(await hosted()).toMatchObject({ runId: bare.runId, worker: { bindings: {} } });
});

it("is nobody else's", async () => {
  await make("private-kv");
  const { id } = (await create("private-kv", "mine")).body;
  const before = await store.resources.findOne({ _id: id as string });
  const key = await otherAccount(server.db);
  const ways: [string, object?][] = [
    ["/private-kv/kv/namespaces"],
    ["/private-kv/kv/namespaces", { body: { name: "theirs" } }],
    [`/private-kv/kv/namespaces/${id}`],
    [`/private-kv/kv/namespaces/${id}`, { method: "DELETE" }],
    [`/private-kv/kv/namespaces/${id}/restore`, { method: "POST" }],
  ];
  for (const [path, options] of ways) expect((await call(path, options, key)).status, path).toBe(404);
  expect(await store.resources.findOne({ _id: id as string })).toEqual(before);
  expect(await names("private-kv")).toEqual(["mine"]);
});

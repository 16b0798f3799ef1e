import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOf, archiveOfFiles, type ArchiveEntry } from "../kit/service-archive.ts";
import { freePort } from "../kit/free-port.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
let port: number;
let otherKey: string;
beforeAll(async () => {
  port = await freePort();
  server = await startApiServer({ QUARRY_SERVICES_PORT: String(port) });
  otherKey = await otherAccount(server.db);
});
afterAll(() => server?.stop());

const PATH = "/v1/services";
const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, path, options);
const upload = (slug: string, body: Buffer, key = server.apiKey) =>
  call(`${PATH}/${slug}/deployments`, { body, headers: { "content-type": "application/gzip" } }, key);
const made = async (slug: string) => (await call(PATH, { body: { slug } })).body;
const staticSite = (slug: string, page = "<h1>Hello</h1>") =>
  archiveOfFiles({ "service.toml": manifest(slug), "static/index.html": page });
const manifest = (slug: string, more = '[static]\nfolder = "public"\n') => `slug = "${slug}"\n${more}`;
const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const stored = () => server.db.collection("services").countDocuments();

it("is made, listed, shown and renamed on every face, by id and by slug", async () => {
  const { status, body } = await call(PATH, { body: { slug: "guestbook", name: "Guestbook" } });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^svc_[0-9a-f]{24}$/) as string,
    ...{ slug: "guestbook", name: "Guestbook", kind: "empty", status: "empty" },
    url: `http://guestbook.localhost:${port}`,
    enabledCapabilities: [],
    disabledCapabilities: ["state", "queue", "kv", "cron"],
    resourceCounts: { sqlite: 0, kv: 0, queues: 0, cron: 0, state: 0, bindings: 0 },
    activeDeploymentId: null,
    createdAt: body.createdAt,
    updatedAt: body.createdAt,
    deletedAt: null,
  });
  expect((await call(`${PATH}/guestbook`)).body).toEqual(body);
  expect((await call(`${PATH}/${body.id}`)).body).toEqual(body);
  expect((await call(PATH)).body.data).toContainEqual(body);
  const query = "query ($id: ID!) { node(id: $id) { id ... on Service { slug kind status } } }";
  const { node } = await graphqlData<AnswerJson>(server.url, server.apiKey, query, { id: body.id });
  expect(node).toEqual({ id: body.id, slug: "guestbook", kind: "EMPTY", status: "EMPTY" });
  const renamed = await call(`${PATH}/guestbook`, {
    method: "PATCH",
    body: { slug: "guests", name: "Guests" },
  });
  expect(renamed.body).toMatchObject({ id: body.id, slug: "guests", name: "Guests" });
  expect((await call(`${PATH}/guestbook`)).status).toBe(404);
  expect((await call(`${PATH}/guests/resources`)).body).toEqual({
    serviceId: body.id,
    resources: [],
    counts: body.resourceCounts,
    limit: 5000,
  });
});

it.each(["", "Guests", "1st", "a_b", "a.b", "-a", "a-", "xn--kxae4b", "www", "a".repeat(64)])(
  "has no slug %j",
  async (slug) => {
    const before = await stored();
    expect((await call(PATH, { body: { slug } })).body).toMatchObject({ code: "invalid_input" });
    expect(await stored()).toBe(before);
  },
);

it("has a slug that no other service of the server has, be it deleted", async () => {
  const [one, two] = await Promise.all([
    call(PATH, { body: { slug: "twin" } }),
    call(PATH, { body: { slug: "twin" } }),
  ]);
  expect([one.status, two.status].sort()).toEqual([201, 409]);
  const other = await made("not-twin");
  const before = await server.db.collection("services").findOne({ slug: "not-twin" });
  const change = { method: "PATCH", body: { slug: "twin" } };
  expect((await call(`${PATH}/${other.id}`, change)).body).toMatchObject({ code: "slug_taken" });
  expect(await server.db.collection("services").findOne({ slug: "not-twin" })).toEqual(before);
  await call(`${PATH}/twin`, { method: "DELETE", body: { confirm: "twin" } });
  expect((await call(PATH, { body: { slug: "twin" } })).body).toMatchObject({ code: "slug_taken" });
});

it("is deleted by its name alone, answers the same again, and comes back with what it served", async () => {
  const { id } = await made("short-lived");
  await upload("short-lived", await staticSite("short-lived"));
  const active = (await call(`${PATH}/${id}`)).body;
  const wrong = await call(`${PATH}/${id}`, { method: "DELETE", body: { confirm: "another" } });
  expect(wrong.body).toMatchObject({ code: "invalid_input", details: [{ path: "confirm" }] });
  expect((await call(`${PATH}/${id}`)).body).toEqual(active);
  const remove = () => call(`${PATH}/short-lived`, { method: "DELETE", body: { confirm: "short-lived" } });
  const deleted = await remove();
  expect(deleted.body).toMatchObject({ id, status: "deleted" });
  expect((await remove()).body).toEqual(deleted.body);
  expect((await upload("short-lived", await staticSite("short-lived"))).status).toBe(404);
  expect((await call(`${PATH}/${id}/snapshot`)).body).toMatchObject({ nextActions: [{ action: "restore" }] });
  const back = (await call(`${PATH}/${id}/restore`, { method: "POST" })).body;
  expect(back).toEqual({ ...active, updatedAt: back.updatedAt });
});

it("is nobody else's, and where accounts of others may not deploy they make none", async () => {
  const { id } = await made("private");
  const before = await server.db.collection("services").findOne({ _id: id });
  const ways: [string, object?][] = [
    [`${PATH}/${id}`],
    [`${PATH}/private`],
    [`${PATH}/private/snapshot`],
    [`${PATH}/private/resources`],
    [`${PATH}/private/deployments`],
    [`${PATH}/private`, { method: "PATCH", body: { name: "Mine" } }],
    [`${PATH}/private`, { method: "DELETE", body: { confirm: "private" } }],
    [`${PATH}/private/rollback`, { body: {} }],
  ];
  for (const [path, options] of ways) expect((await call(path, options, otherKey)).status, path).toBe(404);
  const refused = { code: "hosting_not_allowed" };
  expect((await upload("private", await staticSite("private"), otherKey)).body).toMatchObject(refused);
  expect((await call(PATH, { body: { slug: "theirs" } }, otherKey)).body).toMatchObject(refused);
  expect(await server.db.collection("services").findOne({ slug: "theirs" })).toBeNull();
  expect(await server.db.collection("services").findOne({ _id: id })).toEqual(before);
  expect(await server.db.collection("deployments").countDocuments({ serviceId: id })).toBe(0);
});

it("is made by an account that an operator allows, until no more", async () => {
  const { body } = await call<{ id: string }>("/v1/account", {}, otherKey);
  const allow = (allowed: boolean, key?: string) =>
    call(`/v1/operator/accounts/${body.id}/hosting`, { method: "PUT", body: { allowed } }, key);
  expect((await allow(true, otherKey)).status).toBe(403);
  expect((await call(PATH, { body: { slug: "allowed" } }, otherKey)).status).toBe(403);
  expect((await allow(true)).body).toMatchObject({ id: body.id, mayHost: true, isLocal: false });
  expect((await call(PATH, { body: { slug: "allowed" } }, otherKey)).status).toBe(201);
  expect((await upload("allowed", await staticSite("allowed"), otherKey)).status).toBeLessThan(300);
  expect((await allow(false)).body).toMatchObject({ mayHost: false });
  expect((await upload("allowed", await staticSite("again"), otherKey)).body).toMatchObject({
    code: "hosting_not_allowed",
  });
  expect((await call(`${PATH}/allowed`, {}, otherKey)).body).toMatchObject({ status: "active" });
  const nobody = "/v1/operator/accounts/acc_00000000000000000000aaaa/hosting";
  expect((await call(nobody, { method: "PUT", body: { allowed: true } })).status).toBe(404);
});

it("serves what is uploaded last, and goes back to what was before", async () => {
  const { id } = await made("site");
  const first = (await upload("site", await staticSite("site", "one"))).body;
  expect(first).toEqual({ id: first.id, serviceId: id, n: 1, status: "active" });
  const second = (await upload(id, await staticSite("site", "two"))).body;
  const shown = async () =>
    ((await call(`${PATH}/site/deployments`)).body.data as AnswerJson[]).map(({ n, status }) => [n, status]);
  expect(await shown()).toEqual([
    [2, "active"],
    [1, "superseded"],
  ]);
  const rolledBack = (await call(`${PATH}/site/rollback`, { body: {} })).body;
  expect(rolledBack).toMatchObject({ activeDeploymentId: first.id, kind: "static", status: "active" });
  expect(await shown()).toEqual([
    [2, "superseded"],
    [1, "active"],
  ]);
  expect((await call(`${PATH}/site/rollback`, { body: {} })).body).toMatchObject({ code: "not_deployed" });
  expect((await call(`${PATH}/site/rollback`, { body: { to: "2" } })).body.activeDeploymentId).toBe(
    second.id,
  );
  expect((await call(`/v1/deployments/${second.id}`)).body).toMatchObject({
    n: 2,
    status: "active",
    staticFiles: 1,
    staticBytes: 3,
    deployedBy: expect.stringMatching(/^key_/) as string,
  });
});

it("keeps the newer of two deploys at once, and the last ten", async () => {
  await made("busy");
  const sites = await Promise.all(
    Array.from({ length: 14 }, (_, index) => staticSite("busy", `page ${index}`)),
  );
  const answers = await Promise.all(sites.map((site) => upload("busy", site)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const deployments = (await call(`${PATH}/busy/deployments`)).body.data as AnswerJson[];
  expect(deployments.find(({ status }) => status === "active")?.n).toBe(14);
  await upload("busy", await staticSite("busy", "last"));
  const kept = (await call(`${PATH}/busy/deployments`)).body.data as AnswerJson[];
  expect(kept.map(({ n }) => n as number)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
});

it("has a snapshot with exactly the parts of the contract", async () => {
  await made("whole");
  const more = '[static]\nfolder = "public"\n[capabilities]\nkv = true\n[environment]\nGREETING = "hi"\n';
  await upload(
    "whole",
    await archiveOfFiles({ "service.toml": manifest("whole", more), "static/index.html": "x" }),
  );
  const { body } = await call(`${PATH}/whole/snapshot`);
  expect(Object.keys(body)).toEqual([
    ...["status", "deploys", "builds", "logs", "envNames", "domains", "resources", "capabilities"],
    ...["isolation", "accountUsage", "billingEstimate", "nextActions"],
  ]);
  expect(body).toMatchObject({
    status: "active",
    deploys: [{ n: 1, status: "active" }],
    ...{ builds: [], logs: expect.any(Array) as unknown[], domains: [], resources: [] },
    envNames: ["GREETING"],
    nextActions: [{ action: "open" }],
  });
  expect(body.capabilities).toContainEqual({ name: "kv", isEnabled: true });
  expect((await call(`${PATH}/whole`)).body).toMatchObject({ enabledCapabilities: ["kv"] });
});

it("says how its worker is isolated at its home, and why not better, while the home is there", async () => {
  const { id } = await made("isolated");
  const [isolation, isolationReason] = ["landlock", "namespaces: bubblewrap is not installed"];
  const until = new Date(Date.now() + 60_000);
  const host = { _id: "one", isolation, isolationReason, until };
  const hosts = server.db.collection<{ _id: string }>("hosts");
  await hosts.insertOne(host);
  await server.db
    .collection<{ _id: string }>("homes")
    .insertOne({ ...{ _id: String(id), node: "one", epoch: 1, accountId: "acc_1" } });
  const shown = async () => (await call(`${PATH}/isolated/snapshot`)).body.isolation;
  expect(await shown()).toEqual({ level: isolation, reason: isolationReason });
  await hosts.updateOne({ _id: "one" }, { $set: { lostAt: new Date() } });
  expect(await shown()).toBeNull();
});

const ELF = Buffer.from("7f454c46020101", "hex");
const toml = (text: string): ArchiveEntry => ({ name: "service.toml", content: text });
const index = { name: "static/index.html", content: "x" };
const site = toml(manifest("refusing"));
it.each<[string, ArchiveEntry[]]>([
  ["no_manifest", [index]],
  ["no_index_html", [site, { name: "static/page.html", content: "x" }]],
  ["no_static", [site]],
  [
    "static_not_declared",
    [toml(manifest("refusing", '[worker]\nbinary = "w"\n')), { name: "worker", content: ELF }, index],
  ],
  ["no_worker", [toml(manifest("refusing", '[worker]\nbinary = "w"\n'))]],
  ["worker_not_declared", [site, index, { name: "worker", content: ELF }]],
  [
    "not_elf",
    [toml(manifest("refusing", '[worker]\nbinary = "w"\n')), { name: "worker", content: "#!/bin/sh\n" }],
  ],
  ["manifest_mismatch", [toml(manifest("another")), index]],
  ["bad_path", [site, index, { name: "static/../../etc/passwd", content: "x" }]],
  ["bad_path", [site, index, { name: "/static/a", content: "x" }]],
  ["bad_path", [site, index, { name: "static/a\\b", content: "x" }]],
  ["bad_path", [site, index, { name: "static//a", content: "x" }]],
  ["bad_path", [site, index, { name: "static/\u202egpj.exe", content: "x" }]],
  ["twice", [site, index, { name: "static/INDEX.html", content: "x" }]],
  ["twice", [site, index, index]],
  [
    "too_large",
    [
      site,
      index,
      ...Array.from({ length: 10_200 }, (_, n) => ({ name: `static/${n}`, type: "directory" as const })),
    ],
  ],
  ["not_a_file", [site, index, { name: "static/link", type: "symlink", linkname: "/etc/passwd" }]],
  ["not_a_file", [site, index, { name: "static/hard", type: "link", linkname: "static/index.html" }]],
  ["not_a_file", [site, index, { name: "static/fifo", type: "fifo" }]],
  ["not_a_file", [site, { name: "static/index.html", content: "x", pax: { "GNU.sparse.size": "9" } }]],
  ["unknown_file", [site, index, { name: "target/debug/app", content: "x" }]],
  ["secret_file", [site, index, { name: "static/.env", content: "KEY=1" }]],
  ["secret_file", [site, index, { name: "static/.git/config", content: "x" }]],
  ["secret_file", [site, index, { name: "static/server.pem", content: "x" }]],
  [
    "missing_file",
    [
      site,
      {
        name: "files.json",
        content: JSON.stringify({ "static/index.html": { sha256: hash("never sent") } }),
      },
    ],
  ],
])("refuses an archive: %s", async (reason, entries) => {
  if ((await call(`${PATH}/refusing`)).status === 404) {
    await made("refusing");
    await upload("refusing", await staticSite("refusing"));
  }
  const { activeDeploymentId } = (await call(`${PATH}/refusing`)).body;
  const { status, body } = await upload("refusing", await archiveOf(entries));
  expect([status, body]).toMatchObject([422, { code: "deploy_failed", reason }]);
  expect((await call(`${PATH}/refusing`)).body).toMatchObject({ activeDeploymentId, status: "active" });
  const [newest] = (await call(`${PATH}/refusing/deployments`)).body.data as AnswerJson[];
  expect(newest).toMatchObject({ status: "failed", failure: { reason, message: body.message as string } });
});

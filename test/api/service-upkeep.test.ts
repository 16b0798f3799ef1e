import { readFile, stat, utimes } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { failCheck, needsHost, passCheck, waitingForCheck } from "../../src/domain/deployment/checks.ts";
import { hostedActive, hostedForCheck } from "../../src/domain/deployment/hosted.ts";
import { hostingUpkeep } from "../kit/hosting-upkeep.ts";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { ServiceKeys } from "../../src/domain/secret/service-keys.ts";
import { secretKeysOf } from "../../src/server/secret-keys.ts";
import { BlobFiles } from "../../src/store/blob/blob-files.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A program for this machine, whatever it does. */
const PROGRAM = "/bin/true";

let server: ApiServer;
let store: Store;
let blobs: BlobFiles;
let keys: ServiceKeys;
beforeAll(async () => {
  server = await startApiServer();
  store = storeOf(server.db);
  blobs = new BlobFiles(server.dataDir);
  const { dataDir } = server;
  keys = new ServiceKeys({ store, box: new SecretBox(secretKeysOf({ QUARRY_SECRET_KEYS: [], dataDir })) });
});
afterAll(() => server?.stop());

const call = (path: string, options = {}) =>
  rest<AnswerJson>(server.url, server.apiKey, `/v1/services${path}`, options);
const make = async (slug: string): Promise<string> => (await call("", { body: { slug } })).body.id as string;
const upload = (slug: string, body: Buffer) =>
  call(`/${slug}/deployments`, { body, headers: { "content-type": "application/gzip" } });
const site = (slug: string, page: string) =>
  archiveOfFiles({ "service.toml": `slug = "${slug}"\n[static]\nfolder = "p"\n`, "static/index.html": page });
const worker = async (slug: string) =>
  archiveOfFiles({
    "service.toml": `slug = "${slug}"\n[worker]\nbinary = "w"\nhealth_path = "/api/up"\n[environment]\nA = "1"\n`,
    worker: await readFile(PROGRAM),
  });
const shown = async (slug: string) =>
  ((await call(`/${slug}/deployments`)).body.data as AnswerJson[]).map(({ n, status }) => [n, status]);
const at = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
const now = at(0);

it("a worker is served once a host has tried it, and one that fails leaves what ran before", async () => {
  const _id = await make("tried");
  await upload("tried", await site("tried", "first"));
  const second = (await upload("tried", await worker("tried"))).body;
  expect(second).toMatchObject({ n: 2, status: "checking" });
  expect((await waitingForCheck(store)).map((one) => one._id)).toContain(second.id);
  expect(await needsHost(store)).toBe(true);
  const asked = await hostedForCheck({ store, blobs, keys }, second.id as string);
  expect(asked).toMatchObject({
    ...{ serviceId: _id, slug: "tried", n: 2, plan: "plus", static: null },
    worker: { memoryMb: 128, healthPath: "/api/up", environment: { A: "1" } },
  });
  expect(await readFile(blobs.pathOf(asked?.worker?.blob ?? ""))).toEqual(await readFile(PROGRAM));
  expect((await hostedActive({ store, blobs, keys }, { slug: "tried" }))?.n).toBe(1);
  await failCheck({ store, clock: now }, second.id as string, "never_listened");
  expect(await shown("tried")).toEqual([
    [2, "failed"],
    [1, "active"],
  ]);
  const third = (await upload("tried", await worker("tried"))).body.id as string;
  await passCheck({ store, clock: now }, third);
  // A host that was cut off says it again.
  await passCheck({ store, clock: now }, third);
  await failCheck({ store, clock: now }, third, "check_timeout");
  expect(await shown("tried")).toEqual([
    [3, "active"],
    [2, "failed"],
    [1, "superseded"],
  ]);
  expect(await hostedActive({ store, blobs, keys }, { _id })).toMatchObject({ n: 3, static: null });
  await call("/tried", { method: "DELETE", body: { confirm: "tried" } });
  expect(await hostedActive({ store, blobs, keys }, { _id })).toBeNull();
});

it("a host without the key of a service says so to nobody but its log", async () => {
  await make("keyless");
  const id = (await upload("keyless", await worker("keyless"))).body.id as string;
  const others = new ServiceKeys({ store, box: new SecretBox(async () => ["5e".repeat(32)]) });
  const failure = await hostedForCheck({ store, blobs, keys: others }, id).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    ...{ code: "worker_unavailable", message: "The worker of this service is not running." },
    ...{ facts: { reason: "keys" }, cause: { code: "config_invalid" } },
  });
  expect(await hostedForCheck({ store, blobs, keys }, id)).toMatchObject({ slug: "keyless" });
  await failCheck({ store, clock: now }, id, "never_listened");
});

it("of two workers that are tried at once the newer one stays, whichever is ready first", async () => {
  const serviceId = await make("raced");
  await upload("raced", await site("raced", "one"));
  const first = await store.deployments.findOne({ serviceId });
  // Not announced, so that the host of this server hears nothing of them.
  const checking = async (_id: string, n: number) => {
    await store.deployments.insertOne({ ...first!, _id, n, state: "checking", changedAt: new Date() });
    return _id;
  };
  const older = await checking("dep_00000000000000000000ff11", 2);
  await passCheck({ store, clock: now }, await checking("dep_00000000000000000000ff12", 3));
  await passCheck({ store, clock: now }, older);
  expect(await shown("raced")).toEqual([
    [3, "active"],
    [2, "superseded"],
    [1, "superseded"],
  ]);
});

it("a job goes on where a process ended, and what ran before runs on", async () => {
  const serviceId = await make("cut-off");
  const first = (await upload("cut-off", await site("cut-off", "one"))).body.id as string;
  await upload("cut-off", await worker("cut-off"));
  const [{ _id: _, ...like }] = (await server.db
    .collection("deployments")
    .find({ serviceId, n: 1 })
    .toArray()) as [AnswerJson];
  const past = new Date(Date.now() - HOUR_MS);
  const insert = (_id: string, n: number, state: string) =>
    server.db
      .collection<{ _id: string }>("deployments")
      .insertOne({ ...like, _id, n, state, changedAt: past } as never);
  // As kill -9 leaves them: in the middle of an upload, and between "ready" and the switch.
  await insert("dep_00000000000000000000ff01", 90, "pending");
  const upkeep = hostingUpkeep({ store, clock: at(10 * 60_000), blobs });
  await upkeep.goOn();
  const failed = (await call("/cut-off/deployments")).body.data as AnswerJson[];
  expect(failed.map(({ n, status, failure }) => [n, status, failure?.reason])).toEqual([
    [90, "failed", "upload_cut"],
    [2, "failed", "host_away"],
    [1, "active", undefined],
  ]);
  expect((await call("/cut-off")).body.activeDeploymentId).toBe(first);
  await insert("dep_00000000000000000000ff02", 91, "ready");
  await upkeep.goOn();
  expect((await call("/cut-off")).body.activeDeploymentId).toBe("dep_00000000000000000000ff02");
});

it("what nobody refers to is removed, and a deleted service with its deployments when its days are over", async () => {
  const serviceId = await make("swept");
  await upload("swept", await site("swept", "kept page"));
  const unreferred = await blobs.put([Buffer.from("nobody's")]);
  const list = await store.deployments.findOne({ serviceId });
  const path = blobs.pathOf(unreferred.sha256);
  const isThere = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );
  await hostingUpkeep({ store, clock: now, blobs }).sweep();
  expect(await isThere(path)).toBe(true);
  const old = new Date(Date.now() - 2 * HOUR_MS);
  for (const file of [path, blobs.pathOf(list?.static?.blob ?? "")]) await utimes(file, old, old);
  await hostingUpkeep({ store, clock: now, blobs }).sweep();
  expect([await isThere(path), await isThere(blobs.pathOf(list?.static?.blob ?? ""))]).toEqual([false, true]);
  await call("/swept", { method: "DELETE", body: { confirm: "swept" } });
  await hostingUpkeep({ store, clock: at(6 * DAY_MS), blobs }).goOn();
  expect((await call("/swept")).body).toMatchObject({ status: "deleted" });
  await hostingUpkeep({ store, clock: at(8 * DAY_MS), blobs }).goOn();
  expect((await call("/swept")).status).toBe(404);
  expect(await store.deployments.countDocuments({ serviceId })).toBe(0);
});

it.each<[string, string, () => Promise<Buffer>]>([
  ["no gzip", "not_an_archive", async () => Buffer.from("hello")],
  ["half an archive", "not_an_archive", async () => (await site("bad", "x".repeat(5000))).subarray(0, 100)],
  ["no tar", "not_an_archive", async () => gzipSync("x".repeat(2000))],
  [
    "one that says to be huge",
    "too_large",
    async () => {
      const tar = pack();
      tar.entry({ name: "static/a", size: 250_000_000 }).on("error", () => undefined);
      for await (const head of tar) return gzipSync(head as Buffer);
      throw new Error("There is no header.");
    },
  ],
  ["one of padding without end", "too_large", async () => gzipSync(Buffer.alloc(260_000_000))],
])("an upload is refused: %s", async (_what, reason, body) => {
  if ((await call("/bad")).status === 404) await make("bad");
  expect((await upload("bad", await body())).body).toMatchObject({ code: "deploy_failed", reason });
  expect((await call("/bad")).body).toMatchObject({ status: "empty" });
});

it("a refusal reaches who still sends", async () => {
  await make("talking");
  const entries = { "target/x": "x", "static/big": Buffer.alloc(20_000_000, Math.random().toString()) };
  const { status, body } = await upload("talking", await archiveOfFiles(entries));
  expect([status, body.reason]).toEqual([422, "unknown_file"]);
});

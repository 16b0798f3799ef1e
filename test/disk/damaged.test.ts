import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readFile, realpath, rm, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MongoClient, type Db } from "mongodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEngine } from "../../src/engine/engine.ts";
import { EXIT } from "../../src/errors/to-exit-code.ts";
import { rest, type RestError, type RestReply } from "../kit/rest-client.ts";
import { startServer } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "../process/calls.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startDamaged, type DamagedServer } from "./damaged-server.ts";
import { refusedStart } from "./start-up.ts";

const PLUGINS = fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url));
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const READ_BY_ENGINE = "the embedded MongoDB ends when it is read";

let root: string;
/** Whole, and stopped: it holds a finished Request with 20 Records. */
let healthy: string;
let requestId: string;
/** Files of collections and, as `collection.index`, of indexes. */
const files = new Map<string, string>();

/** Runs something on the database of a folder that no server has open. */
async function withDatabase(dataDir: string, run: (db: Db, uri: string) => Promise<void>): Promise<void> {
  const engine = await startEngine({ dataDir, log: SILENT });
  const client = new MongoClient(engine.uri);
  try {
    await run(client.db("quarry"), engine.uri);
  } finally {
    await client.close();
    await engine.stop();
  }
}

async function copyOfHealthy(name: string): Promise<string> {
  const dataDir = join(root, name);
  await cp(healthy, dataDir, { recursive: true });
  return dataDir;
}

async function expectTold(server: DamagedServer, collection: string, reason: string, place: string) {
  const damage = {
    code: "storage_damaged",
    message: `The collection ${collection} in the ${place} is damaged: ${reason}. Nothing was changed. Stop the server, restore a backup (or move the data away to start empty), and start again.`,
    agent_instruction: expect.stringContaining("Tell the operator of this server") as string,
    docs_url: `${server.url}/docs/errors#storage_damaged`,
    retryable: false,
    details: [{ path: collection, code: "damaged", message: reason }],
  };
  const call = (path: string, body?: object): Promise<RestReply<RestError>> =>
    rest<RestError>(server.url, null, path, body === undefined ? {} : { body });
  for (const path of ["/readyz", "/v1/requests", "/", "/no/such/route"])
    expect([path, await call(path)]).toMatchObject([path, { status: 503, body: damage }]);
  const { message, ...extensions } = damage;
  expect(await call("/graphql", { query: "{ __typename }" })).toMatchObject({
    status: 503,
    body: { errors: [{ message, extensions }] },
  });
  expect(await call("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
  expect((await call("/docs/errors")).status).toBe(200);
  expect(server.lines()).toMatchObject([{ level: 50, msg: message }]);
}

async function expectWhole(dataDir: string): Promise<void> {
  const server = await startServer({ dataDir, env: { QUARRY_PLUGIN_DIRS: PLUGINS, QUARRY_ROLE: "gateway" } });
  try {
    expect((await rest(server.url, null, "/readyz")).status).toBe(200);
    expect(await read(server, requestId)).toMatchObject({ status: "SUCCEEDED", recordCount: 20 });
    expect(await serials(server, requestId)).toEqual(upTo(20));
  } finally {
    await server.stop();
  }
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "quarry-damage-")));
  healthy = join(root, "healthy");
  const server = await startServer({ dataDir: healthy, env: { QUARRY_PLUGIN_DIRS: PLUGINS } });
  const series = { scraper: "test-series", input: { rows: 20, pageRows: 20, pageMs: 0 }, limit: 20 };
  ({ id: requestId } = await create(server, series));
  await waitUntil("the Request is over", async () => isOver(await read(server, requestId)));
  await server.stop();
  await withDatabase(healthy, async (db) => {
    for (const collection of ["requests", "records", "accounts"]) {
      const stats = db.collection(collection).aggregate([{ $collStats: { storageStats: {} } }]);
      const { storageStats } = (await stats.next()) as {
        storageStats: { wiredTiger: { uri: string }; indexDetails: Record<string, { uri: string }> };
      };
      const name = ({ uri }: { uri: string }): string => `${uri.split(":").at(-1) ?? ""}.wt`;
      files.set(collection, name(storageStats.wiredTiger));
      for (const [index, details] of Object.entries(storageStats.indexDetails))
        files.set(`${collection}.${index}`, name(details));
    }
  });
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

describe("a start on a data folder of which a file", () => {
  const halve = async (path: string) => truncate(path, Math.floor((await readFile(path)).length / 2));
  const garble = async (path: string) => writeFile(path, randomBytes((await readFile(path)).length));

  test.each([
    ["is deleted", "requests", unlink, "all"],
    ["is cut in half", "accounts", halve, "gateway"],
    ["is garbled", "records", garble, "gateway"],
    ["of an index is garbled", "requests.leases", garble, "all"],
  ])("%s says so until it is put back: %s", async (how, file, damage, role) => {
    const dataDir = await copyOfHealthy(how.replaceAll(" ", "-"));
    const path = join(dataDir, files.get(file) ?? "");
    const saved = await readFile(path);
    await damage(path);
    const server = await startDamaged({ QUARRY_DATA_DIR: dataDir, QUARRY_ROLE: role });
    const [collection = ""] = file.split(".");
    await expectTold(server, collection, READ_BY_ENGINE, `data folder ${dataDir}`);
    expect(await server.stop()).toBe(EXIT.ok);

    await writeFile(path, saved);
    await expectWhole(dataDir);
  });
});

describe("a start on a database", () => {
  test("whose accounts were dropped says so, and makes none", async () => {
    const dataDir = await copyOfHealthy("dropped");
    await withDatabase(dataDir, async (db, uri) => {
      const accounts = await db.collection("accounts").find().toArray();
      await db.collection("accounts").drop();
      const server = await startDamaged({ MONGODB_URL: uri, QUARRY_DATA_DIR: join(root, "keys") });
      const reason = "it is empty or missing, though requests refers to it";
      await expectTold(server, "accounts", reason, "database quarry of MONGODB_URL");
      expect(await server.stop()).toBe(EXIT.ok);
      expect(await db.listCollections({ name: "accounts" }).toArray()).toEqual([]);
      await db
        .collection("accounts")
        .insertMany(accounts, { writeConcern: { w: "majority", journal: true } });
    });
    await expectWhole(dataDir);
  });

  test("that cannot read a collection says why, a worker on its own port", async () => {
    const dataDir = await copyOfHealthy("unreadable");
    await withDatabase(dataDir, async (db, uri) => {
      await db.collection("ledger").drop();
      await db.createCollection("ledger", {
        viewOn: "requests",
        pipeline: [{ $set: { broken: { $divide: [1, 0] } } }],
      });
      const env = { MONGODB_URL: uri, QUARRY_ROLE: "worker", QUARRY_LOG_LEVEL: "error" };
      const server = await startDamaged({ ...env, QUARRY_METRICS_PORT: "0" });
      const [line] = server.lines();
      expect(line?.msg).toMatch(/^The collection ledger in the database quarry of MONGODB_URL is damaged: /);
      const ready = await rest<RestError>(server.url, null, "/readyz");
      expect([ready.status, ready.body.code, ready.body.message]).toEqual([
        503,
        "storage_damaged",
        line?.msg,
      ]);
      expect(await server.stop()).toBe(EXIT.ok);

      const refused = await refusedStart(join(root, "keys"), {}, env);
      expect([refused.code, refused.stderr]).toEqual([EXIT.internal, `${line?.msg ?? ""}\n`]);
    });
  });
});

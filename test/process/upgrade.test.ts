import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngine } from "../../src/engine/engine.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { firstVersion } from "./first-version.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const KEY = `qk_${randomBytes(32).toString("base64url")}`;
const { documents, ids, spent } = firstVersion(KEY);

let dataDir: string;
let server: ServerProcess;
const start = () =>
  startServer({
    dataDir,
    env: {
      QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url)),
    },
  });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "quarry-upgrade-"));
  const engine = await startEngine({ dataDir, log: SILENT });
  const { db, close } = await connect(engine.uri, "quarry");
  for (const [name, rows] of Object.entries(documents)) await db.collection(name).insertMany(rows);
  await close();
  await engine.stop();
  await writeFile(join(dataDir, "api-key"), `${KEY}\n`, { mode: 0o600 });
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Joins the engine of the server. */
async function inStore<T>(look: (store: ReturnType<typeof storeOf>) => Promise<T>): Promise<T> {
  const connection = await connect(server.mongodbUrl, "quarry");
  try {
    return await look(storeOf(connection.db));
  } finally {
    await connection.close();
  }
}

test("a data folder of the first version: key, Records and money are there, and what ran goes on", async () => {
  expect(server.apiKey).toBe(KEY);
  const [done, cutOff] = ids as [string, string];
  const results = await rest<string>(server.url, KEY, `/v1/requests/${done}/results?format=jsonl`);
  expect(results.body).toBe([1, 2, 3].map((n) => `{"n":${n},"old":true}\n`).join(""));
  const { body } = await rest<Record<string, unknown>>(server.url, KEY, `/v1/requests/${done}`);
  expect(body).toMatchObject({ status: "succeeded", finalCostUsdMicros: spent, tags: [], recordCount: 3 });
  await waitUntil("the one that was cut off is over", async () => isOver(await read(server, cutOff)));
  expect(await read(server, cutOff)).toMatchObject({ status: "SUCCEEDED", recordCount: 3, attempt: 2 });
  const { id } = await create(server, { scraper: "test-series", input: { rows: 2, pageMs: 0 }, limit: 5 });
  await waitUntil("a new one is over", async () => isOver(await read(server, id)));
  expect(await inStore(settledMoney)).toEqual(restingAfter(2 * spent + 2 * 700));
  const { ledgerVerification } = await graphqlData<{ ledgerVerification: unknown }>(
    server.url,
    KEY,
    "{ ledgerVerification { accounts entries faults { problem } } }",
    {},
  );
  expect(ledgerVerification).toEqual({ accounts: 1, entries: 4, faults: [] });
});

test("the next start finds nothing to move, and moves nothing", async () => {
  const before = await inStore((store) => store.ledger.find().sort({ _id: 1 }).toArray());
  await server.stop();
  server = await start();
  expect(await inStore((store) => store.ledger.find().sort({ _id: 1 }).toArray())).toEqual(before);
  expect(await inStore(settledMoney)).toEqual(restingAfter(2 * spent + 2 * 700));
});

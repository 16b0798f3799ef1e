import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { firstVersionFolder, type FirstVersionFolder } from "./first-version.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

let before: FirstVersionFolder;
let server: ServerProcess;
const start = () =>
  startServer({
    dataDir: before.dataDir,
    env: {
      QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url)),
    },
  });
beforeAll(async () => {
  before = await firstVersionFolder();
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await rm(before.dataDir, { recursive: true, force: true });
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
  const { key, done, cutOff, spent } = before;
  expect(server.apiKey).toBe(key);
  const results = await rest<string>(server.url, key, `/v1/requests/${done}/results?format=jsonl`);
  expect(results.body).toBe([1, 2, 3].map((n) => `{"n":${n},"old":true}\n`).join(""));
  const { body } = await rest<Record<string, unknown>>(server.url, key, `/v1/requests/${done}`);
  expect(body).toMatchObject({ status: "succeeded", finalCostUsdMicros: spent, tags: [], recordCount: 3 });
  await waitUntil("the one that was cut off is over", async () => isOver(await read(server, cutOff)));
  expect(await read(server, cutOff)).toMatchObject({ status: "SUCCEEDED", recordCount: 3, attempt: 2 });
  const { id } = await create(server, { scraper: "test-series", input: { rows: 2, pageMs: 0 }, limit: 5 });
  await waitUntil("a new one is over", async () => isOver(await read(server, id)));
  expect(await inStore(settledMoney)).toEqual(restingAfter(2 * spent + 2 * 700));
  const { ledgerVerification } = await graphqlData<{ ledgerVerification: unknown }>(
    server.url,
    key,
    "{ ledgerVerification { accounts entries faults { problem } } }",
    {},
  );
  expect(ledgerVerification).toEqual({ accounts: 1, entries: 4, faults: [] });
});

test("the next start finds nothing to move, and moves nothing", async () => {
  const entries = await inStore((store) => store.ledger.find().sort({ _id: 1 }).toArray());
  await server.stop();
  server = await start();
  expect(await inStore((store) => store.ledger.find().sort({ _id: 1 }).toArray())).toEqual(entries);
  expect(await inStore(settledMoney)).toEqual(restingAfter(2 * before.spent + 2 * 700));
});

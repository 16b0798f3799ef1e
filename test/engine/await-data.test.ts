import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngine, type Engine } from "../../src/engine/engine.ts";
import { connect, type Connection } from "../../src/store/client.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Longer than an insert takes on a busy machine. */
const LONG_MS = 30_000;

let folder: string;
let engine: Engine;
let reader: Connection;
let writer: Connection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-await-"));
  engine = await startEngine({ dataDir: folder, log: SILENT });
  reader = await connect(engine.uri, "await");
  writer = await connect(engine.uri, "await");
  await writer.db.createCollection("events", { capped: true, size: 65_536 });
  await writer.db.collection<{ _id: number }>("events").insertOne({ _id: 0 });
});
afterAll(async () => {
  await reader.close();
  await writer.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

function tail(maxAwaitTimeMS: number) {
  const options = { tailable: true, awaitData: true, maxAwaitTimeMS };
  return reader.db.collection<{ _id: number }>("events").find({}, options);
}

async function looks(): Promise<number> {
  const status = (await writer.db.admin().command({ serverStatus: 1 })) as {
    metrics: { commands: { getMore: { total: number } } };
  };
  return Number(status.metrics.commands.getMore.total);
}

test("an empty look of a tailing cursor waits as long as it asks for, and looks no second time", async () => {
  const cursor = tail(400);
  expect(await cursor.tryNext()).toEqual({ _id: 0 });
  const before = await looks();
  const asked = performance.now();
  expect(await cursor.tryNext()).toBeNull();
  expect(performance.now() - asked).toBeGreaterThan(390);
  expect((await looks()) - before).toBe(1);
  await cursor.close();
});

test("what another client inserts ends the wait at once; what it inserts elsewhere does not", async () => {
  const cursor = tail(LONG_MS);
  expect(await cursor.tryNext()).toEqual({ _id: 0 });
  const before = await looks();
  const asked = performance.now();
  const next = cursor.tryNext();
  await expect.poll(looks, { timeout: LONG_MS }).toBe(before + 1);
  await writer.db.collection("others").insertOne({ text: "events" });
  await writer.db.collection<{ _id: number }>("events").insertOne({ _id: 1 });
  expect(await next).toEqual({ _id: 1 });
  expect(performance.now() - asked).toBeLessThan(LONG_MS);
  expect((await looks()) - before).toBe(2);
  await cursor.close();
});

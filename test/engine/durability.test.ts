import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Durability } from "../../src/engine/durability.ts";
import { startEngine } from "../../src/engine/engine.ts";
import { ENVIRONMENT } from "../../src/kernel/environment.ts";
import { connect, DURABLE } from "../../src/store/client.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const WRITES = 60;

interface Status {
  wiredTiger: { log: Record<"log sync operations" | "log write operations", number> };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-durability-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** How often the journal was synced to the disk during writes that each waited for the one before. */
async function syncsOf(durability: Durability): Promise<number> {
  const engine = await startEngine({ dataDir: folder, log: SILENT, durability });
  const connection = await connect(engine.uri, "durability");
  const log = async (): Promise<Status["wiredTiger"]["log"]> =>
    ((await connection.db.admin().command({ serverStatus: 1 })) as Status).wiredTiger.log;
  const rows = connection.db.collection<{ _id: number }>("rows");
  await rows.insertOne({ _id: -1 }, { writeConcern: DURABLE });
  const before = await log();
  for (let row = 0; row < WRITES; row += 1) await rows.insertOne({ _id: row }, { writeConcern: DURABLE });
  const after = await log();
  await connection.close();
  await engine.stop();
  expect(after["log write operations"] - before["log write operations"]).toBeGreaterThanOrEqual(WRITES);
  return after["log sync operations"] - before["log sync operations"];
}

test("by default the journal is on the disk before a write is acknowledged, every time", async () => {
  expect(await syncsOf(ENVIRONMENT.QUARRY_DURABILITY.parse(undefined))).toBeGreaterThanOrEqual(WRITES);
});

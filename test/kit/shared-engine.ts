import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine, type Engine } from "../../src/engine/engine.ts";
import { connect } from "../../src/store/client.ts";
import { prepareStore } from "../../src/store/store.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Of this process of the test runner, which runs one file after another. It ends with this process. */
let shared: Promise<Engine> | null = null;

/**
 * The address of an engine that the test files of a process use in turn, whose start and collections cost more than most
 * tests. The database of this name is as a first start makes it, with nothing of the file before.
 */
export async function emptyDatabase(name: string): Promise<string> {
  shared ??= start();
  const { uri } = await shared;
  const { db, close } = await connect(uri, name);
  try {
    const known = await db.collections();
    // The event log is capped: nothing can be deleted from it.
    await Promise.all(
      known.map((one) => (one.collectionName === "events" ? one.drop() : one.deleteMany({}))),
    );
    await prepareStore(db);
  } finally {
    await close();
  }
  return uri;
}

async function start(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-engine-"));
  return startEngine({ dataDir: join(folder, "data"), log: SILENT, durability: "process" });
}

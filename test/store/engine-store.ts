import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "mongodb";
import { startEngine } from "../../src/engine/engine.ts";
import { connect, type Connection } from "../../src/store/client.ts";
import { prepareStore, storeOf, type Store } from "../../src/store/store.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A prepared store on an embedded engine of its own. */
export interface EngineStore {
  store: Store;
  /** Its database, for what is not of the store. */
  db: Db;
  /** Where other processes reach the engine; the database is `store-test`. */
  uri: string;
  /** The same database through another client, as another process has it. */
  another(): Promise<Store>;
  stop(): Promise<void>;
}

export async function startEngineStore(): Promise<EngineStore> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-store-"));
  const engine = await startEngine({ dataDir: join(folder, "data"), log: SILENT });
  const connections: Connection[] = [];
  const another = async (): Promise<Store> => {
    const connection = await connect(engine.uri, "store-test");
    connections.push(connection);
    return storeOf(connection.db);
  };
  const store = await another();
  // As several processes do at their start.
  await Promise.all([1, 2, 3].map(() => prepareStore(connections[0]!.db)));
  return {
    store,
    db: connections[0]!.db,
    uri: engine.uri,
    another,
    async stop() {
      for (const connection of connections) await connection.close();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

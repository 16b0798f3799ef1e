import type { Db } from "mongodb";
import { connect, type Connection } from "../../src/store/client.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { emptyDatabase } from "../kit/shared-engine.ts";

/** A store as a first start makes it, on the embedded engine that test files share. */
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
  const uri = await emptyDatabase("store-test");
  const connections: Connection[] = [];
  const another = async (): Promise<Store> => {
    const connection = await connect(uri, "store-test");
    connections.push(connection);
    return storeOf(connection.db);
  };
  const store = await another();
  return {
    store,
    db: connections[0]!.db,
    uri,
    another,
    async stop() {
      for (const connection of connections) await connection.close();
    },
  };
}

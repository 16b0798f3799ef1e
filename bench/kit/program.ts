import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "mongodb";
import { startEngine } from "../../src/engine/engine.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { atEnd } from "./cleanup.ts";
import { startServer, type Server } from "./server.ts";

const SILENT = { info: () => undefined, warn: console.error, error: console.error };

/** What `npm start` runs, on an empty folder: with the embedded engine and all processes of its own. */
export interface Program {
  server: Server;
  dataDir: string;
  /** Joins its engine, for a look into the database. */
  open(): Promise<{ db: Db; store: Store }>;
}

/** Ends with the bench run. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const dataDir = await mkdtemp(join(tmpdir(), "quarry-program-"));
  atEnd(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const server = await startServer(dataDir, env);
  atEnd(() => server.stop());
  return {
    server,
    dataDir,
    async open() {
      const engine = await startEngine({ dataDir, log: SILENT });
      atEnd(() => engine.stop());
      const connection = await connect(engine.uri, "quarry");
      atEnd(() => connection.close());
      return { db: connection.db, store: storeOf(connection.db) };
    },
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEngine } from "../../src/engine/engine.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

const PLUGINS = ["plugins", "plugins-process"].map((name) =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)),
);
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Short, so that a lost worker is noticed within a test; long enough for a loaded machine. */
export const LEASE_MS = 2500;

export type Role = "all" | "gateway" | "worker";

/** Server processes over one embedded engine that belongs to the test itself. */
export interface Cluster {
  mongodbUrl: string;
  /** The database that the processes share, for looking and for leaving documents half-way. */
  store: Store;
  /** Starts one more process on the database, in a data folder of its own when none is given. */
  start(role: Role, env?: Record<string, string>, dataDir?: string): Promise<ServerProcess>;
  /** Ends all processes and the engine, and removes every folder. */
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-cluster-"));
  const engine = await startEngine({ dataDir: join(folder, "data"), log: SILENT });
  const connection = await connect(engine.uri, "quarry");
  const servers: ServerProcess[] = [];
  return {
    mongodbUrl: engine.uri,
    store: storeOf(connection.db),
    async start(role, env = {}, dataDir) {
      const server = await startServer({
        ...(dataDir === undefined ? {} : { dataDir }),
        env: {
          MONGODB_URL: engine.uri,
          QUARRY_ROLE: role,
          QUARRY_PLUGIN_DIRS: PLUGINS.join(delimiter),
          QUARRY_INTERNAL_LEASE_MS: String(LEASE_MS),
          QUARRY_CONCURRENCY: "4",
          ...env,
        },
      });
      servers.push(server);
      return server;
    },
    async stop() {
      // A stopped process takes no SIGTERM.
      for (const { child } of servers) child.kill("SIGCONT");
      await Promise.all(servers.map((server) => server.stop()));
      await connection.close();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

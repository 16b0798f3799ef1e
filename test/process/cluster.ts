import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "../../src/store/client.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { NO_FAMILIES } from "../kit/server-families.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { emptyDatabase } from "../kit/shared-engine.ts";

const PLUGINS = ["plugins", "plugins-process"].map((name) =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)),
);

/** Short, so that a lost worker is noticed within a test; long enough for a loaded machine. */
export const LEASE_MS = 2500;

export type Role = "all" | "gateway" | "worker" | "host";

/** Server processes over one embedded engine, that of the test runner. */
export interface Cluster {
  mongodbUrl: string;
  /** The database that the processes share, for looking and for leaving documents half-way. */
  store: Store;
  /** Starts one more process on the database, in a data folder of its own when none is given. */
  start(role: Role, env?: Record<string, string>, dataDir?: string): Promise<ServerProcess>;
  /** Ends all processes, and removes every folder. */
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const mongodbUrl = await emptyDatabase("quarry");
  const connection = await connect(mongodbUrl, "quarry");
  const servers: ServerProcess[] = [];
  return {
    mongodbUrl,
    store: storeOf(connection.db),
    async start(role, env = {}, dataDir) {
      const server = await startServer({
        ...(dataDir === undefined ? {} : { dataDir }),
        env: {
          MONGODB_URL: mongodbUrl,
          QUARRY_ROLE: role,
          QUARRY_PLUGIN_DIRS: PLUGINS.join(delimiter),
          QUARRY_INTERNAL_LEASE_MS: String(LEASE_MS),
          QUARRY_CONCURRENCY: "4",
          ...NO_FAMILIES,
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
    },
  };
}

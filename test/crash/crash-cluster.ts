import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOwner } from "../../src/engine/owner-record.ts";
import { socketPathOf, socketUri } from "../../src/engine/socket-folder.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { NO_FAMILIES } from "../kit/server-families.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { LEASE_MS } from "../process/cluster.ts";
import { waitUntil } from "../process/wait-until.ts";

const PLUGINS = fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url));

/** An engine that dies five times in a row within ten seconds of its start is given up. */
const HARMLESS_DEATHS = 3;
const GROWN_UP_MS = 11_000;

/** Places in the cluster. A process that is killed gets a successor in its place. */
export const PLACES = ["gateway-1", "gateway-2", "worker"] as const;
export type Place = (typeof PLACES)[number];

/**
 * Two gateways and a worker on one data folder, as three `npm start` on it make them. One of them owns the engine;
 * when that one dies another takes the engine over.
 */
export interface CrashCluster {
  /** The database, looked at from outside. */
  store: Store;
  /** The process that has a place now. */
  at(place: Place): ServerProcess;
  /** The place whose process owns the engine. */
  engineOwner(): Place | undefined;
  /** SIGKILL for a process. Resolves when it is gone. */
  kill(place: Place): Promise<void>;
  /** SIGKILL for the engine's own process. */
  killEngine(): void;
  /** Resolves when one more death of the engine does not look like one that cannot run at all. */
  engineMayDie(): Promise<void>;
  /** Starts a successor on the same port. Resolves when it is up. */
  restart(place: Place): Promise<void>;
  /** What every process printed that had a place. */
  output(): string;
  stop(): Promise<void>;
}

export async function startCrashCluster(): Promise<CrashCluster> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-crash-"));
  const dataDir = join(folder, "data");
  const everyone: ServerProcess[] = [];
  const places = new Map<Place, ServerProcess>();

  async function start(place: Place, env: { PORT?: string } = {}): Promise<void> {
    const server = await startServer({
      dataDir,
      env: {
        QUARRY_ROLE: place === "worker" ? "worker" : "gateway",
        QUARRY_PLUGIN_DIRS: PLUGINS,
        QUARRY_INTERNAL_LEASE_MS: String(LEASE_MS),
        QUARRY_CONCURRENCY: "2",
        ...NO_FAMILIES,
        ...env,
      },
    });
    everyone.push(server);
    places.set(place, server);
  }

  let engineKills = 0;
  let engineKilledAt = 0;
  const at = (place: Place): ServerProcess => places.get(place)!;
  await start("gateway-1");
  await Promise.all([start("gateway-2"), start("worker")]);
  const connection = await connect(socketUri(socketPathOf(await realpath(dataDir))), "quarry");
  return {
    store: storeOf(connection.db),
    at,
    engineOwner: () => PLACES.find((place) => at(place).pid === readOwner(dataDir)?.pid),
    kill: (place) => at(place).kill("SIGKILL"),
    killEngine() {
      const owner = readOwner(dataDir);
      if (owner === undefined) throw new Error("Nobody owns an engine.");
      process.kill(owner.enginePid, "SIGKILL");
      engineKills += 1;
      engineKilledAt = performance.now();
    },
    async engineMayDie() {
      if (engineKills < HARMLESS_DEATHS) return;
      await waitUntil("the engine is old", () => performance.now() - engineKilledAt > GROWN_UP_MS);
    },
    restart: (place) => start(place, at(place).url === "" ? {} : { PORT: new URL(at(place).url).port }),
    output: () => everyone.map((server) => server.output()).join("\n"),
    async stop() {
      await connection.close();
      await Promise.all(everyone.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

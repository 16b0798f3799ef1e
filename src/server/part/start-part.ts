import { serviceUrl } from "../../domain/service/hosting-policy.ts";
import { fileURLToPath } from "node:url";
import { ensureLocalAccount } from "../../domain/account/local-account.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Config } from "../../kernel/config.ts";
import type { Log } from "../../kernel/log.ts";
import { DatabaseClock } from "../../store/database-clock.ts";
import { storeOf } from "../../store/store.ts";
import { assertFitsHosts } from "../fits-hosts.ts";
import { blobsOf } from "../blobs.ts";
import { openDatabase, type Database } from "../database.ts";
import { assertPluginSettings } from "../plugin-settings.ts";
import { localKeyOf } from "../local-key.ts";
import { createObservability, type Observability } from "../observability/observability.ts";
import { isTracingWanted, startTracing } from "../observability/tracing.ts";
import { createServices } from "../../services/services.ts";
import { watchForServices } from "../watch-for-services.ts";
import { secretKeysOf } from "../secret-keys.ts";
import { startSqliteHomes } from "../sqlite-homes.ts";
import type { Shutdown } from "../shutdown.ts";
import type { GatewayFacts, Part, PartHost } from "./host.ts";

/** The built-in families. A server of which no scraper of them is wanted starts a third quicker over an empty folder. */
const FAMILIES_DIR =
  process.env.QUARRY_INTERNAL_FAMILIES_DIR ?? fileURLToPath(new URL("../../plugins", import.meta.url));

export interface PartDeps {
  config: Config;
  log: Log;
  shutdown: Shutdown;
  host: PartHost;
}

/** Opens the database and starts a part on it. */
export async function startPart(part: Part, deps: PartDeps): Promise<void> {
  const { config, host } = deps;
  if (part === "host") return startHost(deps);
  // What only one of them needs is loaded only there.
  const loading = part === "gateway" ? import("../gateway.ts") : import("../worker.ts");
  const { engineUri, port, isPrepared } = await host.database();
  const onPrepared = isPrepared ? null : () => host.prepared();
  const PORT = port ?? config.PORT;
  try {
    const database = await openDatabase({ ...deps, engineUri, onPrepared });
    await startOn(database, loading, { ...deps, config: { ...config, PORT } });
  } catch (error) {
    const listener = listenerOf(part, { ...config, PORT });
    if (!(error instanceof AppError) || error.code !== "storage_damaged" || listener === null) throw error;
    const { serveDamage } = await import("./serve-damage.ts");
    await serveDamage(error, listener, deps);
  }
}

/** It needs few of the services, and none of the scrapers. */
async function startHost(deps: PartDeps): Promise<void> {
  const { host, config } = deps;
  const loading = import("../host.ts");
  const { engineUri, port, isPrepared } = await host.database();
  const onPrepared = isPrepared ? null : () => host.prepared();
  const { connection } = await openDatabase({ ...deps, engineUri, onPrepared });
  await (await loading).startHost(connection, { ...deps, config: { ...config, PORT: port ?? config.PORT } });
}

/** Where a part can tell of a damage; null for a worker without a port of its own. */
function listenerOf(
  part: Part,
  { PORT, QUARRY_ROLE, QUARRY_METRICS_PORT }: Config,
): { port: number; setting: "PORT" | "QUARRY_METRICS_PORT" } | null {
  if (part === "gateway") return { port: PORT, setting: "PORT" };
  if (QUARRY_ROLE !== "worker" || QUARRY_METRICS_PORT === undefined) return null;
  return { port: QUARRY_METRICS_PORT, setting: "QUARRY_METRICS_PORT" };
}

async function startOn(
  { connection, hasDiskSpace, freeDiskBytes }: Database,
  loading: Promise<typeof import("../gateway.ts") | typeof import("../worker.ts")>,
  { config, log, shutdown, host }: PartDeps,
): Promise<void> {
  if (isTracingWanted(process.env)) shutdown.add("tracing", await startTracing(log));
  const store = storeOf(connection.db);
  const clock = await DatabaseClock.start(store);
  shutdown.add("clock", async () => clock.stop());
  const { workerMetrics } = host;
  const observability = createObservability({ config, log, connection, store, workerMetrics });
  const stop = new AbortController();
  shutdown.add("plugins", async () => stop.abort());
  const stopping = stop.signal;
  let publicUrl = config.QUARRY_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const made = await createServices({
    ...{ config, log, clock, store, hasDiskSpace, freeDiskBytes, stopping },
    familiesDir: FAMILIES_DIR,
    blobs: blobsOf(config, log),
    observer: observability.requests,
    creation: observability.creation,
    secretKeys: secretKeysOf(config),
    sqliteHome: startSqliteHomes({ store, clock, keys: secretKeysOf(config) }, shutdown),
    publicUrl: () => publicUrl,
  });
  const { feed, services } = made;
  assertPluginSettings(config, services.catalog);
  shutdown.add("events", () => feed.stop());
  shutdown.add("meters", () => services.meters.stop());
  await ensureLocalAccount(store, clock.now());
  const ready = (): Promise<boolean> => connection.ping();
  const module = await loading;
  await host.begin();

  let face: GatewayFacts | null = null;
  if ("startGateway" in module) {
    // Before it listens: a gateway that cannot have its key must not take calls.
    await assertFitsHosts(config, store, clock);
    const key = await localKeyOf(config, log, { store, ...services });
    const gateway = await module.startGateway({
      config,
      log,
      services,
      listening: (url) => {
        publicUrl = url;
      },
      observability,
      ready,
    });
    shutdown.add("gateway", () => gateway.close());
    face = {
      ...{ url: gateway.url, port: gateway.port, key },
      firstVisit: await services.firstVisit.newToken(),
      servicesUrl: config.QUARRY_HOSTING === "off" ? null : serviceUrl(config, "<slug>"),
    };
  } else {
    await tellOfWorker(observability, ready, { config, log, shutdown, host });
    const { db } = connection;
    const worker = await module.startWorker({ config, log, clock, db, made, observability, hasDiskSpace });
    shutdown.add("worker", () => worker.stop());
    const stopWatching = watchForServices({ store, feed, log }, () => host.wantHost());
    shutdown.add("services", async () => stopWatching());
  }
  const buildInfo = (await connection.db.admin().serverInfo()) as { version?: string };
  const facts = {
    role: config.QUARRY_ROLE,
    mongodb: config.MONGODB_URL === undefined ? ("embedded" as const) : ("external" as const),
    mongodbVersion: buildInfo.version ?? "unknown",
    scrapers: services.catalog.runnable(),
    isDemo: config.QUARRY_FETCH === "demo",
    servicesUrl: null,
  };
  log.info({ role: config.QUARRY_ROLE, url: face?.url }, "ready");
  host.ready(facts, face);
}

/** Lets a gateway or a scraper of metrics see how a worker is. */
async function tellOfWorker(
  { page, metrics }: Observability,
  ready: () => Promise<boolean>,
  { config, log, shutdown, host }: PartDeps,
): Promise<void> {
  host.tellMetrics(() => metrics.registry.getMetricsAsJSON());
  if (config.QUARRY_ROLE !== "worker" || config.QUARRY_METRICS_PORT === undefined) return;
  const { startWorkerListener } = await import("../observability/worker-listener.ts");
  const at = { host: config.HOST, port: config.QUARRY_METRICS_PORT };
  const listener = await startWorkerListener({ ...at, page, ready, log });
  shutdown.add("metrics", () => listener.stop());
}

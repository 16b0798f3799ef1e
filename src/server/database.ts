import type { HasDiskSpace } from "../domain/request/disk-guard.ts";
import { DiskGuard } from "../engine/disk-guard.ts";
import { AppError } from "../errors/app-error.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { connect, isConnectionLoss, type Connection } from "../store/client.ts";
import { findDamage } from "../store/find-damage.ts";
import { allowSmallDisk } from "../store/small-disk.ts";
import { prepareStore } from "../store/store.ts";
import type { Shutdown } from "./shutdown.ts";

export interface Database {
  connection: Connection;
  hasDiskSpace: HasDiskSpace;
  /** Of the disk with the data; null where it is not ours to watch. */
  freeDiskBytes: () => number | null;
}

interface DatabaseDeps {
  config: Config;
  log: Log;
  shutdown: Shutdown;
  /** Of an embedded engine that another process runs. */
  engineUri: string | null;
  /** Called once it is plain that nothing is damaged or missing; null when that is known. */
  onPrepared: (() => void) | null;
}

/**
 * Connects to the MongoDB of MONGODB_URL, else to the embedded engine, which is started when nobody runs it yet, and
 * makes what is missing in the database.
 * Throws `not_ready` when MongoDB does not answer, `config_invalid` when it refuses what MONGODB_URL says, and
 * `storage_damaged`, with nothing changed, when a collection or an index cannot be read or is gone.
 */
export function openDatabase(deps: DatabaseDeps): Promise<Database> {
  const { MONGODB_URL: url } = deps.config;
  return url === undefined ? openEmbedded(deps) : openByUrl(url, deps);
}

async function openEmbedded({
  config,
  log,
  shutdown,
  engineUri,
  onPrepared,
}: DatabaseDeps): Promise<Database> {
  const connection = await connect(
    engineUri ?? (await startOwnEngine(config, log, shutdown)),
    config.QUARRY_DATABASE,
  );
  shutdown.add("database", () => connection.close());
  // The embedded engine's disk is ours to look after.
  await allowSmallDisk(connection.db);
  const guard = new DiskGuard(config.dataDir, log);
  const place = `data folder ${config.dataDir}`;
  await prepare(connection, onPrepared, { isEmbedded: true, place });
  return { connection, hasDiskSpace: () => guard.hasSpace, freeDiskBytes: () => guard.freeBytes };
}

async function startOwnEngine(
  { dataDir, QUARRY_DURABILITY: durability }: Config,
  log: Log,
  shutdown: Shutdown,
): Promise<string> {
  const { startEngine } = await import("../engine/engine.ts");
  const engine = await startEngine({ dataDir, log, durability });
  shutdown.add("engine", () => engine.stop());
  engine.onExit(() => {
    log.fatal("the embedded engine is gone permanently");
    void shutdown.run(1);
  });
  return engine.uri;
}

async function openByUrl(url: string, { config, shutdown, onPrepared }: DatabaseDeps): Promise<Database> {
  try {
    const connection = await connect(url, config.QUARRY_DATABASE);
    shutdown.add("database", () => connection.close());
    const place = `database ${config.QUARRY_DATABASE} of MONGODB_URL`;
    await prepare(connection, onPrepared, { isEmbedded: false, place });
    return { connection, hasDiskSpace: undefined, freeDiskBytes: () => null };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Refuses damage before anything is made or changed: what is damaged is left as it is. */
async function prepare(
  { db }: Connection,
  onPrepared: DatabaseDeps["onPrepared"],
  { isEmbedded, place }: { isEmbedded: boolean; place: string },
): Promise<void> {
  if (onPrepared === null) return;
  const damage = await findDamage(db, isEmbedded);
  if (damage === null) {
    await prepareStore(db);
    return onPrepared();
  }
  const { collection, reason } = damage;
  throw new AppError("storage_damaged", {
    message: `The collection ${collection} in the ${place} is damaged: ${reason}. Nothing was changed. Stop the server, restore a backup (or move the data away to start empty), and start again.`,
    details: [{ path: collection, code: "damaged", message: reason }],
  });
}

/** The URL itself is not told: it may hold a password. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // A name that no DNS server knows has the call that asked for it.
  if (isConnectionLoss(error) || "syscall" in error)
    return new AppError("not_ready", {
      message: `MongoDB does not answer: ${error.message}. Start it, or correct MONGODB_URL, and start again.`,
      details: [{ path: "MONGODB_URL", code: "no_answer", message: "nobody answers there" }],
      cause: error,
    });
  if (!error.name.startsWith("Mongo")) return error;
  return new AppError("config_invalid", {
    message: `MongoDB cannot be used: ${error.message}. Correct MONGODB_URL, or what its user may do.`,
    details: [{ path: "MONGODB_URL", code: "refused", message: error.message }],
    cause: error,
  });
}

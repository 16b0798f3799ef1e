import type { HasRoom } from "../domain/request/room.ts";
import { DiskRoom } from "../engine/disk-room.ts";
import { startEngine } from "../engine/engine.ts";
import { AppError } from "../errors/app-error.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { connect, isConnectionLoss, type Connection } from "../store/client.ts";
import { allowSmallDisk } from "../store/small-disk.ts";
import { prepareStore } from "../store/store.ts";
import type { Shutdown } from "./shutdown.ts";

interface Database {
  connection: Connection;
  hasRoom: HasRoom;
}

/**
 * Connects to the MongoDB of MONGODB_URL, else starts the embedded engine, and makes what is missing in the database.
 * Throws `not_ready` when MongoDB does not answer and `config_invalid` when it refuses what MONGODB_URL says.
 */
export function openDatabase(config: Config, log: Log, shutdown: Shutdown): Promise<Database> {
  const { MONGODB_URL: url } = config;
  return url === undefined ? openEmbedded(config, log, shutdown) : openByUrl(url, config, shutdown);
}

async function openEmbedded(config: Config, log: Log, shutdown: Shutdown): Promise<Database> {
  const engine = await startEngine({
    dataDir: config.dataDir,
    log,
    durability: config.QUARRY_DURABILITY,
  });
  shutdown.add("engine", () => engine.stop());
  engine.onExit(() => {
    log.fatal("the embedded engine is gone for good");
    void shutdown.run(1);
  });
  const connection = await connect(engine.uri, config.QUARRY_DATABASE);
  shutdown.add("database", () => connection.close());
  // The embedded engine's disk is ours to look after.
  await allowSmallDisk(connection.db);
  const room = new DiskRoom(config.dataDir, log);
  await prepareStore(connection.db);
  return { connection, hasRoom: () => room.hasRoom };
}

async function openByUrl(url: string, config: Config, shutdown: Shutdown): Promise<Database> {
  try {
    const connection = await connect(url, config.QUARRY_DATABASE);
    shutdown.add("database", () => connection.close());
    await prepareStore(connection.db);
    return { connection, hasRoom: undefined };
  } catch (error) {
    throw refusalOf(error);
  }
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

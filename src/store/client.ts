import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient, type Db } from "mongodb";
import { patchDriverWrites } from "./driver-writes.ts";

/** Majority and journal: on the embedded engine an acknowledged write without a journal flush can be lost on SIGKILL. */
export const DURABLE = { w: "majority", journal: true } as const;

/** For hints and counters that may be lost without harm. */
export const RELAXED = { w: 1, journal: false } as const;

const PING_MS = 1000;
/** Far longer than any call of ours takes; a tailing reader asks again every second. */
const SOCKET_MS = 10_000;

export interface Connection {
  db: Db;
  /** True when the server answers within a second. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/** Connects to a MongoDB URL: the embedded engine's socket, a replica set or a sharded cluster. */
export async function connect(url: string, database: string): Promise<Connection> {
  patchDriverWrites();
  const client = new MongoClient(url, {
    writeConcern: DURABLE,
    ignoreUndefined: true,
    maxPoolSize: 50,
    serverSelectionTimeoutMS: 15_000,
    // A connection made while the server stops or starts may never be answered, and holds up the search for it.
    connectTimeoutMS: 3000,
    // By default the driver waits for ever for a server that has stopped answering.
    socketTimeoutMS: SOCKET_MS,
    // How soon a restarted server is found again when nothing else asks for it.
    heartbeatFrequencyMS: 5000,
    appName: "quarry",
  });
  await client.connect();
  const db = client.db(database);
  return {
    db,
    async ping() {
      // Not with timeoutMS: after such a command the driver does not find a restarted server again for long.
      const late = sleep(PING_MS, false, { ref: false });
      const answered = db.command({ ping: 1 }).then(
        () => true,
        () => false,
      );
      return Promise.race([answered, late]);
    },
    close: () => client.close(),
  };
}

/** What a server answers while it closes or steps down, and about a cursor that it had before it was restarted. */
const AWAY_CODES = new Set([43, 91, 189, 10107, 11600, 11602, 13435]);
/** A socket that dies while it is written to reaches us as it is, not as an error of the driver. */
const SOCKET_CODES = new Set(["EPIPE", "ECONNRESET", "ECONNREFUSED", "ENOENT", "ETIMEDOUT"]);
/** A file that is missing has one of these codes too. */
const FILE_CALLS = new Set(["open", "stat", "access", "scandir"]);
const OUT_OF_DISK_SPACE = 14031;

/** True for errors after which the same idempotent call may be made again: the server went away or was restarted. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("syscall" in error && FILE_CALLS.has(String(error.syscall))) return false;
  if ("code" in error && (AWAY_CODES.has(Number(error.code)) || SOCKET_CODES.has(String(error.code))))
    return true;
  // The driver hides why a batch never reached the server; what the server itself refused has a number.
  if (error.name === "MongoBulkWriteError") return !("code" in error && typeof error.code === "number");
  return /^Mongo(Network|ServerSelection|NotConnected|Topology|PoolCleared|PoolClosed|NetworkTimeout|ConnectionPool)/.test(
    error.name,
  );
}

/** True when the database could not write because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ("code" in error && error.code === OUT_OF_DISK_SPACE) || /No space left on device/.test(error.message)
  );
}

/** True when a unique key refused an insert. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === 11000;
}

/** True when the unique key of this field refused a write. */
export function isDuplicateOf(error: unknown, field: string): boolean {
  if (!isDuplicateKey(error)) return false;
  const { keyPattern } = error as { keyPattern?: object };
  return keyPattern !== undefined && field in keyPattern;
}

/**
 * Repeats an idempotent call while the database is away.
 * @param giveUpAfterMs no new try starts after this time; the last error is thrown
 */
export async function whileReconnecting<T>(giveUpAfterMs: number, call: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 1000)) {
    try {
      return await call();
    } catch (error) {
      if (!isConnectionLoss(error) || performance.now() - started + pauseMs > giveUpAfterMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

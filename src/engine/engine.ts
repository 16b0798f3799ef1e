import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../errors/app-error.ts";
import type { Log } from "../kernel/log.ts";
import { claimDataFolder, dataFolderError, isFull } from "./data-folder.ts";
import type { Durability } from "./durability.ts";
import { startEngineChild, type EngineChild } from "./engine-child.ts";
import { findEngineLibrary } from "./library.ts";
import { findLiveOwner, isOwnerAlive, readOwner, type OwnerRecord } from "./owner-record.ts";
import { processStart } from "./process-identity.ts";
import { claimSocketFolder, socketPathOf, socketUri } from "./socket-folder.ts";

/** An engine that lived shorter than this died fast; so many fast deaths in a row mean that it cannot run. */
const FAST_DEATH_MS = 10_000;
const MAX_FAST_DEATHS = 5;
const FIRST_BACKOFF_MS = 50;
const BACKOFF_FACTOR = 3;
/** How long another process may hold the folder without an engine that answers. */
const IN_USE_LIMIT_MS = 15_000;
const IN_USE_POLL_MS = 50;
const OWNER_POLL_MS = 500;
const FULL_DISK_POLL_MS = 500;

export interface EngineOptions {
  /** Absolute path. Created when missing. */
  dataDir: string;
  log: Pick<Log, "info" | "warn" | "error">;
  durability?: Durability;
}

/** The database of a data folder, started here or joined where another process already runs it. */
export interface Engine {
  /** For MongoClient. The same before and after a restart of the engine. */
  readonly uri: string;
  /** Process of the engine; undefined while it restarts. */
  readonly pid: number | undefined;
  /** Whether another process owns the engine. When that ends, this one takes over. */
  readonly attached: boolean;
  /** Ends the engine within 10 seconds; an attached one only stops watching. */
  stop(): Promise<void>;
  /** Called once when the engine is gone for good, not when it restarts. */
  onExit(callback: (error: AppError) => void): void;
}

/**
 * Starts the embedded MongoDB on a data folder and keeps it running. Throws AppError `config_invalid` when this
 * machine or this folder cannot have one.
 */
export async function startEngine({ dataDir, log, durability = "power" }: EngineOptions): Promise<Engine> {
  const library = await findEngineLibrary();
  const realDataDir = claimDataFolder(dataDir);
  const socketPath = socketPathOf(realDataDir);
  claimSocketFolder(socketPath);
  const supervisor = new Supervisor({ dataDir: realDataDir, socketPath, library, durability, log });
  await supervisor.start();
  return supervisor;
}

interface SupervisorSettings {
  dataDir: string;
  socketPath: string;
  library: string;
  durability: Durability;
  log: EngineOptions["log"];
}

class Supervisor implements Engine {
  readonly uri: string;
  readonly #settings: SupervisorSettings;
  readonly #stopping = new AbortController();
  readonly #exitCallbacks: ((error: AppError) => void)[] = [];
  #running: Promise<void> = Promise.resolve();
  /** Whether it ever answered: before that, start() carries the error. */
  #isUp = false;
  #child: EngineChild | undefined;
  #owner: OwnerRecord | undefined;

  constructor(settings: SupervisorSettings) {
    this.#settings = settings;
    this.uri = socketUri(settings.socketPath);
  }

  get pid(): number | undefined {
    return this.#child?.pid ?? this.#owner?.enginePid;
  }

  get attached(): boolean {
    return this.#owner !== undefined;
  }

  /** Resolves when the engine answers for the first time. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onUp = () => {
        this.#isUp = true;
        resolve();
      };
      this.#running = this.#keepRunning(onUp).catch((error: unknown) => {
        if (!this.#isUp) {
          reject(error instanceof Error ? error : new Error(String(error)));
          return;
        }
        const gone = error instanceof AppError ? error : new AppError("internal", { cause: error });
        this.#settings.log.error({ err: gone }, gone.message);
        for (const callback of this.#exitCallbacks) callback(gone);
      });
    });
  }

  onExit(callback: (error: AppError) => void): void {
    this.#exitCallbacks.push(callback);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#child?.stop();
    await this.#running;
  }

  /** Joins or starts an engine, again and again, until told to stop or until it is plain that none can run. */
  async #keepRunning(onUp: () => void): Promise<void> {
    const { dataDir, socketPath, log } = this.#settings;
    let fastDeaths = 0;
    while (!this.#stopping.signal.aborted) {
      this.#owner = await findLiveOwner(dataDir, socketPath);
      if (this.#owner !== undefined) {
        log.info({ owner: this.#owner.pid }, "using the embedded MongoDB of another Quarry process");
        onUp();
        await this.#untilGone(this.#owner);
        continue;
      }
      const startedAt = performance.now();
      const ending = await this.#runOnce(onUp);
      if (ending === undefined) continue;
      if (this.#isUp && isFull(dataDir)) {
        log.error(
          { ending },
          "the embedded MongoDB ended on a full disk and is started again when there is room",
        );
        while (!this.#stopping.signal.aborted && isFull(dataDir)) await this.#pause(FULL_DISK_POLL_MS);
        fastDeaths = 0;
        continue;
      }
      fastDeaths = performance.now() - startedAt < FAST_DEATH_MS ? fastDeaths + 1 : 1;
      if (fastDeaths >= MAX_FAST_DEATHS) {
        throw dataFolderError(
          dataDir,
          `the embedded MongoDB on it ended ${fastDeaths} times in a row; last: ${ending}`,
        );
      }
      log.warn({ ending, fastDeaths }, "the embedded MongoDB ended and is started again");
      await this.#pause(FIRST_BACKOFF_MS * BACKOFF_FACTOR ** (fastDeaths - 1));
    }
  }

  /** One life of an engine of our own. Returns how it ended, or nothing when another process was faster. */
  async #runOnce(onUp: () => void): Promise<string | undefined> {
    const { dataDir, log } = this.#settings;
    const before = readOwner(dataDir);
    const child = await this.#startChild();
    if (child === undefined || typeof child === "string") return child;
    this.#child = child;
    try {
      if (before !== undefined && !isOwnerAlive(before)) {
        log.warn(
          { pid: before.pid },
          "the last process ended without closing its database; recovered from the journal",
        );
      }
      onUp();
      if (this.#stopping.signal.aborted) await child.stop();
      const ending = await child.ended;
      return this.#stopping.signal.aborted ? undefined : ending;
    } finally {
      this.#child = undefined;
    }
  }

  async #startChild(): Promise<EngineChild | string | undefined> {
    const { dataDir, socketPath, library, durability } = this.#settings;
    const owner = { pid: process.pid, startedAt: processStart(process.pid) ?? "" };
    const giveUpAt = performance.now() + IN_USE_LIMIT_MS;
    while (!this.#stopping.signal.aborted) {
      const outcome = await startEngineChild({ dataDir, socketPath, owner }, { library, durability });
      if (outcome.kind === "ready") return outcome.child;
      if (outcome.kind === "failed" && !this.#isUp) throw dataFolderError(dataDir, outcome.reason);
      if (outcome.kind !== "in_use") return outcome.reason;
      if ((await findLiveOwner(dataDir, socketPath)) !== undefined) return undefined;
      if (performance.now() > giveUpAt)
        throw dataFolderError(dataDir, "another process has its database open");
      // Another process is opening or closing it just now.
      await this.#pause(IN_USE_POLL_MS);
    }
    return undefined;
  }

  /** Until the owner ended, stopped its engine, or another one took over. */
  async #untilGone(owner: OwnerRecord): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const now = readOwner(this.#settings.dataDir);
      if (now?.pid !== owner.pid || now.startedAt !== owner.startedAt || !isOwnerAlive(now)) return;
      this.#owner = now;
      await this.#pause(OWNER_POLL_MS);
    }
  }

  /** Ends early, without an error, when told to stop. */
  async #pause(ms: number): Promise<void> {
    try {
      await sleep(ms, undefined, { signal: this.#stopping.signal });
    } catch (error) {
      if (!this.#stopping.signal.aborted) throw error;
    }
  }
}

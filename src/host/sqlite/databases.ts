import { readdir, readFile, rm, stat } from "node:fs/promises";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { AskedStatement, StatementAnswer } from "../../domain/sqlite/statement.ts";
import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import type { Log } from "../../kernel/log.ts";
import type { Meters } from "../meters/use.ts";
import { DATABASE_FILE } from "./database-files.ts";
import type { DatabaseSource } from "./database-source.ts";
import { DatabaseSizes } from "./database-sizes.ts";
import { HeldDatabase } from "./held-database.ts";
import { OpenDatabase } from "./open-database.ts";
import { Room } from "./room.ts";
import { SqlFailure } from "./sql-failure.ts";
import { wasm, type WasmModule } from "./web-assembly.ts";

const ENGINE = new URL("engine.wasm.br", import.meta.url);
/** Each takes a thread, and some megabytes. */
const MOST_OPEN = 32;
/** One that nobody asked for this long is closed. */
const IDLE_MS = 60_000;
const SWEEP_MS = 3_600_000;
/** Files that nothing knows are removed once nobody has touched them for so long. */
const UNKNOWN_MS = 7 * 86_400_000;
/** Statements wait for each other no longer. */
const WAIT_MS = 10_000;
const MOST_WAITING = 200;

interface Deps {
  source: DatabaseSource;
  meters: Meters;
  log: Log;
}

/** The databases of the services that live here: each is opened once, in a thread of its own, and asked one thing at a time. */
export class Databases {
  readonly #deps: Deps;
  readonly #sizes: DatabaseSizes;
  readonly #places = new FairShare("sqliteStatements");
  readonly #held = new Map<string, HeldDatabase>();
  readonly #waiting = new Map<string, number>();
  /** Until when this process may write; threads read it. */
  readonly #until = new Float64Array(new SharedArrayBuffer(8));
  #engine: Promise<WasmModule> | null = null;
  readonly #tending: NodeJS.Timeout;
  #sweptAt = -Infinity;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sizes = new DatabaseSizes(deps.source, deps.log);
    this.#tending = setInterval(() => void this.#tend(), IDLE_MS / 4).unref();
  }

  /** By `monotonicMs`; what writes later fails. */
  hold(untilMs: number): void {
    this.#until[0] = untilMs;
  }

  /** What is answered is stored and counted. Throws what the statement failed of. */
  async run(asked: AskedStatement): Promise<StatementAnswer[]> {
    const giveBack = await this.#place(asked);
    try {
      const room = await Room.of(this.#deps.meters, asked);
      try {
        const answers = await this.#runIn(asked, room);
        await room.record(...answers);
        return answers;
      } finally {
        room.end();
      }
    } catch (error) {
      throw error instanceof SqlFailure ? failureOf(error, asked) : error;
    } finally {
      giveBack();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#tending);
    await Promise.all([...this.#held.values()].map((held) => held.close()));
    await this.#sizes.settled();
  }

  /** The services live elsewhere from now on. */
  forgetAll(): void {
    for (const held of this.#held.values()) void held.end();
  }

  async #runIn(asked: AskedStatement, room: Room): Promise<StatementAnswer[]> {
    const held = await this.#hold(asked);
    try {
      const statements = asked.statements.map((one) => ({
        ...one,
        readOnly: one.readOnly || !room.mayWrite,
      }));
      const answers = await held.run({ statements, limits: asked.limits, mayGrow: room.mayGrow });
      this.#sizes.seen(asked, answers.at(-1)?.storage ?? 0);
      return answers;
    } catch (error) {
      if (!(error instanceof SqlFailure)) throw error;
      await room.record({ rowsRead: error.facts.rowsRead, rowsWritten: 0 });
      throw room.reasonOf(error, asked.statements[error.facts.statement ?? 0]?.readOnly === true);
    } finally {
      held.release();
    }
  }

  /** One statement of a database after the other, and so many of all. */
  async #place({ accountId, database }: AskedStatement): Promise<() => void> {
    const waiting = this.#waiting.get(database) ?? 0;
    if (waiting >= MOST_WAITING) throw busy();
    this.#waiting.set(database, waiting + 1);
    try {
      return await this.#places.takeUnless(AbortSignal.timeout(WAIT_MS), accountId, database);
    } catch (error) {
      throw busy(error);
    } finally {
      const left = (this.#waiting.get(database) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(database);
      else this.#waiting.set(database, left);
    }
  }

  /** Its one owner, once the one before has closed it. */
  async #hold(asked: AskedStatement): Promise<HeldDatabase> {
    const { database } = asked;
    for (;;) {
      const known = this.#held.get(database);
      if (known === undefined) break;
      if (known.tryHold()) return known;
      await known.ended;
    }
    this.#makeRoom();
    const held = new HeldDatabase(this.#openNow(asked), () => this.#held.delete(database));
    this.#held.set(database, held);
    return held;
  }

  async #openNow(asked: AskedStatement): Promise<OpenDatabase> {
    const { source } = this.#deps;
    const { folder: all, folderId } = source;
    const claimed = await source.claim(asked, folderId);
    if (claimed.folderId !== folderId)
      throw new SqlFailure("database_unavailable", "Its file is in the data folder of another host.");
    const folder = join(all, asked.database);
    // One that is empty in its place would be taken for it.
    if (claimed.bytes > 0 && !existsSync(join(folder, DATABASE_FILE)))
      throw new SqlFailure("database_damaged", "Its file is gone.");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#sizes.known(asked, claimed.bytes);
    const module = await (this.#engine ??= compiledEngine());
    return new OpenDatabase({ module, folder, until: this.#until });
  }

  /** Closes the one that was used longest ago. */
  #makeRoom(): void {
    if (this.#held.size < MOST_OPEN) return;
    const idle = [...this.#held.values()].filter(({ isIdle }) => isIdle);
    void idle.sort((a, b) => a.usedAt - b.usedAt)[0]?.close();
  }

  async #tend(): Promise<void> {
    const before = performance.now() - IDLE_MS;
    for (const held of this.#held.values()) if (held.isIdle && held.usedAt < before) void held.close();
    if (performance.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = performance.now();
    await this.#sweep().catch((err: unknown) =>
      this.#deps.log.warn({ err }, "files of deleted databases could not be removed; it is tried again"),
    );
  }

  /** Removes the files of databases that are deleted for good. */
  async #sweep(): Promise<void> {
    const { source } = this.#deps;
    const { folder } = source;
    const found = await readdir(folder).catch(() => []);
    for (const database of await source.unknown(found)) {
      const path = join(folder, database);
      const { mtimeMs } = await stat(join(path, DATABASE_FILE)).catch(() => stat(path));
      if (Date.now() - mtimeMs < UNKNOWN_MS) continue;
      await this.#held.get(database)?.close();
      await rm(path, { recursive: true, force: true });
    }
  }
}

async function compiledEngine(): Promise<WasmModule> {
  return wasm.compile(brotliDecompressSync(await readFile(ENGINE)));
}

function busy(cause?: unknown): AppError {
  return new AppError("database_busy", { retryAfterSeconds: 1, cause });
}

function failureOf({ code, message, facts }: SqlFailure, { limits }: AskedStatement): AppError {
  const { rowsRead: _, ...rest } = facts;
  const known = Object.entries(rest).filter((fact): fact is [string, number] => fact[1] !== null);
  const says = code === "sql_timeout" ? `It was ended after ${limits.timeMs} ms.` : message;
  const again = code === "database_unavailable" ? { retryAfterSeconds: 1 } : {};
  return new AppError(code, { message: says, facts: Object.fromEntries(known), ...again });
}

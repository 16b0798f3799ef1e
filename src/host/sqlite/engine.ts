import { bindParams } from "./bind-params.ts";
import { putBytes, textAt } from "./engine-memory.ts";
import { databaseFiles, DATABASE_FILE } from "./database-files.ts";
import type { EngineExports, Pointer } from "./engine-exports.ts";
import { failureCodeOf, SqlFailure } from "./sql-failure.ts";
import { rowsAsJson } from "./rows-as-json.ts";
import { wasm, type WasmModule } from "./web-assembly.ts";
import type { Statement, StatementAnswer, StatementLimits } from "../../domain/sqlite/statement.ts";

const ROW = 100;
const DONE = 101;
const PAGE_BYTES = 4096;
const HEAP_BYTES = 96 * 1024 * 1024;
/** Numbers of SQLite for what a statement may be. */
const LIMITS = { length: [0, 8 * 1024 * 1024], sqlLength: [1, 1024 * 1024], attached: [7, 0] } as const;
const SETTINGS = [
  "locking_mode=EXCLUSIVE",
  "journal_mode=WAL",
  // What was answered is on the disk.
  "synchronous=FULL",
  "cache_size=-8000",
  "journal_size_limit=4194304",
];

export interface Run {
  statements: readonly Statement[];
  limits: StatementLimits;
  /** Whether the database may take more bytes. */
  mayGrow: boolean;
}

/** One database, opened by this thread alone. */
export class Engine {
  readonly #engine: EngineExports;
  #endsAt = Infinity;
  #maxPages = 0;

  constructor(module: WasmModule, { folder, mayWrite }: { folder: string; mayWrite: () => boolean }) {
    const host = databaseFiles({
      ...{ folder, mayWrite, memory: () => this.#engine.memory },
      isOver: () => performance.now() > this.#endsAt,
    });
    const { exports } = new wasm.Instance(module, { host });
    this.#engine = exports as EngineExports;
    this.#engine.__wasm_call_ctors();
    const name = putBytes(this.#engine, Buffer.from(`${DATABASE_FILE}\0`));
    if (this.#engine.open(name, HEAP_BYTES) !== 0) throw this.#failure(true);
    for (const [which, value] of Object.values(LIMITS)) this.#engine.limit(which, value);
    for (const setting of SETTINGS) this.#pragma(setting);
  }

  /** Runs statements, all of them or none. */
  run({ statements, limits, mayGrow }: Run): StatementAnswer[] {
    const pages = mayGrow ? Math.floor(limits.databaseBytes / PAGE_BYTES) : this.#engine.pages();
    if (pages !== this.#maxPages) this.#pragma(`max_page_count=${pages}`);
    this.#maxPages = pages;
    this.#endsAt = performance.now() + limits.timeMs;
    try {
      return statements.length === 1
        ? statements.map((one) => this.#runOne(one, limits))
        : this.#runAll(statements, limits);
    } finally {
      this.#endsAt = Infinity;
      if (this.#engine.isInTransaction() === 1) this.#plain("ROLLBACK");
    }
  }

  /** As one transaction. */
  #runAll(statements: readonly Statement[], limits: StatementLimits): StatementAnswer[] {
    const answers: StatementAnswer[] = [];
    let { bytes } = limits;
    this.#plain("BEGIN IMMEDIATE");
    try {
      for (const statement of statements) {
        const answer = this.#runOne(statement, { ...limits, bytes });
        bytes -= Buffer.byteLength(answer.rows);
        answers.push(answer);
      }
      this.#plain("COMMIT");
      return answers;
    } catch (error) {
      if (!(error instanceof SqlFailure)) throw error;
      const readBefore = answers.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
      throw error.within(answers.length < statements.length ? answers.length : null, readBefore);
    }
  }

  #runOne(statement: Statement, limits: StatementLimits): StatementAnswer {
    const began = performance.now();
    const before = this.#engine.totalChanges();
    this.#engine.guard(1);
    try {
      const found = this.#prepared(statement, (prepared) => {
        if (!bindParams(this.#engine, prepared, statement.params)) throw this.#failure(true);
        return this.#stepped(prepared, statement.rowFormat, limits);
      });
      // A statement with RETURNING counts what it wrote when it ends.
      const changes = this.#engine.totalChanges() - before;
      const lastRowId = changes === 0 ? null : asJson(this.#engine.lastRowId());
      const storage = this.#engine.pages() * PAGE_BYTES;
      const duration = performance.now() - began;
      return { ...found, rowsWritten: changes, changes, lastRowId, storage, duration };
    } finally {
      this.#engine.guard(0);
    }
  }

  close(): void {
    this.#engine.close();
  }

  #stepped(prepared: Pointer, rowFormat: Statement["rowFormat"], limits: StatementLimits) {
    const engine = this.#engine;
    const columns = unique(
      Array.from({ length: engine.columns(prepared) }, (_, at) =>
        textAt(this.#engine, engine.columnName(prepared, at)),
      ),
    );
    const rows = rowsAsJson(engine, prepared, { columns, rowFormat, ...limits }, () => {
      const code = engine.step(prepared);
      if (code === ROW) return true;
      if (code === DONE) return false;
      throw this.#failure(true, { rowsRead: engine.rowsVisited(prepared) });
    });
    return {
      ...{ columns, ...rows },
      rowsRead: Math.max(engine.rowsVisited(prepared), rows.rowCount),
      vmSteps: engine.machineSteps(prepared),
      fullscanSteps: engine.scanSteps(prepared),
    };
  }

  /** Works with the one statement of a text, and ends it: what it wrote is stored then. */
  #prepared<T>({ sql, readOnly }: Pick<Statement, "sql" | "readOnly">, work: (prepared: Pointer) => T): T {
    const engine = this.#engine;
    const text = Buffer.from(`${sql}\0`);
    if (sql.includes("\0")) throw new SqlFailure("sql_syntax", "A statement holds no NUL.");
    const memory = putBytes(this.#engine, text);
    let prepared: Pointer = 0;
    try {
      prepared = engine.prepare(memory, text.length - 1);
      if (prepared === 0) throw this.#notPrepared(text);
      this.#assertOne(memory, text);
      if (readOnly && engine.isReadOnly(prepared) === 0)
        throw new SqlFailure("sql_forbidden", "The statement would write, and may only read.");
      const done = work(prepared);
      // A statement that ends before its last row, of an answer that is full, has written all.
      const ending = engine.finalize(prepared);
      prepared = 0;
      if (ending !== 0) throw this.#failure(true);
      return done;
    } finally {
      if (prepared !== 0) engine.finalize(prepared);
      engine.release(memory);
    }
  }

  #notPrepared(text: Buffer): SqlFailure {
    if (this.#engine.code() === 0) return new SqlFailure("sql_syntax", "There is no statement.");
    const byte = this.#engine.position();
    const position = byte < 0 ? null : [...text.subarray(0, byte).toString()].length;
    return this.#failure(false, { position });
  }

  /** Comments may follow, and nothing else. */
  #assertOne(memory: Pointer, text: Buffer): void {
    const engine = this.#engine;
    let [at, bytes] = [engine.rest(), engine.restBytes()];
    while (bytes > 0) {
      const next = engine.prepare(at, bytes);
      if (next !== 0) engine.finalize(next);
      if (next !== 0 || engine.code() !== 0) {
        const position = [...text.subarray(0, at - memory).toString()].length;
        throw new SqlFailure("multiple_statements", "One call takes one statement.", { position });
      }
      const after = engine.rest();
      if (after <= at) return;
      bytes -= after - at;
      at = after;
    }
  }

  #failure(isPrepared: boolean, facts: { position?: number | null; rowsRead?: number } = {}): SqlFailure {
    const sqliteCode = this.#engine.code();
    const code = failureCodeOf(sqliteCode, isPrepared);
    return new SqlFailure(code, textAt(this.#engine, this.#engine.message()), { ...facts, sqliteCode });
  }

  #pragma(setting: string): void {
    this.#plain(`PRAGMA ${setting}`);
  }

  /** A statement of our own; the first value that it answers. */
  #plain(sql: string): bigint {
    const engine = this.#engine;
    engine.guard(0);
    return this.#prepared({ sql, readOnly: false }, (prepared) => {
      let first = 0n;
      for (let code = engine.step(prepared); code !== DONE; code = engine.step(prepared)) {
        if (code !== ROW) throw this.#failure(true);
        first = engine.columnInteger(prepared, 0);
      }
      return first;
    });
  }
}

/** Beyond 2^53 as text. */
function asJson(whole: bigint): number | string {
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : String(whole);
}

/** Names of columns; those that come again get a number, so that no value is lost. */
function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let one = name;
    for (let n = 1; seen.has(one); n++) one = `${name}:${n}`;
    seen.add(one);
    return one;
  });
}

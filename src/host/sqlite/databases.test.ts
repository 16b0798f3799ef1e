import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, expect, test } from "vitest";
import type { Statement, StatementLimits } from "../../domain/sqlite/statement.ts";
import { AppError } from "../../errors/app-error.ts";
import { createLog } from "../../kernel/log.ts";
import { monotonicMs } from "../../kernel/monotonic.ts";
import { DATABASE_FILE } from "./database-files.ts";
import { Databases } from "./databases.ts";

const folder = await mkdtemp(join(tmpdir(), "quarry-sqlite-"));
const log = createLog("silent");
const LIMITS = { timeMs: 5000, rows: 1000, bytes: 1_000_000, databaseBytes: 64 * 1024 * 1024 };
const NO_LIMIT = Infinity;

/** A host with databases, what it has counted, and caps of its one account. */
class Host {
  readonly used = new Map<string, number>();
  readonly caps = new Map<string, number>();
  readonly sizes = new Map<string, number>();
  readonly databases = new Databases({
    source: {
      ...{ folder, folderId: "here", unknown: async () => [] },
      claim: async ({ database }) => ({ folderId: "here", bytes: this.sizes.get(database) ?? 0 }),
      sized: async ({ database }, bytes) => void this.sizes.set(database, bytes),
    },
    meters: {
      admit: async ({ meter }) => {
        if ((this.used.get(meter) ?? 0) >= (this.caps.get(meter) ?? NO_LIMIT))
          throw new AppError(meter === "sqlite_storage_bytes" ? "storage_cap_reached" : "usage_cap_reached");
        return { record: async () => undefined, release: () => undefined };
      },
      record: async (...operations) => {
        for (const { meter, quantity } of operations)
          this.used.set(meter, (this.used.get(meter) ?? 0) + quantity);
      },
    },
    log,
  });

  constructor() {
    this.databases.hold(monotonicMs() + 600_000);
  }

  async ask(
    database: string,
    sql: string,
    params: Statement["params"] = [],
    { limits = {}, ...more }: Partial<Statement> & { limits?: Partial<StatementLimits> } = {},
  ) {
    const [answer] = await this.batch(database, [{ sql, params, ...more }], limits);
    return answer!;
  }

  async batch(
    database: string,
    statements: (Partial<Statement> & { sql: string })[],
    limits: Partial<StatementLimits> = {},
  ) {
    const usual = { params: [], rowFormat: "arrays", readOnly: false } as const;
    const answers = await this.databases.run({
      ...{ database, accountId: "acc_one", serviceId: "svc_one" },
      statements: statements.map((one) => ({ ...usual, ...one })),
      limits: { ...LIMITS, ...limits },
    });
    return answers.map((answer) => ({ ...answer, rows: JSON.parse(answer.rows) as unknown[] }));
  }
}

const hosts: Host[] = [];
const newHost = (): Host => {
  const host = new Host();
  hosts.push(host);
  return host;
};
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.databases.close())));
afterAll(() => rm(folder, { recursive: true }));

const COUNT_TO = (most: number | null) =>
  `WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c ${most === null ? "" : `LIMIT ${most}`})`;

test("answers every value whole, as objects or lists", async () => {
  const host = newHost();
  await host.ask("whole", "CREATE TABLE t (i, r, s, b)");
  const bytes = Buffer.from([0, 255, 1]).toString("base64");
  await host.ask("whole", "INSERT INTO t VALUES (?, ?, ?, ?)", [
    ...["9007199254740993", 1.5, "a\0é😀"],
    { base64: bytes },
  ]);
  const cast = "SELECT CAST(i AS INTEGER) AS i, r, s, b, s, NULL AS n, 9e999 AS x, 1 AS __proto__ FROM t";
  const list = ["9007199254740993", 1.5, "a\0é😀", { base64: bytes }, "a\0é😀", null, "Infinity", 1];
  expect(await host.ask("whole", cast)).toMatchObject({
    columns: ["i", "r", "s", "b", "s:1", "n", "x", "__proto__"],
    rows: [list],
    truncated: false,
  });
  const { columns, rows } = await host.ask("whole", cast, [], { rowFormat: "objects" });
  expect(columns.map((name) => Object.getOwnPropertyDescriptor(rows[0], name)?.value as unknown)).toEqual(
    list,
  );
  const edges = ["9007199254740991", "-9007199254740991", "9007199254740992", "-9223372036854775808"];
  const found = await host.ask("whole", `SELECT ${edges.map((edge) => `CAST('${edge}' AS INTEGER)`).join()}`);
  expect(found.rows).toEqual([
    [9007199254740991, -9007199254740991, "9007199254740992", "-9223372036854775808"],
  ]);
});

test("takes parameters as a list or by their names, each of them once", async () => {
  const host = newHost();
  const values = (params: Statement["params"], sql: string) =>
    host.ask("params", sql, params).then(({ rows }) => rows[0]);
  expect(await values([true, 2, "x", null], "SELECT ?, ?, ?, ?")).toEqual([1, 2, "x", null]);
  expect(await values([1, 2], "SELECT ?2, ?1, ?2")).toEqual([2, 1, 2]);
  expect(await values({ a: 1, b: 2 }, "SELECT :b, @a, $a")).toEqual([2, 1, 1]);
  for (const [sql, params] of [
    ["SELECT ?", []],
    ["SELECT ?", [1, 2]],
    ["SELECT :a", {}],
    ["SELECT :a", { a: 1, b: 2 }],
    ["SELECT ?", { a: 1 }],
  ] as const)
    await expect(host.ask("params", sql, params), sql).rejects.toMatchObject({ code: "sql_params" });
});

test("counts rows and steps as SQLite does", async () => {
  const host = newHost();
  await host.ask("counts", "CREATE TABLE t (id INTEGER PRIMARY KEY, n)");
  const filled = await host.ask("counts", `${COUNT_TO(2000)} INSERT INTO t SELECT x, x % 10 FROM c`);
  expect(filled).toMatchObject({ rowsWritten: 2000, changes: 2000, lastRowId: 2000 });
  const scanned = await host.ask("counts", "SELECT id FROM t WHERE n = 5");
  expect(scanned).toMatchObject({ rowsRead: 2000, fullscanSteps: 1999, rowCount: 200, lastRowId: null });
  await host.ask("counts", "CREATE INDEX by_n ON t (n)");
  const found = await host.ask("counts", "SELECT id FROM t WHERE n = 5");
  expect(found).toMatchObject({ rowsRead: 200, fullscanSteps: 0, rowsWritten: 0, rows: scanned.rows });
  expect(found.vmSteps).toBeLessThan(scanned.vmSteps);
  const before = new Map(host.used);
  const removed = await host.ask("counts", "DELETE FROM t WHERE n = 5 RETURNING id", [], {
    limits: { rows: 3 },
  });
  expect(removed).toMatchObject({ rowsWritten: 200, rowCount: 3, truncated: true });
  expect((await host.ask("counts", "SELECT id FROM t WHERE n = 5")).rowCount).toBe(0);
  expect(host.used.get("sqlite_rows_written")).toBe((before.get("sqlite_rows_written") ?? 0) + 200);
  expect((host.used.get("sqlite_rows_read") ?? 0) - (before.get("sqlite_rows_read") ?? 0)).toBe(
    removed.rowsRead,
  );
});

test.each([
  ["ATTACH 'other' AS other", "sql_forbidden"],
  ["DETACH main", "sql_forbidden"],
  ["VACUUM", "sql_forbidden"],
  ["VACUUM INTO 'copy'", "sql_forbidden"],
  ["BEGIN", "sql_forbidden"],
  ["SAVEPOINT a", "sql_forbidden"],
  ["CREATE TEMP TABLE x (a)", "sql_forbidden"],
  ["PRAGMA journal_mode = DELETE", "sql_forbidden"],
  ["PRAGMA wal_checkpoint", "sql_forbidden"],
  ["PRAGMA writable_schema = 1", "sql_forbidden"],
  ["PRAGMA user_version = 2", "sql_forbidden"],
  ["SELECT load_extension('x')", "sql_syntax"],
  ["UPDATE sqlite_schema SET sql = ''", "sql_syntax"],
  ["SELECT 1; SELECT 2", "multiple_statements"],
  ["SELECT 1; nonsense", "multiple_statements"],
  ["", "sql_syntax"],
  ["-- nothing", "sql_syntax"],
  ["SELECT abs(-9223372036854775808)", "sql_failed"],
  ["INSERT INTO t VALUES (1)", "sql_constraint"],
  ["INSERT INTO t VALUES (zeroblob(9000000))", "result_too_large"],
  ["SELECT randomblob(8000000) || randomblob(8000000)", "result_too_large"],
])("refuses %s, and changes nothing", async (sql, code) => {
  const host = newHost();
  await host.ask("refused", "CREATE TABLE IF NOT EXISTS t (a PRIMARY KEY)");
  await host.ask("refused", "INSERT OR IGNORE INTO t VALUES (1)");
  await expect(host.ask("refused", sql)).rejects.toMatchObject({ code });
  expect((await host.ask("refused", "SELECT a FROM t")).rows).toEqual([[1]]);
  expect((await host.ask("refused", "PRAGMA journal_mode")).rows).toEqual([["wal"]]);
  expect(await readdir(join(folder, "refused"))).toContain(DATABASE_FILE);
});

test("says at which character a statement is wrong", async () => {
  const host = newHost();
  await expect(host.ask("position", "SELECT '😀é', FROM t")).rejects.toMatchObject({
    code: "sql_syntax",
    facts: { position: 13, sqliteCode: 1 },
  });
});

test("several statements are one transaction", async () => {
  const host = newHost();
  const made = await host.batch("several", [
    { sql: "CREATE TABLE t (a PRIMARY KEY)" },
    { sql: "INSERT INTO t VALUES (?), (?)", params: [1, 2] },
    { sql: "SELECT a FROM t", rowFormat: "objects" },
  ]);
  expect(made).toMatchObject([{}, { rowsWritten: 2 }, { rows: [{ a: 1 }, { a: 2 }], rowsWritten: 0 }]);
  const read = host.used.get("sqlite_rows_read") ?? 0;
  const failing = [{ sql: "SELECT a FROM t" }, { sql: "DELETE FROM t" }, { sql: "INSERT INTO u VALUES (1)" }];
  await expect(host.batch("several", failing)).rejects.toMatchObject({
    code: "sql_syntax",
    facts: { statement: 2 },
  });
  // What it read counts, and what it wrote is not there.
  expect(host.used.get("sqlite_rows_read")).toBeGreaterThan(read + 1);
  expect(host.used.get("sqlite_rows_written")).toBe(2);
  expect((await host.ask("several", "SELECT count(*) FROM t")).rows).toEqual([[2]]);
  await expect(host.batch("several", [{ sql: "SELECT 1" }, { sql: "COMMIT" }])).rejects.toMatchObject({
    code: "sql_forbidden",
  });
  const slow = [{ sql: "DELETE FROM t" }, { sql: `${COUNT_TO(null)} SELECT count(*) FROM c` }];
  await expect(host.batch("several", slow, { timeMs: 200 })).rejects.toMatchObject({ code: "sql_timeout" });
  expect((await host.ask("several", "SELECT count(*) FROM t")).rows).toEqual([[2]]);
});

test("a statement that only reads is refused where it would write", async () => {
  const host = newHost();
  await expect(host.ask("reading", "CREATE TABLE t (a)", [], { readOnly: true })).rejects.toMatchObject({
    code: "sql_forbidden",
  });
  expect((await host.ask("reading", "SELECT name FROM sqlite_schema", [], { readOnly: true })).rows).toEqual(
    [],
  );
});

test("a statement that takes too long is ended and changes nothing; others go on meanwhile", async () => {
  const host = newHost();
  await host.ask("long", "CREATE TABLE t (a)");
  const endless = `${COUNT_TO(null)} INSERT INTO t SELECT x FROM c WHERE x % 100000 = 0`;
  const ended = host.ask("long", endless, [], { limits: { timeMs: 4000 } });
  const other = host.ask("other", "SELECT 1").then(() => "other");
  expect(await Promise.race([ended.catch(() => "long"), other])).toBe("other");
  await expect(ended).rejects.toMatchObject({ code: "sql_timeout" });
  // It has read all the same.
  expect(host.used.get("sqlite_rows_read")).toBeGreaterThan(1000);
  expect((await host.ask("long", "SELECT count(*) FROM t")).rows).toEqual([[0]]);
});

test("one that does not look at the clock loses its thread, and the database nothing", async () => {
  const host = newHost();
  await host.ask("stuck", "CREATE TABLE t (a)");
  await host.ask("stuck", "INSERT INTO t VALUES (1)");
  // One step of the virtual machine, which takes hours.
  const slow = "SELECT replace(hex(zeroblob(3000000)), hex(zeroblob(1500000)) || '1', 'x')";
  await expect(host.ask("stuck", slow, [], { limits: { timeMs: 50 } })).rejects.toMatchObject({
    code: "sql_timeout",
  });
  expect((await host.ask("stuck", "SELECT a FROM t")).rows).toEqual([[1]]);
});

test("is as large as it may be, and takes rows again once some are deleted", async () => {
  const host = newHost();
  const limits = { databaseBytes: 100 * 4096 };
  await host.ask("full", "CREATE TABLE t (id INTEGER PRIMARY KEY, a)");
  const fill = () => host.ask("full", "INSERT INTO t (a) VALUES (zeroblob(40000))", [], { limits });
  for (let n = 0; n < 9; n++) await fill();
  await expect(fill()).rejects.toMatchObject({ code: "database_full" });
  expect((await host.ask("full", "SELECT count(*) FROM t", [], { limits })).rows).toEqual([[9]]);
  await host.ask("full", "DELETE FROM t WHERE id < 3", [], { limits });
  await fill();
});

test("caps stop what reads, writes and grows, and never what deletes", async () => {
  const host = newHost();
  await host.ask("capped", "CREATE TABLE t (a)");
  await host.ask("capped", `${COUNT_TO(100)} INSERT INTO t SELECT zeroblob(1000) FROM c`);
  host.caps.set("sqlite_storage_bytes", 0);
  const grow = () => host.ask("capped", "INSERT INTO t VALUES (zeroblob(100000))");
  await expect(grow()).rejects.toMatchObject({ code: "storage_cap_reached" });
  await host.ask("capped", "DELETE FROM t WHERE rowid <= 50");
  host.caps.set("sqlite_rows_written", 0);
  await expect(host.ask("capped", "DELETE FROM t")).rejects.toMatchObject({ code: "usage_cap_reached" });
  expect((await host.ask("capped", "SELECT count(*) FROM t")).rows).toEqual([[50]]);
  host.caps.set("sqlite_rows_read", 0);
  await expect(host.ask("capped", "SELECT 1")).rejects.toMatchObject({ code: "usage_cap_reached" });
  expect(host.sizes.get("capped")).toBeGreaterThan(100_000);
});

test("what was answered is in the file, which any SQLite reads", async () => {
  const host = newHost();
  await host.ask("file", "CREATE TABLE t (a TEXT)");
  await host.ask("file", "INSERT INTO t VALUES ('é😀')");
  await host.databases.close();
  expect(await readdir(join(folder, "file"))).toEqual([DATABASE_FILE]);
  const file = new DatabaseSync(join(folder, "file", DATABASE_FILE));
  expect(file.prepare("SELECT a FROM t").all()).toMatchObject([{ a: "é😀" }]);
  expect(file.prepare("PRAGMA integrity_check").all()).toMatchObject([{ integrity_check: "ok" }]);
  file.close();
});

test("what was answered survives kill -9 of its host", async () => {
  // As a host does it, in a process that says each number once that is answered.
  const script = `
    const { Databases } = await import(${JSON.stringify(new URL("databases.ts", import.meta.url))});
    const none = async () => undefined;
    const databases = new Databases({
      source: { folder: ${JSON.stringify(folder)}, folderId: "here", unknown: none, sized: none,
        claim: async () => ({ folderId: "here", bytes: 0 }) },
      meters: { admit: async () => ({ record: none, release: none }), record: none },
      log: { warn: none },
    });
    databases.hold(Infinity);
    const run = (sql) => databases.run({ database: "killed", accountId: "a", serviceId: "s",
      statements: [{ sql, params: [], rowFormat: "arrays", readOnly: false }],
      limits: { timeMs: 5000, rows: 1, bytes: 1000, databaseBytes: 1e8 } });
    await run("CREATE TABLE IF NOT EXISTS t (n INTEGER PRIMARY KEY, a)");
    for (let n = Number(process.argv[1]); ; n++) {
      await run(\`INSERT INTO t VALUES (\${n}, randomblob(3000))\`);
      console.log(n);
    }`;
  const host = newHost();
  for (const first of [0, 10_000, 20_000]) {
    const writer = spawn(process.execPath, ["--input-type=module", "-e", script, String(first)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let last = -1;
    for await (const line of createInterface({ input: writer.stdout })) {
      last = Number(line);
      if (last === first + 60) writer.kill("SIGKILL");
    }
    expect(last).toBeGreaterThanOrEqual(first + 60);
    const { rows } = await host.ask("killed", `SELECT count(*) FROM t WHERE n BETWEEN ${first} AND ${last}`);
    expect(rows).toEqual([[last - first + 1]]);
    expect((await host.ask("killed", "PRAGMA integrity_check")).rows).toEqual([["ok"]]);
    await host.databases.close();
  }
}, 60_000);

test("a host whose lease is over writes nothing more", async () => {
  const host = newHost();
  await host.ask("fenced", "CREATE TABLE t (a)");
  host.databases.hold(monotonicMs());
  await expect(host.ask("fenced", "INSERT INTO t VALUES (1)")).rejects.toMatchObject({
    code: "database_unavailable",
  });
  host.databases.forgetAll();
  const next = newHost();
  expect((await next.ask("fenced", "SELECT count(*) FROM t")).rows).toEqual([[0]]);
});

test("a file that is damaged or gone is said, and not written over", async () => {
  const host = newHost();
  await host.ask("damaged", "CREATE TABLE t (a)");
  await host.databases.close();
  const path = join(folder, "damaged", DATABASE_FILE);
  await writeFile(path, Buffer.alloc(8192, "x"));
  const next = newHost();
  await expect(next.ask("damaged", "SELECT 1 FROM t")).rejects.toMatchObject({ code: "database_damaged" });
  await next.databases.close();
  await rm(path);
  const last = newHost();
  last.sizes.set("damaged", 8192);
  await expect(last.ask("damaged", "CREATE TABLE t (a)")).rejects.toMatchObject({ code: "database_damaged" });
});

test("waits of one database do not hold up another's", async () => {
  const host = newHost();
  await host.ask("line", "CREATE TABLE t (a INTEGER PRIMARY KEY)");
  const all = Array.from({ length: 40 }, (_, n) => host.ask("line", "INSERT INTO t VALUES (?)", [n]));
  await Promise.all(all);
  expect((await host.ask("line", "SELECT count(*) FROM t")).rows).toEqual([[40]]);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { envOf } from "../cli/cli-server.ts";
import { runCli } from "../cli/run-cli.ts";
import { openDocument } from "../docs/example-document.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { recordsOf } from "../sqllogictest/records.ts";
import { runRecords } from "../sqllogictest/run-records.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  await call("", { body: { slug: "library" } });
  await call("/library/sqlite", { body: { name: "main" } });
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const query = (sql: string, more: object = {}, at = "/library/sqlite/main") =>
  call(`${at}/query`, { body: { sql, ...more } });

// The first one: what a host counts is known everywhere a moment later.
it("counts what statements read, write and store, exactly", async () => {
  await call("/library/sqlite", { body: { name: "counted" } });
  const at = "/library/sqlite/counted";
  const used = async () => {
    const usage = await rest<{ meters: { meter: string; used: number }[] }>(
      server.url,
      server.apiKey,
      "/v1/usage",
    );
    const all = usage.body.meters.filter(({ meter }) => meter.startsWith("sqlite_"));
    return Object.fromEntries(all.map((one) => [one.meter, one.used]));
  };
  const before = await used();
  const took = { read: 0, written: 0, stored: 0 };
  for (const sql of [
    "CREATE TABLE t (id INTEGER PRIMARY KEY, n)",
    "INSERT INTO t (n) VALUES (1), (2), (3)",
    "UPDATE t SET n = n + 1 WHERE id > 1",
    "SELECT n FROM t",
  ]) {
    const { body } = await query(sql, {}, at);
    took.read += body.rowsRead as number;
    took.written += body.rowsWritten as number;
    took.stored = body.storage as number;
  }
  expect(took.written).toBe(5);
  await expect.poll(used, { timeout: 20_000 }).toEqual({
    sqlite_rows_read: before.sqlite_rows_read! + took.read,
    sqlite_rows_written: before.sqlite_rows_written! + took.written,
    sqlite_storage_bytes: before.sqlite_storage_bytes! + took.stored,
  });
});

it("is made without a deployment, listed and shown by id and by name, and counted, on every face", async () => {
  const { body: service } = await call("", { body: { slug: "shelf" } });
  const made = await call("/shelf/sqlite", { body: { name: "loans" } });
  expect([made.status, made.body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^sql_[0-9a-f]{24}$/) as string,
      ...{ serviceId: service.id, name: "loans", variable: "SVC_SQLITE_LOANS", sizeBytes: 0 },
      ...{ createdAt: made.body.createdAt, deletedAt: null },
    },
  ]);
  for (const which of ["loans", made.body.id])
    expect((await call(`/shelf/sqlite/${which}`)).body).toEqual(made.body);
  expect((await call("/shelf/sqlite")).body).toEqual({ data: [made.body], nextCursor: null });
  expect((await call("/shelf")).body.resourceCounts).toMatchObject({ sqlite: 1, kv: 0 });
  const node = `query ($id: ID!) { node(id: $id) { ... on SqliteDatabase { name } } }`;
  expect(await graphqlData(server.url, server.apiKey, node, { id: made.body.id })).toEqual({
    node: { name: "loans" },
  });
  expect((await call("/shelf/sqlite", { body: { name: "loans" } })).body.code).toBe("already_exists");
});

it("answers a statement with what it took, and nothing else", async () => {
  const made = await query("CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL, pages INTEGER)");
  expect([made.status, made.body.rows]).toEqual([200, []]);
  const added = await query("INSERT INTO books (title, pages) VALUES (?, ?), ('Emma', 474)", {
    params: ["Ångström 😀", 9],
  });
  expect(added.body).toMatchObject({ rowsWritten: 2, changes: 2, lastRowId: 2 });
  const found = await query("SELECT title, pages FROM books WHERE pages > :least", { params: { least: 5 } });
  expect(found.body).toEqual({
    columns: ["title", "pages"],
    rows: [
      { title: "Ångström 😀", pages: 9 },
      { title: "Emma", pages: 474 },
    ],
    ...{ rowsRead: 2, rowsWritten: 0, fullscanSteps: 1, storage: 8192, changes: 0, lastRowId: null },
    ...{ truncated: false, nextActions: [] },
    vmSteps: expect.any(Number) as number,
    duration: expect.any(Number) as number,
  });
  const lists = await query("SELECT id FROM books", { rowFormat: "arrays", maxRows: 1 });
  expect(lists.body).toMatchObject({ rows: [[1]], truncated: true, nextActions: [{ action: "add_limit" }] });
});

it("runs several statements as one transaction", async () => {
  const batch = (statements: object[], more = {}) =>
    call("/library/sqlite/main/batch", { body: { statements, ...more } });
  const made = await batch([
    { sql: "CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT UNIQUE)" },
    { sql: "INSERT INTO authors (name) VALUES (?)", params: ["Austen"] },
    { sql: "SELECT name FROM authors" },
  ]);
  expect([made.status, made.body.results]).toMatchObject([
    200,
    [{ rows: [] }, { changes: 1, lastRowId: 1 }, { rows: [{ name: "Austen" }], rowsRead: 1 }],
  ]);
  const add = { sql: "INSERT INTO authors (name) VALUES ('Brontë')" };
  const refused = await batch([add, add]);
  expect([refused.status, refused.body]).toMatchObject([409, { code: "sql_constraint", statement: 1 }]);
  for (const many of [[], Array.from({ length: 101 }, () => ({ sql: "SELECT 1" }))])
    expect((await batch(many)).body.code).toBe("invalid_input");
  expect((await batch([add], { readOnly: true })).body.code).toBe("sql_forbidden");
  expect((await query("SELECT count(*) AS n FROM authors")).body.rows).toEqual([{ n: 1 }]);
});

it("says what would make a statement cheaper", async () => {
  await query("CREATE TABLE visits (id INTEGER PRIMARY KEY, page TEXT)");
  await query(
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 3000) INSERT INTO visits SELECT x, 'p' || (x % 300) FROM c",
  );
  const slow = await query("SELECT id FROM visits WHERE page = 'p7'");
  expect(slow.body).toMatchObject({ rowsRead: 3000, nextActions: [{ action: "add_index" }] });
  await query("CREATE INDEX visits_page ON visits (page)");
  const fast = await query("SELECT id FROM visits WHERE page = 'p7'");
  expect(fast.body).toMatchObject({ rowsRead: 10, nextActions: [] });
});

it.each<[string, object, number, string]>([
  ["bad SQL", { sql: "SELEC 1" }, 400, "sql_syntax"],
  ["two statements", { sql: "SELECT 1; SELECT 2" }, 400, "multiple_statements"],
  ["a missing parameter", { sql: "SELECT ?" }, 400, "sql_params"],
  ["a parameter of no known kind", { sql: "SELECT ?", params: [[1]] }, 400, "sql_params"],
  ["bad base64", { sql: "SELECT ?", params: [{ base64: "?" }] }, 400, "sql_params"],
  ["another file", { sql: "ATTACH 'x' AS y" }, 403, "sql_forbidden"],
  ["a write that only reads", { sql: "DELETE FROM keeps", readOnly: true }, 403, "sql_forbidden"],
  ["a broken rule", { sql: "INSERT INTO keeps VALUES (1)" }, 409, "sql_constraint"],
  ["a time beyond the limit", { sql: "SELECT 1", timeoutMs: 30_001 }, 400, "invalid_input"],
  ["more rows than the limit", { sql: "SELECT 1", maxRows: 100_001 }, 400, "invalid_input"],
  ["a statement that is too long", { sql: `SELECT '${"x".repeat(100_000)}'` }, 400, "invalid_input"],
  ["no statement", {}, 400, "invalid_input"],
])("refuses %s, and changes nothing", async (_what, body, status, code) => {
  await query("CREATE TABLE IF NOT EXISTS keeps (a PRIMARY KEY)");
  await query("INSERT OR IGNORE INTO keeps VALUES (1)");
  const refused = await call("/library/sqlite/main/query", { body });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  for (const field of ["message", "agent_instruction", "docs_url"]) expect(refused.body[field]).toBeTruthy();
  expect((await query("SELECT a FROM keeps")).body.rows).toEqual([{ a: 1 }]);
});

it("says where a statement is wrong", async () => {
  expect((await query("SELECT missing FROM sqlite_schema")).body).toMatchObject({
    ...{ code: "sql_syntax", message: "no such column: missing", position: 7, sqliteCode: 1 },
  });
});

it("is deleted, and comes back with what is in it", async () => {
  await call("/library/sqlite", { body: { name: "short" } });
  const at = "/library/sqlite/short";
  await query("CREATE TABLE t AS SELECT 7 AS seven", {}, at);
  const left = await call<{ resources: AnswerJson[] }>(at, { method: "DELETE" });
  expect(left.body.resources.map(({ name }) => name)).not.toContain("short");
  expect((await query("SELECT * FROM t", {}, at)).body.code).toBe("not_found");
  expect((await call(`${at}/restore`, { method: "POST" })).status).toBe(200);
  expect((await query("SELECT * FROM t", {}, at)).body.rows).toEqual([{ seven: 7 }]);
});

it("is made by a deploy that declares it, and the examples of docs/sqlite.md run as printed", async () => {
  const guide = await openDocument("docs/sqlite.md");
  // Another file may have made it.
  await call("", { body: { slug: "guestbook" } });
  const toml = `slug = "guestbook"\n[static]\nfolder = "p"\n${guide.take("toml")}`;
  await call("/guestbook/deployments", {
    body: await archiveOfFiles({ "service.toml": toml, "static/index.html": "x" }),
    headers: { "content-type": "application/gzip" },
  });
  let shown = "";
  for (const line of guide.take("sh").trim().split("\n")) {
    // A shell takes the quotes away.
    const words = line.replace(/^quarry /, "").match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
    const { code, stdout, stderr } = await runCli(
      words.map((word) => word.replace(/^(['"])(.*)\1$/, "$2")),
      { env: envOf(server) },
    );
    expect([line, code, stderr]).toEqual([line, 0, expect.stringContaining("rows read")]);
    shown = stdout;
  }
  expect(shown).toContain("Hello");
  expect(guide.untaken()).toEqual([]);
}, 60_000);

it("answers records of the sqllogictest suite as they say", async () => {
  await call("/library/sqlite", { body: { name: "suite" } });
  const ask = async (sql: string) => {
    const { status, body } = await query(sql, { rowFormat: "arrays" }, "/library/sqlite/suite");
    return status === 200 ? (body.rows as unknown[][]) : null;
  };
  const records = recordsOf(`# our own records
statement ok
CREATE TABLE t (a INTEGER, b TEXT, c REAL)

statement ok
INSERT INTO t VALUES (2, 'x', 0.5), (1, '', 1e20), (NULL, 'é', NULL)

statement error
INSERT INTO t VALUES (1)

skipif sqlite
statement error
SELECT 1

query ITR rowsort
SELECT a, b, c FROM t
----
1 (empty) 100000000000000000000.000
2 x 0.500
NULL @ NULL

query I valuesort
SELECT a FROM t WHERE a IS NOT NULL
----
2 values hashing to 6ddb4095eb719e2a9f0a3f95677d24e0
`);
  expect(records).toHaveLength(5);
  expect(await runRecords(records, ask)).toEqual({ records: 5, failures: [] });
  const wrong = recordsOf("statement ok\nSELEC\n\nstatement error\nSELECT 1\n\nquery I\nSELECT 2\n----\n1\n");
  expect((await runRecords(wrong, ask)).failures).toEqual([
    "line 1: it should not fail: SELEC",
    "line 4: it should fail: SELECT 1",
    "line 7: 2 instead of 1: SELECT 2",
  ]);
});

it("is asked by its account alone", async () => {
  const key = await otherAccount(server.db);
  const others = await call("/library/sqlite/main/query", { body: { sql: "SELECT 1" } }, key);
  expect([others.status, others.body.code]).toEqual([404, "not_found"]);
  expect((await call("/library/sqlite/main/query", { body: { sql: "SELECT 1" } }, null)).status).toBe(401);
});

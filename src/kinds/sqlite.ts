import { owner, ownerOrWorker } from "./access.ts";
import { kind } from "./kind.ts";
import { RESOURCES_PER_SERVICE } from "./resource.ts";
import { service } from "./service.ts";

const MIB = 1024 * 1024;

/** What a statement may take, and a database hold: checks, errors, the product catalog and docs/sqlite.md take it from here. */
export const SQLITE_LIMITS = {
  sqlBytes: 100_000,
  params: 1000,
  batchStatements: { least: 1, most: 100 },
  timeMs: { least: 1, usual: 10_000, most: 30_000 },
  rows: { least: 1, usual: 10_000, most: 100_000 },
  answerBytes: 8 * MIB,
  valueBytes: 8 * MIB,
  databaseBytes: 1024 * MIB,
} as const;

/** A database of a service, which SQLite keeps in one file. */
export const sqliteDatabase = kind({
  id: "sql",
  node: "SqliteDatabase",
  one: "SQLite database",
  many: "SQLite databases",
  most: { not: `a service has at most ${RESOURCES_PER_SERVICE} resources, of all kinds together` },
  rest: {
    tag: { name: "SQLite", what: "Relational databases of services.", place: 12 },
    path: "/v1/services/:service/sqlite",
    parameters: {
      service: service.rest.parameters.service,
      database: "Id or name of the database.",
    },
  },
  access: {
    ...owner("services:read")("Query.sqliteDatabases", "Query.sqliteDatabase"),
    ...owner("services:write")(
      "Mutation.sqliteDatabaseCreate",
      "Mutation.sqliteDatabaseDelete",
      "Mutation.sqliteDatabaseRestore",
    ),
    ...ownerOrWorker("services:write")("Mutation.sqliteQuery", "Mutation.sqliteBatch"),
  },
});

import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { SQLITE_LIMITS } from "../../kinds/sqlite.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { databasesById } from "../../store/sqlite/sqlite-databases.store.ts";
import type { Store } from "../../store/store.ts";
import type { AnyCaller } from "../access/caller.ts";
import type { Resources } from "../resource/resources.ts";
import { nextActionsOf, type SqlAction } from "./next-actions.ts";
import { paramsOf } from "./params.ts";
import type { AskedStatement, Statement, StatementAnswer } from "./statement.ts";

/** The home of a database, wherever it is. */
export interface SqliteHome {
  /** Throws what the statement failed of, and `database_unavailable` where nobody can be asked. */
  ask(asked: AskedStatement): Promise<(Omit<StatementAnswer, "rows"> & { rows: unknown[] })[]>;
}

export interface SqliteQuery {
  /** All of them or none. */
  statements: readonly { sql: string; params?: unknown }[];
  rowFormat: Statement["rowFormat"];
  readOnly: boolean;
  timeoutMs: number;
  maxRows: number;
}

export type SqliteResult = Awaited<ReturnType<SqliteHome["ask"]>>[number] & { nextActions: SqlAction[] };

interface Deps {
  store: Store;
  resources: Resources;
  home: SqliteHome;
}

/** Databases of services, for their workers and for who owns them. */
export class SqliteService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Bytes of databases, in their order. */
  async bytesOf(databases: readonly ResourceDoc<"sqlite">[]): Promise<number[]> {
    const found = await databasesById(
      this.#deps.store,
      databases.map(({ _id }) => _id),
    );
    const known = new Map(found.map(({ _id, bytes }) => [_id, bytes]));
    return databases.map(({ _id }) => known.get(_id) ?? 0);
  }

  /** Runs statements, all of them or none; what they wrote is stored once this answers. */
  async run(caller: AnyCaller, service: string, name: string, query: SqliteQuery): Promise<SqliteResult[]> {
    const { resources, home } = this.#deps;
    const details = problemsOf(query);
    if (details[0]) throw new AppError("invalid_input", { message: details[0].message, details });
    const { rowFormat, readOnly, timeoutMs: timeMs, maxRows: rows } = query;
    const statements = query.statements.map(({ sql, params }) => ({
      ...{ sql, params: paramsOf(params), rowFormat, readOnly },
    }));
    const { _id, accountId, serviceId } = await resources.usable(caller, service, "sqlite", name);
    const answers = await home.ask({
      ...{ database: _id, accountId, serviceId, statements },
      limits: {
        ...{ timeMs, rows },
        bytes: SQLITE_LIMITS.answerBytes,
        databaseBytes: SQLITE_LIMITS.databaseBytes,
      },
    });
    return answers.map((answer, at) => ({
      ...answer,
      nextActions: nextActionsOf(statements[at]?.sql ?? "", answer),
    }));
  }
}

function problemsOf({ statements, timeoutMs, maxRows }: SqliteQuery): ErrorDetail[] {
  const limit = SQLITE_LIMITS.sqlBytes;
  const message = `A statement has at most ${limit} bytes.`;
  const isMany = statements.length > 1;
  return [
    ...outOf("statements", statements.length, SQLITE_LIMITS.batchStatements),
    ...statements.flatMap(({ sql }, at) => {
      const actual = Buffer.byteLength(sql);
      const path = isMany ? `statements.${at}.sql` : "sql";
      return actual > limit ? [{ path, code: "too_long", message, limit, actual }] : [];
    }),
    ...outOf("timeoutMs", timeoutMs, SQLITE_LIMITS.timeMs),
    ...outOf("maxRows", maxRows, SQLITE_LIMITS.rows),
  ];
}

function outOf(
  path: string,
  actual: number,
  { least, most }: { least: number; most: number },
): ErrorDetail[] {
  if (actual >= least && actual <= most) return [];
  return [{ path, code: "out_of_range", message: `Use ${least} to ${most}.`, limit: most, actual }];
}

import type { SqlFailureCode } from "../../domain/sqlite/statement.ts";

export interface FailureFacts {
  /** Character of the statement at which it is wrong, from 0 on. */
  position: number | null;
  /** Extended result code of SQLite. */
  sqliteCode: number | null;
  /** Before it failed. */
  rowsRead: number;
  /** Which of several, from 0 on. */
  statement: number | null;
}

const NONE: FailureFacts = { position: null, sqliteCode: null, rowsRead: 0, statement: null };

/** What a statement was refused for, or failed of. */
export class SqlFailure extends Error {
  readonly code: SqlFailureCode;
  readonly facts: FailureFacts;

  constructor(code: SqlFailureCode, message: string, facts: Partial<FailureFacts> = {}) {
    super(message);
    this.code = code;
    this.facts = { ...NONE, ...facts };
  }

  /** The same of one of several, of which those before have read rows, too. */
  within(statement: number | null, readBefore: number): SqlFailure {
    const { facts } = this;
    return new SqlFailure(this.code, this.message, {
      ...facts,
      statement,
      rowsRead: facts.rowsRead + readBefore,
    });
  }
}

const PRIMARY: Readonly<Record<number, SqlFailureCode>> = {
  7: "sql_memory",
  8: "sql_forbidden",
  9: "sql_timeout",
  10: "database_unavailable",
  11: "database_damaged",
  13: "database_full",
  14: "database_unavailable",
  18: "result_too_large",
  19: "sql_constraint",
  23: "sql_forbidden",
  26: "database_damaged",
};

/** @param sqliteCode an extended result code */
export function failureCodeOf(sqliteCode: number, isPrepared: boolean): SqlFailureCode {
  return PRIMARY[sqliteCode & 0xff] ?? (isPrepared ? "sql_failed" : "sql_syntax");
}

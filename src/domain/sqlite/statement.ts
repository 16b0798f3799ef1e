/** Why a statement did nothing; codes of errors of the same name. */
export type SqlFailureCode =
  | "sql_syntax"
  | "sql_failed"
  | "sql_constraint"
  | "sql_timeout"
  | "sql_forbidden"
  | "sql_memory"
  | "sql_params"
  | "multiple_statements"
  | "result_too_large"
  | "database_full"
  | "database_busy"
  | "database_damaged"
  | "database_unavailable";

/** One value that is given to a statement: JSON, and bytes as base64. */
export type SqlParam = null | boolean | number | string | { base64: string };

export interface Statement {
  sql: string;
  /** By position, or by name without the character before it. */
  params: readonly SqlParam[] | Readonly<Record<string, SqlParam>>;
  /** Each row as an object by the names of the columns, or as a list in their order. */
  rowFormat: "objects" | "arrays";
  /** Whether it fails where it would write. */
  readOnly: boolean;
}

/** What it is ended at. */
export interface StatementLimits {
  timeMs: number;
  /** Rows of an answer, and their bytes as JSON; what is more is left out. */
  rows: number;
  bytes: number;
  /** Of the database. */
  databaseBytes: number;
}

/** What it took, counted by SQLite. */
export interface StatementCounts {
  rowsRead: number;
  rowsWritten: number;
  vmSteps: number;
  fullscanSteps: number;
  /** Bytes of the database, after it. */
  storage: number;
  /** Milliseconds. */
  duration: number;
}

export interface StatementAnswer extends StatementCounts {
  columns: string[];
  /** The rows as JSON. */
  rows: string;
  rowCount: number;
  changes: number;
  /** Null where it wrote nothing. */
  lastRowId: number | string | null;
  /** Whether rows are left out. */
  truncated: boolean;
}

/** What a gateway asks the home of a database. */
export interface AskedStatement {
  database: string;
  accountId: string;
  serviceId: string;
  /** All of them or none. */
  statements: readonly Statement[];
  /** Each answer has so many rows; time and bytes are those of all. */
  limits: StatementLimits;
}

import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with statements of SQLite databases; a statement that failed has changed nothing. */
export const SQLITE_CODES = {
  sql_syntax: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "SQLite does not understand the statement.",
    agent:
      "Mend the statement at the character that `position` counts from 0; `message` says what SQLite found there.",
  },
  sql_failed: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The statement failed while it ran.",
    agent: "Change the statement or its parameters as `message` says; nothing was changed.",
  },
  sql_params: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The parameters do not fit the statement.",
    agent:
      "Give each parameter of the statement once: as a list in their order, or as an object by their names.",
  },
  multiple_statements: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "A call takes one statement.",
    agent:
      "Send the statements one by one; the second begins at the character that `position` counts from 0.",
  },
  sql_forbidden: {
    http: 403,
    retry: "never",
    level: "debug",
    message: "The statement may not do that.",
    agent:
      "Leave out ATTACH, VACUUM, BEGIN, SAVEPOINT, temporary tables and pragmas that change something; with `readOnly` leave out what writes.",
  },
  sql_constraint: {
    http: 409,
    retry: "after_change",
    level: "debug",
    message: "The statement breaks a rule of a table.",
    agent: "Give other values, or handle the row that is there with ON CONFLICT; `message` names the rule.",
  },
  sql_timeout: {
    http: 422,
    retry: "never",
    level: "info",
    message: "The statement took longer than it may.",
    agent: "Make it do less: add an index or a LIMIT, or split it; `timeoutMs` may be up to 30000.",
  },
  sql_memory: {
    http: 422,
    retry: "never",
    level: "info",
    message: "The statement needs more memory than it may take.",
    agent: "Sort, group or join fewer rows at once, or add an index that gives them in order.",
  },
  result_too_large: {
    http: 413,
    retry: "never",
    level: "debug",
    message: "A value is larger than it may be.",
    agent: "Keep values below 8 MiB, and larger ones in object storage.",
  },
  database_full: {
    http: 422,
    retry: "after_change",
    level: "info",
    message: "The database is as large as it may be.",
    agent: "Delete rows, whose place new ones take, or put part of the data into another database.",
  },
  database_busy: {
    http: 503,
    retry: "later",
    level: "info",
    message: "Other statements are in front of this one.",
    agent: "Wait for `Retry-After` seconds and repeat the call; nothing was changed.",
  },
  database_unavailable: {
    http: 503,
    retry: "later",
    level: "warn",
    message: "The database cannot be reached just now.",
    agent:
      "Wait for `Retry-After` seconds and look whether the statement was done before you repeat one that writes.",
  },
  database_damaged: {
    http: 500,
    retry: "never",
    level: "error",
    message: "The file of the database is damaged.",
    agent: "Write nothing more to it; tell the operator of the server, who has the file and its copies.",
  },
} as const satisfies Record<string, CodeSpec>;

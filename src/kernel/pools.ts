/** Places that work of many accounts waits for, and how much of them one may have. */
export interface Pool {
  what: string;
  places: number;
  /** Who has a share, the widest first, and how many places each may hold at once. */
  shares: readonly { of: string; most: number }[];
}

/** Every pool of a process that work of accounts waits for. docs/operations.md shows this table; a test looks for pools beside it. */
export const POOLS = {
  heavyAnswers: {
    what: "answers with large texts of the catalog or the schema, one after the other",
    places: 1,
    shares: [{ of: "client", most: 1 }],
  },
  webhookCalls: {
    what: "calls of webhook endpoints",
    places: 128,
    shares: [
      { of: "account", most: 8 },
      { of: "endpoint", most: 4 },
    ],
  },
  webhookChecks: {
    what: "look-ups of the names of webhook endpoints when these are set; who waits for ten seconds is refused",
    places: 8,
    shares: [{ of: "account", most: 1 }],
  },
  typedFiles: {
    what: "Results as Parquet or XLSX on their way; who finds none is refused",
    places: 32,
    shares: [{ of: "account", most: 2 }],
  },
  files: {
    what: "files that leave as they are read: Results, ledgers, all of an account",
    places: 128,
    shares: [{ of: "client", most: 8 }],
  },
  pictures: {
    what: "pictures of Records that are fetched; who waits for ten seconds is refused",
    places: 32,
    shares: [{ of: "account", most: 6 }],
  },
  kvBulks: {
    what: "bodies of many KV values, held whole while they are read and written; who finds no place is refused",
    places: 4,
    shares: [{ of: "account", most: 2 }],
  },
  sqliteStatements: {
    what: "statements of SQLite databases, of each host; who waits for ten seconds is refused",
    places: 32,
    shares: [
      { of: "account", most: 4 },
      { of: "database", most: 1 },
    ],
  },
  workerRequests: {
    what: "requests that the worker of a service answers, of each worker",
    places: 128,
    shares: [{ of: "client", most: 16 }],
  },
  workerUpgrades: {
    what: "WebSockets and other upgrades of the worker of a service, of each worker; who finds no place is refused",
    places: 64,
    shares: [{ of: "client", most: 32 }],
  },
  mails: {
    what: "mails on their way to the SMTP server",
    places: 8,
    shares: [{ of: "account", most: 2 }],
  },
  origins: {
    what: "requests to a source that ask for its pace, of each origin; what was granted leaves at once",
    places: 1,
    shares: [{ of: "account", most: 1 }],
  },
  browsers: {
    what: "browsers of runs that need one",
    places: 8,
    shares: [{ of: "account", most: 4 }],
  },
  pluginInputs: {
    what: "inputs that a plugin of others reads, of each plugin",
    places: 1,
    shares: [{ of: "account", most: 1 }],
  },
  passwords: {
    what: "passwords that are checked or made, each 20 ms of a core",
    places: 2,
    shares: [{ of: "client", most: 1 }],
  },
  erasings: {
    what: "closed accounts that are erased, or whose closing is continued with",
    places: 4,
    shares: [{ of: "account", most: 1 }],
  },
} as const satisfies Record<string, Pool>;

export type PoolName = keyof typeof POOLS;

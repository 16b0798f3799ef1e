import { byStart, collection, DAY_SECONDS } from "../collection.ts";

/** Where a counter is kept: a UTC month such as `2026-11`, or `stored` for levels that outlive months. */
export type UsagePartition = string;

/**
 * What one process has counted of one account and service in one month, as absolute totals since it began. Only that process
 * writes the document, always with `$max`, so a write that comes twice counts once, and no two processes wait for each other.
 */
export interface UsageDoc {
  /** `<accountId>|<partition>|<process>|<service>`: one range scan reads an account's month. */
  _id: string;
  accountId: string;
  partition: UsagePartition;
  /** Random, one per start of a process. */
  process: string;
  /** Id of a service, or `account` for what belongs to none. */
  service: string;
  /** By meter, in its unit. */
  added?: Record<string, number>;
  /** What was given back, of meters of stored bytes. */
  freed?: Record<string, number>;
  /** By day of the month, two digits, and meter. */
  addedByDay?: Record<string, Record<string, number>>;
  freedByDay?: Record<string, Record<string, number>>;
  /** Of a month: its beginning, from which its lifetime counts. */
  monthBeganAt?: Date;
}

export type CapPeriod = "day" | "month";

/** A hard stop on one meter of an account. */
export interface UsageCapDoc {
  /** `<accountId>|<metric>|<period>` */
  _id: string;
  accountId: string;
  metric: string;
  period: CapPeriod;
  /** In the meter's unit; 0 stops at once. */
  value: number;
  /** Percent of `value` at which the account is warned. */
  notifyAtPercent: number;
  /** Grows with every change. */
  version: number;
  /** `<window>#<version>` that was warned of and stopped last, so that each is notified once. */
  warnedFor?: string;
  stoppedFor?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What one process may count in a window, in absolute numbers. */
export interface Share {
  /** Counted, under way, and leased. */
  n: number;
  /** True while some of it is leased and not used. */
  open: boolean;
  /** When the process asked last, by the clock of the database. */
  at: Date;
}

/** A capped meter in one window: who may still count how much. */
export interface CapWindowDoc {
  /** `<capId>|<window>`, the window being a day, a month, or `stored`. */
  _id: string;
  accountId: string;
  cap: { version: number; value: number };
  /** By process. */
  by: Record<string, Share>;
  /** Of the last change, by the clock of the database. */
  at: Date;
}

export const usageCollections = {
  usage: collection<UsageDoc>({
    account: { ...byStart("|"), export: { file: "usage" }, deletion: "erased" },
    lifetime: {
      field: "monthBeganAt",
      seconds: 430 * DAY_SECONDS,
      for: "forgetting what was used 14 months ago",
    },
    growth: { by: "account", most: "one for each and month" },
    shards: {
      by: "`{ _id: 1 }`",
      why: "`_id` begins with account, month and process: a month of an account is one range, and no two processes write one document.",
    },
  }),
  usageCaps: collection<UsageCapDoc>({
    account: { ...byStart("|"), export: { file: "usage-caps" }, deletion: "erased" },
    growth: { by: "account", most: "one for each meter and period" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "A few small documents per account." },
  }),
  capWindows: collection<CapWindowDoc>({
    account: {
      ...byStart("|"),
      export: { not: "how processes share a cap; usage and its caps say what counts" },
      deletion: "erased",
    },
    lifetime: {
      field: "at",
      seconds: 62 * DAY_SECONDS,
      for: "forgetting who may still count what in past days and months",
    },
    growth: { by: "account", most: "one for each cap and window" },
    shards: {
      by: '`{ _id: "hashed" }`',
      why: "One small document per cap and day or month, asked by `_id`.",
    },
  }),
};

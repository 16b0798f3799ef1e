import { byStart, collection, DAY_SECONDS } from "../collection.ts";

/** What a Request that is queued or running may still cost. */
export interface OpenSpending {
  /** Key of the hold that pays it. */
  key: string;
  scraper: string;
  /** Of the API key that made or resumed the Request; null without one. */
  apiKeyId: string | null;
  records: number;
  usdMicros: number;
  /** Day of the month on which it counts, two digits. */
  day: string;
  at: Date;
}

/**
 * What an account scrapes in one UTC month, counted where its limits are checked: one atomic write moves a round from open to
 * counted, once. A round counts on the day on which its money was held.
 */
export interface SpendingDoc {
  /** `<accountId>|<month>` */
  _id: string;
  accountId: string;
  month: string;
  monthBeganAt: Date;
  open: OpenSpending[];
  usdMicros?: number;
  /** Micro-USD by API key. */
  byKey?: Record<string, number>;
  /** Records by scraper. */
  records?: Record<string, number>;
  /** By day of the month, two digits, and scraper. */
  days?: Record<string, Record<string, { records: number; usdMicros: number }>>;
}

/** What scraping may cost, for a whole account or for one of its API keys. */
export interface SpendLimitDoc {
  /** `<accountId>|<scope>` */
  _id: string;
  accountId: string;
  /** `account`, or the id of an API key. */
  scope: string;
  /** Of one UTC month, holds included; null for no such limit. */
  monthlyUsdMicros: number | null;
  /** The most that one Request may cost; null for no such limit. */
  maxRequestUsdMicros: number | null;
  notifyAtPercent: number;
  version: number;
  /** `<month>#<version>` that was told last. */
  warnedFor?: string;
  stoppedFor?: string;
  updatedAt: Date;
}

export const spendingCollections = {
  spending: collection<SpendingDoc>({
    account: { ...byStart("|"), export: { file: "spending" }, deletion: "erased" },
    indexes: [
      {
        key: { "open.at": 1 },
        for: "rounds that were opened long ago; some no longer have a Request",
      },
    ],
    lifetime: {
      field: "monthBeganAt",
      seconds: 430 * DAY_SECONDS,
      for: "forgetting what was scraped 14 months ago",
    },
    growth: { by: "account", most: "one for each and month" },
    shards: {
      by: '`{ _id: "hashed" }`',
      why: "One document per account and month, asked by `_id`; each Request changes it atomically.",
    },
  }),
  spendLimits: collection<SpendLimitDoc>({
    account: { ...byStart("|"), export: { file: "spend-limits" }, deletion: "erased" },
    growth: { by: "account", most: "one for each key, and one" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "A few small documents per account." },
  }),
};

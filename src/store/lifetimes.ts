import type { IndexDescription } from "mongodb";
import type { CollectionName } from "./store.ts";

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Documents that are forgotten some time after a date in them. */
export interface Lifetime {
  collection:
    | "idempotency"
    | "originPace"
    | "workers"
    | "runLogs"
    | "fieldHealth"
    | "pricePoints"
    | "mails"
    | "paymentEvents"
    | "sessions"
    | "mailedTokens"
    | "attempts"
    | "notifications"
    | "rollingLimits"
    | "webhookDeliveries"
    | "usage"
    | "spending"
    | "capWindows";
  /** Where the date is. */
  field: string;
  seconds: number;
}

export const IDEMPOTENCY_SECONDS = DAY_SECONDS;
export const RUN_LOG_SECONDS = 30 * DAY_SECONDS;
const PRICE_POINT_SECONDS = 730 * DAY_SECONDS;
/** So that each month can be compared with the same month of the year before. */
const USAGE_SECONDS = 430 * DAY_SECONDS;
/** Longer than the longest window. One that lasts is begun again, with what was counted. */
const CAP_WINDOW_SECONDS = 62 * DAY_SECONDS;

/** A server that sweeps TTL indexes forgets these by itself; on the embedded engine, which does not, a job does. */
export const LIFETIMES: readonly Lifetime[] = [
  { collection: "idempotency", field: "createdAt", seconds: IDEMPOTENCY_SECONDS },
  { collection: "originPace", field: "nextAt", seconds: HOUR_SECONDS },
  { collection: "workers", field: "seenAt", seconds: HOUR_SECONDS },
  { collection: "runLogs", field: "at", seconds: RUN_LOG_SECONDS },
  { collection: "fieldHealth", field: "at", seconds: 90 * DAY_SECONDS },
  { collection: "pricePoints", field: "observedAt", seconds: PRICE_POINT_SECONDS },
  { collection: "paymentEvents", field: "doneAt", seconds: 400 * DAY_SECONDS },
  { collection: "mails", field: "createdAt", seconds: 30 * DAY_SECONDS },
  { collection: "rollingLimits", field: "lastAt", seconds: DAY_SECONDS },
  { collection: "webhookDeliveries", field: "createdAt", seconds: 30 * DAY_SECONDS },
  { collection: "sessions", field: "expiresAt", seconds: 30 * DAY_SECONDS },
  { collection: "mailedTokens", field: "expiresAt", seconds: DAY_SECONDS },
  { collection: "attempts", field: "endsAt", seconds: HOUR_SECONDS },
  { collection: "notifications", field: "createdAt", seconds: 365 * DAY_SECONDS },
  { collection: "usage", field: "monthBeganAt", seconds: USAGE_SECONDS },
  { collection: "spending", field: "monthBeganAt", seconds: USAGE_SECONDS },
  { collection: "capWindows", field: "at", seconds: CAP_WINDOW_SECONDS },
];

/** The moment before which documents with such a lifetime are over. */
export function endOfLife(seconds: number, now: Date): Date {
  return new Date(now.getTime() - seconds * 1000);
}

/** The TTL indexes of a collection. */
export function lifetimeIndexes(collection: CollectionName): IndexDescription[] {
  return LIFETIMES.filter((one) => one.collection === collection).map(({ field, seconds }) => ({
    key: { [field]: 1 },
    expireAfterSeconds: seconds,
  }));
}

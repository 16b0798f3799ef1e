import type { Store } from "./store.ts";

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Documents that are forgotten some time after a date in them. */
export interface Lifetime {
  collection: "idempotency" | "originPace" | "workers" | "runLogs" | "fieldHealth";
  /** Where the date is. */
  field: string;
  seconds: number;
}

export const IDEMPOTENCY_SECONDS = DAY_SECONDS;
export const RUN_LOG_SECONDS = 30 * DAY_SECONDS;

/** A server that sweeps TTL indexes forgets these by itself; on the embedded engine, which does not, a job does. */
export const LIFETIMES: readonly Lifetime[] = [
  { collection: "idempotency", field: "createdAt", seconds: IDEMPOTENCY_SECONDS },
  { collection: "originPace", field: "nextAt", seconds: HOUR_SECONDS },
  { collection: "workers", field: "seenAt", seconds: HOUR_SECONDS },
  { collection: "runLogs", field: "at", seconds: RUN_LOG_SECONDS },
  { collection: "fieldHealth", field: "at", seconds: 90 * DAY_SECONDS },
];

/** The moment before which documents with such a lifetime are over. */
export function endOfLife(seconds: number, now: Date): Date {
  return new Date(now.getTime() - seconds * 1000);
}

/** Makes the TTL indexes. */
export async function createLifetimeIndexes(store: Store): Promise<void> {
  await Promise.all(
    LIFETIMES.map(({ collection, field, seconds }) =>
      store[collection].createIndexes([{ key: { [field]: 1 }, expireAfterSeconds: seconds }]),
    ),
  );
}

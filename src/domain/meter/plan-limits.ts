import type { CapPeriod } from "../../store/usage/usage-documents.ts";
import { METERS, type MeterId } from "./meters.ts";
import { daysOf } from "./period.ts";

/** What the name of a plan says of its use: the free one stops at its limits, the others pay for more. */
export type UsagePlan = "free" | "paid";

export function usagePlanOf(planName: string): UsagePlan {
  return planName.toLowerCase() === "free" ? "free" : "paid";
}

/** `stored` is a limit on what is stored at any moment. */
export interface FreeLimit {
  value: number;
  per: CapPeriod | "stored";
}

const MILLION = 1_000_000;
const GIB = 1024 ** 3;

/** What an account without a paid plan may use. It is a hard stop: nothing beyond it is charged. */
export const FREE_LIMITS: Readonly<Record<MeterId, FreeLimit>> = {
  worker_requests: { value: 100_000, per: "day" },
  worker_cpu_ms: { value: MILLION, per: "day" },
  worker_transfer_bytes: { value: 10 * GIB, per: "month" },
  static_transfer_bytes: { value: 10 * GIB, per: "month" },
  sqlite_rows_read: { value: 5 * MILLION, per: "day" },
  sqlite_rows_written: { value: 100_000, per: "day" },
  sqlite_storage_bytes: { value: 5 * GIB, per: "stored" },
  kv_reads: { value: 100_000, per: "day" },
  kv_writes: { value: 1000, per: "day" },
  kv_deletes: { value: 1000, per: "day" },
  kv_lists: { value: 1000, per: "day" },
  kv_storage_bytes: { value: GIB, per: "stored" },
  queue_operations: { value: 10_000, per: "day" },
  state_requests: { value: 100_000, per: "day" },
  state_duration_gb_milliseconds: { value: 13 * MILLION, per: "day" },
  state_sqlite_rows_read: { value: 5 * MILLION, per: "day" },
  state_sqlite_rows_written: { value: 100_000, per: "day" },
  state_sqlite_storage_bytes: { value: 5 * GIB, per: "stored" },
  object_storage_bytes: { value: 10 * GIB, per: "stored" },
  object_storage_class_a_operations: { value: MILLION, per: "month" },
  object_storage_class_b_operations: { value: 10 * MILLION, per: "month" },
  object_storage_egress_bytes: { value: 10 * GIB, per: "month" },
  build_minutes: { value: 500, per: "month" },
  log_events: { value: 200_000, per: "day" },
};

/** What a plan includes in a month. */
export function includedIn(plan: UsagePlan, meter: MeterId, month: string): number {
  if (plan === "paid") return METERS[meter].included;
  const { value, per } = FREE_LIMITS[meter];
  return per === "day" ? value * daysOf(month).length : value;
}

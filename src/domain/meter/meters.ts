/** `flow` counts up and begins anew each period; `stored` is a level that falls when something is deleted. */
export type MeterKind = "flow" | "stored";

/** Price of use beyond what is included: `usdMicros` for each `per` units. */
export interface Rate {
  usdMicros: number;
  per: number;
}

export interface Meter {
  kind: MeterKind;
  /** Of one count. */
  unit: string;
  /** What is counted, for people. */
  title: string;
  /** Without charge in a month, on a plan that is paid for. */
  included: number;
  rate: Rate;
}

const MILLION = 1_000_000;
const GIB = 1024 ** 3;

const flow = (
  title: string,
  unit: string,
  included: number,
  usdMicros: number,
  per: number = MILLION,
): Meter => ({
  kind: "flow",
  unit,
  title,
  included,
  rate: { usdMicros, per },
});
const stored = (title: string, includedGib: number, usdMicros: number): Meter => ({
  kind: "stored",
  unit: "byte",
  title,
  included: includedGib * GIB,
  rate: { usdMicros, per: GIB },
});

/** Every meter of the platform. Scraper Records have one meter for each source beside these. */
export const METERS = {
  worker_requests: flow("Worker requests", "request", 10 * MILLION, 300_000),
  worker_cpu_ms: flow("Worker CPU time", "millisecond", 30 * MILLION, 20_000),
  worker_transfer_bytes: flow("Transfer of workers", "byte", 100 * GIB, 50_000, GIB),
  static_transfer_bytes: flow("Transfer of static frontends", "byte", 100 * GIB, 50_000, GIB),
  sqlite_rows_read: flow("SQLite rows read", "row", 25_000 * MILLION, 1000),
  sqlite_rows_written: flow("SQLite rows written", "row", 50 * MILLION, 1_000_000),
  sqlite_storage_bytes: stored("SQLite storage", 5, 750_000),
  kv_reads: flow("KV reads", "operation", 10 * MILLION, 500_000),
  kv_writes: flow("KV writes", "operation", MILLION, 5_000_000),
  kv_deletes: flow("KV deletes", "operation", MILLION, 5_000_000),
  kv_lists: flow("KV lists", "operation", MILLION, 5_000_000),
  kv_storage_bytes: stored("KV storage", 1, 500_000),
  queue_operations: flow("Queue operations", "operation", MILLION, 400_000),
  state_requests: flow("State requests", "request", MILLION, 150_000),
  state_duration_gb_milliseconds: flow("State duration", "GB-millisecond", 400_000_000, 12_500, MILLION),
  state_sqlite_rows_read: flow("State rows read", "row", 25_000 * MILLION, 1000),
  state_sqlite_rows_written: flow("State rows written", "row", 50 * MILLION, 1_000_000),
  state_sqlite_storage_bytes: stored("State storage", 5, 200_000),
  object_storage_bytes: stored("Object storage", 10, 15_000),
  object_storage_class_a_operations: flow("Object writes and lists", "operation", MILLION, 4_500_000),
  object_storage_class_b_operations: flow("Object reads", "operation", 10 * MILLION, 360_000),
  object_storage_egress_bytes: flow("Transfer of objects", "byte", 100 * GIB, 50_000, GIB),
  build_minutes: flow("Build time", "minute", 6000, 5000, 1),
  log_events: flow("Log events", "event", 20 * MILLION, 600_000),
} as const satisfies Record<string, Meter>;

export type MeterId = keyof typeof METERS;

export const METER_IDS = Object.keys(METERS) as readonly MeterId[];

/** Deletes make room and end harm: they are counted, and no cap stops them. */
export function isNeverStopped(metric: string): boolean {
  return metric === "kv_deletes";
}

export function isMeterId(metric: string): metric is MeterId {
  return Object.hasOwn(METERS, metric);
}

/** True for a level, whose caps are on what is stored and not on what was written in a period. */
export function isStored(metric: string): boolean {
  return isMeterId(metric) && METERS[metric].kind === "stored";
}

const RECORDS = "records:";

/** The meter of the Records of one source, such as `records:codehost`. */
export function recordsMeter(scraper: string): string {
  return `${RECORDS}${scraper}`;
}

/** The source whose Records a meter counts; null for a meter of the platform. */
export function scraperOf(metric: string): string | null {
  return metric.startsWith(RECORDS) ? metric.slice(RECORDS.length) : null;
}

/** Micro-USD of a quantity at a rate, to the nearest; for estimates only. */
export function priceOf(quantity: number, { usdMicros, per }: Rate): number {
  return Math.round((quantity / per) * usdMicros);
}

import type { Json, JsonObject } from "../kernel/json.ts";

/** States of a Request. `reserving` is internal: the hold is being placed and the Request is not visible yet. */
export const REQUEST_STATES = [
  "reserving",
  "queued",
  "running",
  "cancelling",
  "succeeded",
  "partial",
  "failed",
  "cancelled",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const STOP_REASONS = [
  "exhausted",
  "limit_reached",
  "cost_cap_reached",
  "balance_exhausted",
  "deadline",
  "cancelled_by_user",
  "source_blocked",
  "source_unavailable",
  "source_changed",
  "robots_disallowed",
  "input_not_found",
  "worker_lost",
  "internal",
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export interface Normalization {
  path: string;
  from: Json;
  to: Json;
  reason: string;
}

export interface RunProgress {
  pagesFetched: number;
  bytesReceived: number;
  retries: number;
  /** Records the source claims to have, when it says so. */
  total: number | null;
  /** Records that broke a required field. */
  dropped: number;
  duplicates: number;
  warnings: Record<string, number>;
}

/** In how many Records of a run a field was filled, and in how many it was null or absent. */
export interface FieldCount {
  filled: number;
  empty: number;
}

/** Records `from` (inclusive) to `to` (exclusive) were committed by the attempt with this fence. */
export interface Segment {
  fence: number;
  from: number;
  to: number;
}

/** One past or current round: creation is round 1, every resume adds one. */
export interface RoundSummary {
  round: number;
  state: RequestState;
  stopReason: StopReason | null;
  attempts: number;
  recordCount: number;
  startedAt: Date | null;
  finishedAt: Date;
}

export interface RequestDoc {
  _id: string;
  accountId: string;
  scraper: string;
  operation: string;
  /** Canonical input, `operation` and `limit` included. */
  input: JsonObject;
  requestedFeatures: string[];
  normalizations: Normalization[];
  state: RequestState;
  stopReason: StopReason | null;
  error: { code: string; message: string } | null;
  limit: number;
  priceUsdMicros: number;
  maxCostUsdMicros: number | null;
  estimatedCostUsdMicros: number;
  finalCostUsdMicros: number | null;
  recordCount: number;
  segments: Segment[];
  checkpoint: Json;
  progress: RunProgress;
  /** Counts every claim by a worker; the fence of what that worker writes. */
  attempt: number;
  attemptsThisRound: number;
  /**
   * Set while it is tried again, and nothing runs beside it, because a worker died that ran it among others: its Records
   * at that time. One that costs another worker its life and has no more Records than that is at fault itself.
   */
  aloneFrom?: number | null;
  round: number;
  /** Stored Records when this round began: they are paid already. */
  recordCountAtRoundStart: number;
  rounds: RoundSummary[];
  lease: { token: string; workerId: string; expiresAt: Date } | null;
  /** Of the reservation whose hold pays the current round. */
  holdToken: string | null;
  /** Set while a hold for `round` is being placed. */
  reservation: { token: string; round: number; at: Date } | null;
  /** What the account owes for a finished round; `done` once booked. */
  settlement: { round: number; costUsdMicros: number; records: number; done: boolean } | null;
  /** Set for one that runs a canary: Records that must come, and paths that one of them must have filled. */
  canary?: { records: number; fields: string[] };
  /** The call that created it, so that logs and traces of its runs lead back to there. */
  creation?: { callId: string | null; traceparent: string | null };
  createdAt: Date;
  queuedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  expiresAt: Date | null;
  recordsDeleted: boolean;
}

export interface RecordDoc {
  /** `<requestId>.<fence>.<seq, seven digits>`: one range scan reads a segment in order. */
  _id: string;
  requestId: string;
  seq: number;
  /** Hash of the dedupe key. */
  key: string;
  /** The Record as JSON text: what is billed is what is served, byte for byte. */
  json: string;
}

export interface Hold {
  /** `<requestId>:<round>:<reservation token>`: a reservation that was cut off cannot touch the hold of the next one. */
  key: string;
  usdMicros: number;
  at: Date;
}

export interface AccountDoc {
  _id: string;
  name: string;
  plan: { name: string; active: boolean };
  /** Free to spend. `availableUsdMicros + heldUsdMicros` equals the sum of the account's ledger. */
  availableUsdMicros: number;
  heldUsdMicros: number;
  holds: Hold[];
  createdAt: Date;
}

export interface LedgerDoc {
  /** Names what is booked, so that it is booked once: `settle:<requestId>:<round>`, `grant:<account>:<name>`. */
  _id: string;
  accountId: string;
  kind: "grant" | "charge";
  /** Positive adds to the balance, negative takes from it. */
  usdMicros: number;
  requestId: string | null;
  records: number | null;
  priceUsdMicros: number | null;
  at: Date;
}

export interface ApiKeyDoc {
  _id: string;
  accountId: string;
  label: string;
  /** SHA-256 of the key, hex. The key itself is never stored. */
  hash: string;
  /** First characters, for people to tell keys apart. */
  hint: string;
  /**
   * One of the numbered places of its account, which a working key holds alone. Without one: a key that is revoked, or that
   * the operator gave when all were taken.
   */
  place?: number;
  /** Set for the key that a server starts with: it may do what is the operator's. */
  operator?: true;
  createdAt: Date;
  revokedAt: Date | null;
}

export interface IdempotencyDoc {
  /** `<accountId>:<sha256 of the key>` */
  _id: string;
  bodyHash: string;
  requestId: string;
  createdAt: Date;
}

export interface EventDoc {
  topic: "request" | "source" | "job";
  /** Id of the Request or scraper. */
  subject: string;
  accountId: string | null;
  state: string | null;
  recordCount: number | null;
  payload?: JsonObject;
  at: Date;
}

export interface OriginPaceDoc {
  /** Origin, such as `https://github.com`. */
  _id: string;
  /** When the next request may start (generic cell rate). */
  nextAt: Date;
  /** Requests under way. */
  slots: { token: string; expiresAt: Date }[];
}

export interface RunLogDoc {
  _id: string;
  requestId: string;
  attempt: number;
  at: Date;
  level: "info" | "warn";
  message: string;
  data: JsonObject | null;
}

export interface WorkerDoc {
  /** Random, one per process. */
  _id: string;
  /** Host and process, for people. */
  workerId: string;
  /** Ids of the scrapers that it can run. */
  scrapers: string[];
  seenAt: Date;
}

import type { Json, JsonObject } from "../../kernel/json.ts";
import type { RunProgress } from "./run-progress.ts";
import { byField, collection, NEWEST_FIRST } from "../collection.ts";

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
  /** Why it is stopped, when nobody asked for that: set with `cancelling`, and gone once it ends. */
  stopFor?: StopReason;
  /** Set while it was open and a limit was lowered under which it may not fit as a whole. */
  isTight?: true;
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
  /** When that reservation was made: the round counts as use of this day. */
  heldAt?: Date;
  /** The API key that created it. */
  apiKeyId?: string;
  /** The API key that resumed it last, for which its present round counts; null or absent: that round counts as `apiKeyId` says. */
  resumedByKeyId?: string | null;
  /** Set while a hold for `round` is being placed. */
  reservation: { token: string; round: number; at: Date } | null;
  /** What the account owes for a finished round; `done` once booked. */
  settlement: { round: number; costUsdMicros: number; records: number; done: boolean } | null;
  /** The account's own words for it, when it gave any. */
  tags?: string[];
  /** Set where its Records are made up: it was created on a server that is a demo. Stays so for ever. */
  isDemo?: true;
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

export const requestCollections = {
  requests: collection<RequestDoc>({
    account: {
      ...byField,
      export: { file: "requests", without: ["lease", "holdToken", "reservation", "checkpoint", "creation"] },
      deletion: "erased",
    },
    indexes: [
      NEWEST_FIRST,
      {
        key: { queuedAt: 1 },
        partialFilterExpression: { state: "queued" },
        name: "queued",
        for: "the age of the Request that waits longest",
      },
      {
        // With the state, or the accounts could not be told from the index alone.
        key: { state: 1, accountId: 1, queuedAt: 1, scraper: 1 },
        partialFilterExpression: { state: "queued" },
        name: "turns",
        for: "which accounts wait; claiming the oldest Request of one",
      },
      {
        key: { state: 1, "lease.expiresAt": 1 },
        name: "leases",
        for: "Requests whose worker is lost, and counting by state",
      },
      {
        key: { "reservation.at": 1 },
        partialFilterExpression: { "reservation.at": { $exists: true } },
        name: "reservations",
        for: "creations that were cut short",
      },
      {
        key: { finishedAt: 1 },
        partialFilterExpression: { "settlement.done": false },
        name: "unsettled",
        for: "rounds that are not booked yet",
      },
      {
        key: { expiresAt: 1 },
        partialFilterExpression: { recordsDeleted: false },
        name: "expiring",
        for: "Results whose days are over",
      },
      {
        key: { expiresAt: 1 },
        partialFilterExpression: { recordsDeleted: true, "segments.0": { $exists: true } },
        name: "deleting",
        for: "deletions that were cut short",
      },
    ],
    growth: { by: "request", most: "those that balance and caps allow" },
    stays: "they say what the books charge for",
    shards: {
      by: 'unsharded; at the very end `{ _id: "hashed" }`',
      why: "All writes of a run name `_id`, but claims and the re-drive job ask by state: on several shards each claim asks all of them, and needs MongoDB 7.0 or later to change one document without its shard key.",
    },
  }),
};

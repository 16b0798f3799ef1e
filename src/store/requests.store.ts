import type { Filter } from "mongodb";
import type { Json } from "../kernel/json.ts";
import { DURABLE, isDuplicateKey } from "./client.ts";
import type { RequestDoc, RequestState, RoundSummary, RunProgress, StopReason } from "./documents.ts";
import { RESUMABLE_STATES } from "./request-moves.ts";
import type { Store } from "./store.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** What a worker must still hold for its writes to count. */
export interface Lease {
  requestId: string;
  token: string;
}

function heldBy(lease: Lease): Filter<RequestDoc> {
  return { _id: lease.requestId, "lease.token": lease.token, state: { $in: ["running", "cancelling"] } };
}

/** Inserts a Request in state `reserving`; false when this id exists already (an idempotent repeat). */
export async function insertReserving(store: Store, request: RequestDoc): Promise<boolean> {
  try {
    await store.requests.insertOne(request, { writeConcern: DURABLE });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Gives a creation that was cut off a new reservation token, so that the same call can be made again.
 * @returns the token that is void now; null when the Request is not being created or not for long enough
 */
export async function takeReservation(
  store: Store,
  id: string,
  taken: { token: string; at: Date; olderThan: Date },
): Promise<{ voidToken: string; request: RequestDoc } | null> {
  const before = await store.requests.findOneAndUpdate(
    { _id: id, state: "reserving", "reservation.at": { $lt: taken.olderThan } },
    { $set: { "reservation.token": taken.token, "reservation.at": taken.at } },
    { returnDocument: "before", writeConcern: DURABLE },
  );
  return before?.reservation ? { voidToken: before.reservation.token, request: before } : null;
}

/** reserving -> queued, or terminal -> queued on resume: only while the reservation still stands. */
export function activate(store: Store, id: string, token: string, now: Date): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    { _id: id, "reservation.token": token, state: { $in: ["reserving", ...RESUMABLE_STATES] } },
    [
      {
        $set: {
          rounds: {
            $cond: [
              { $eq: ["$state", "reserving"] },
              "$rounds",
              { $concatArrays: ["$rounds", [FINISHED_ROUND]] },
            ],
          },
          recordCountAtRoundStart: "$recordCount",
        },
      },
      {
        $set: {
          round: "$reservation.round",
          holdToken: "$reservation.token",
          state: "queued",
          stopReason: null,
          error: null,
          attemptsThisRound: 0,
          finalCostUsdMicros: null,
          reservation: null,
          settlement: null,
          queuedAt: now,
          finishedAt: null,
          expiresAt: null,
        },
      },
    ],
    AFTER,
  );
}

/** Aggregation expression of a RoundSummary of the round that is being left behind. */
const FINISHED_ROUND: Record<keyof RoundSummary, string> = {
  round: "$round",
  state: "$state",
  stopReason: "$stopReason",
  attempts: "$attemptsThisRound",
  recordCount: "$recordCount",
  startedAt: "$startedAt",
  finishedAt: "$finishedAt",
};

/** Marks a finished, settled Request as being resumed; null when it is in no state for that or another resume is under way. */
export function beginResume(
  store: Store,
  accountId: string,
  id: string,
  token: string,
  now: Date,
): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    {
      _id: id,
      accountId,
      state: { $in: [...RESUMABLE_STATES] },
      reservation: null,
      "settlement.done": true,
      recordsDeleted: false,
      expiresAt: { $gt: now },
    },
    [{ $set: { reservation: { token, round: { $add: ["$round", 1] }, at: now } } }],
    AFTER,
  );
}

/** Takes a reservation back: an unborn Request vanishes, a finished one stays as it was. */
export async function dropReservation(store: Store, id: string, token: string): Promise<boolean> {
  const unborn = await store.requests.deleteOne(
    { _id: id, state: "reserving", "reservation.token": token },
    { writeConcern: DURABLE },
  );
  if (unborn.deletedCount === 1) return true;
  const finished = await store.requests.updateOne(
    { _id: id, "reservation.token": token },
    { $set: { reservation: null } },
    { writeConcern: DURABLE },
  );
  return finished.modifiedCount === 1;
}

export interface Claim {
  workerId: string;
  token: string;
  now: Date;
  leaseUntil: Date;
  /** Scrapers this worker can run. */
  scrapers: string[];
}

/** Takes the oldest queued Request, else one whose worker let the lease run out. Gives the new owner a new fence. */
export async function claimNext(store: Store, claim: Claim, maxAttempts: number): Promise<RequestDoc | null> {
  const queued = await claimOne(store, claim, { state: "queued" }, { queuedAt: 1 });
  if (queued) return queued;
  const abandoned: Filter<RequestDoc> = {
    state: "running",
    "lease.expiresAt": { $lt: claim.now },
    attemptsThisRound: { $lt: maxAttempts },
  };
  return claimOne(store, claim, abandoned, { "lease.expiresAt": 1 });
}

function claimOne(
  store: Store,
  claim: Claim,
  filter: Filter<RequestDoc>,
  sort: Record<string, 1>,
): Promise<RequestDoc | null> {
  const fence = { $add: ["$attempt", 1] };
  return store.requests.findOneAndUpdate(
    { ...filter, scraper: { $in: claim.scrapers } },
    [
      {
        $set: {
          state: "running",
          attempt: fence,
          attemptsThisRound: { $add: ["$attemptsThisRound", 1] },
          lease: { token: claim.token, workerId: claim.workerId, expiresAt: claim.leaseUntil },
          startedAt: { $ifNull: ["$startedAt", claim.now] },
          segments: { $concatArrays: ["$segments", [{ fence, from: "$recordCount", to: "$recordCount" }]] },
        },
      },
    ],
    { ...AFTER, sort },
  );
}

export interface Commit {
  recordCount: number;
  /** Index of this attempt's segment. */
  segment: number;
  /** Undefined leaves the stored one. */
  checkpoint?: Json;
  progress: RunProgress;
  leaseUntil: Date;
}

/** Makes inserted Records visible and billable, with checkpoint and progress, in one write. Null when the lease is lost. */
export function commitRun(
  store: Store,
  lease: Lease,
  commit: Commit,
): Promise<Pick<RequestDoc, "_id" | "state"> | null> {
  const set: Record<string, unknown> = {
    recordCount: commit.recordCount,
    [`segments.${commit.segment}.to`]: commit.recordCount,
    progress: commit.progress,
    "lease.expiresAt": commit.leaseUntil,
  };
  if (commit.checkpoint !== undefined) set.checkpoint = commit.checkpoint;
  return store.requests.findOneAndUpdate(
    heldBy(lease),
    { $set: set },
    {
      ...AFTER,
      projection: { state: 1 },
    },
  );
}

/** Extends a lease; null when it is lost. */
export function renewLease(
  store: Store,
  lease: Lease,
  until: Date,
): Promise<Pick<RequestDoc, "_id" | "state"> | null> {
  return store.requests.findOneAndUpdate(
    heldBy(lease),
    { $set: { "lease.expiresAt": until } },
    { ...AFTER, projection: { state: 1 } },
  );
}

export interface Finish {
  from: RequestState;
  to: RequestState;
  stopReason: StopReason;
  error: { code: string; message: string } | null;
  costUsdMicros: number;
  totalCostUsdMicros: number;
  records: number;
  round: number;
  now: Date;
  expiresAt: Date;
}

/** What must still hold for a Request to be ended, beside its state and round. */
export type FinishCondition = Filter<RequestDoc>;

/** A terminal move. The settlement to be booked is part of the same write, so that a crash cannot lose it. */
export function finishRun(store: Store, where: FinishCondition, finish: Finish): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    { ...where, state: finish.from, round: finish.round },
    {
      $set: {
        state: finish.to,
        stopReason: finish.stopReason,
        error: finish.error,
        finalCostUsdMicros: finish.totalCostUsdMicros,
        settlement: {
          round: finish.round,
          costUsdMicros: finish.costUsdMicros,
          records: finish.records,
          done: false,
        },
        lease: null,
        finishedAt: finish.now,
        expiresAt: finish.expiresAt,
        recordsDeleted: false,
      },
    },
    AFTER,
  );
}

/** running -> queued: a worker that shuts down gives its Request to others at once. */
export async function handBack(store: Store, lease: Lease, now: Date): Promise<boolean> {
  const moved = await store.requests.updateOne(
    { ...heldBy(lease), state: "running" },
    { $set: { state: "queued", lease: null, queuedAt: now }, $inc: { attemptsThisRound: -1 } },
    { writeConcern: DURABLE },
  );
  return moved.modifiedCount === 1;
}

/** running -> cancelling. */
export function requestCancel(store: Store, accountId: string, id: string): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    { _id: id, accountId, state: "running" },
    { $set: { state: "cancelling" } },
    AFTER,
  );
}

export async function markSettled(store: Store, id: string, round: number): Promise<void> {
  await store.requests.updateOne(
    { _id: id, "settlement.round": round },
    { $set: { "settlement.done": true } },
    { writeConcern: DURABLE },
  );
}

/** A Request of the account, or null. Unborn ones do not exist for anybody. */
export function findRequest(store: Store, accountId: string, id: string): Promise<RequestDoc | null> {
  return store.requests.findOne({ _id: id, accountId, state: { $ne: "reserving" } });
}

/** Newest first, older than `before`. Ids sort by time. */
export function listRequests(
  store: Store,
  accountId: string,
  page: { before: string | null; limit: number; states: RequestState[] | null; scraper: string | null },
): Promise<RequestDoc[]> {
  const filter: Filter<RequestDoc> = {
    accountId,
    state: page.states ? { $in: page.states } : { $ne: "reserving" },
  };
  if (page.before !== null) filter._id = { $lt: page.before };
  if (page.scraper !== null) filter.scraper = page.scraper;
  return store.requests.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

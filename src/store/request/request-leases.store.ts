import type { Filter } from "mongodb";
import type { Json } from "../../kernel/json.ts";
import { DURABLE } from "../client.ts";
import type { RequestDoc } from "./request-documents.ts";
import type { RunProgress } from "./run-progress.ts";
import type { Store } from "../store.ts";

/** More than run at once anywhere. */
const MOST_ABANDONED = 500;
const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** What a worker must still hold for its writes to count. */
export interface Lease {
  requestId: string;
  token: string;
}

function heldBy(lease: Lease): Filter<RequestDoc> {
  return { _id: lease.requestId, "lease.token": lease.token, state: { $in: ["running", "cancelling"] } };
}

/** What whoever holds a lease has to know of its Request. */
export type HeldRequest = Pick<RequestDoc, "_id" | "state" | "stopFor" | "isTight">;
const HELD = { state: 1, stopFor: 1, isTight: 1 } as const;

export interface Claim {
  workerId: string;
  token: string;
  now: Date;
  leaseUntil: Date;
  /** Scrapers this worker can run. */
  scrapers: string[];
}

/** Accounts that have queued Requests, however many: the index is read once per account. */
export function accountsQueued(store: Store): Promise<string[]> {
  return store.requests.distinct("accountId", { state: "queued" });
}

/** Takes the account's oldest queued Request. */
export function claimQueued(store: Store, claim: Claim, accountId: string): Promise<RequestDoc | null> {
  return claimOne(store, claim, { state: "queued", accountId }, { queuedAt: 1 });
}

/** Whose worker let the lease run out, and which may be tried again. */
function abandoned(now: Date, scrapers: string[], maxAttempts: number): Filter<RequestDoc> {
  return {
    state: "running",
    "lease.expiresAt": { $lt: now },
    attemptsThisRound: { $lt: maxAttempts },
    scraper: { $in: scrapers },
    $or: [{ aloneFrom: null }, { $expr: { $gt: ["$recordCount", "$aloneFrom"] } }],
  };
}

/** When the lease ended of the Request that has been abandoned for longest; null when there is none. */
export async function abandonedSince(store: Store, claim: Claim, maxAttempts: number): Promise<Date | null> {
  const oldest = await store.requests.findOne(abandoned(claim.now, claim.scrapers, maxAttempts), {
    sort: { "lease.expiresAt": 1 },
    projection: { "lease.expiresAt": 1 },
  });
  return oldest?.lease?.expiresAt ?? null;
}

/** The account, if any, with the fewest Requests whose leases ran out: of many that were beside each other, one is at fault. */
export async function leastAbandoned(
  store: Store,
  claim: Claim,
  { barred, maxAttempts }: Omit<AbandonedClaim, "alone" | "accountId">,
): Promise<string | null> {
  const found = await store.requests
    .find({ ...abandoned(claim.now, claim.scrapers, maxAttempts), accountId: { $nin: [...barred] } })
    .project<Pick<RequestDoc, "accountId">>({ accountId: 1 })
    .limit(MOST_ABANDONED)
    .toArray();
  const counts = Map.groupBy(found, ({ accountId }) => accountId);
  const [least] = [...counts].toSorted(([, a], [, b]) => a.length - b.length);
  return least?.[0] ?? null;
}

/** Ends the leases of a worker that is known to be dead: nobody need wait for them to run out. */
export async function endLeases(store: Store, workerId: string, now: Date): Promise<number> {
  const ended = await store.requests.updateMany(
    {
      state: { $in: ["running", "cancelling"] },
      "lease.workerId": workerId,
      "lease.expiresAt": { $gt: now },
    },
    { $set: { "lease.expiresAt": now } },
    { writeConcern: DURABLE },
  );
  return ended.modifiedCount;
}

/** How an abandoned Request is taken. */
export interface AbandonedClaim {
  /** Nothing else runs beside it. The first time it counts as no attempt: another Request may have been at fault. */
  alone: boolean;
  /** The only account of which one is taken; any when absent. */
  accountId?: string;
  /** Accounts of which nothing may be taken. */
  barred: readonly string[];
  maxAttempts: number;
}

/** Takes a Request whose worker let the lease run out, and gives the new owner a new fence. */
export function claimAbandoned(
  store: Store,
  claim: Claim,
  { alone, accountId, barred, maxAttempts }: AbandonedClaim,
): Promise<RequestDoc | null> {
  const filter = {
    ...abandoned(claim.now, claim.scrapers, maxAttempts),
    accountId: { $nin: [...barred], ...(accountId === undefined ? {} : { $eq: accountId }) },
  };
  const isFirstTime = { $eq: [{ $ifNull: ["$aloneFrom", null] }, null] };
  const set = alone
    ? {
        aloneFrom: "$recordCount",
        attemptsThisRound: { $add: ["$attemptsThisRound", { $cond: [isFirstTime, 0, 1] }] },
      }
    : { aloneFrom: null };
  return claimOne(store, claim, filter, { "lease.expiresAt": 1 }, set);
}

/** Others may run beside it from now on, so this counts as an attempt like any other. */
export async function endAlone(store: Store, lease: Lease): Promise<void> {
  await store.requests.updateOne(
    { ...heldBy(lease), aloneFrom: { $ne: null } },
    { $set: { aloneFrom: null }, $inc: { attemptsThisRound: 1 } },
    { writeConcern: DURABLE },
  );
}

function claimOne(
  store: Store,
  claim: Claim,
  filter: Filter<RequestDoc>,
  sort: Record<string, 1>,
  set: Record<string, unknown> = {},
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
          ...set,
        },
      },
    ],
    { ...AFTER, sort },
  );
}

/** What a batch of Records changes in its Request, beside the Records themselves. */
export interface Commit {
  recordCount: number;
  /** Index of this attempt's segment. */
  segment: number;
  /** Undefined leaves the stored one. */
  checkpoint?: Json;
  progress: RunProgress;
}

/** The fields of a commit, for the update that makes it count. */
export function setCommit(commit: Commit): Record<string, unknown> {
  return {
    recordCount: commit.recordCount,
    [`segments.${commit.segment}.to`]: commit.recordCount,
    progress: commit.progress,
    ...(commit.checkpoint === undefined ? {} : { checkpoint: commit.checkpoint }),
  };
}

/** Makes inserted Records visible and billable, with checkpoint and progress, in one write. Null when the lease is lost. */
export function commitRun(
  store: Store,
  lease: Lease,
  commit: Commit & { leaseUntil: Date },
): Promise<HeldRequest | null> {
  return store.requests.findOneAndUpdate(
    heldBy(lease),
    { $set: { ...setCommit(commit), "lease.expiresAt": commit.leaseUntil } },
    { ...AFTER, projection: HELD },
  );
}

/** Extends a lease; null when it is lost. */
export function renewLease(store: Store, lease: Lease, until: Date): Promise<HeldRequest | null> {
  return store.requests.findOneAndUpdate(
    heldBy(lease),
    { $set: { "lease.expiresAt": until } },
    { ...AFTER, projection: HELD },
  );
}

/** running -> queued: a worker that shuts down gives its Request to others at once. */
export async function handBack(store: Store, lease: Lease, now: Date): Promise<boolean> {
  const moved = await store.requests.updateOne(
    { ...heldBy(lease), state: "running" },
    {
      $set: { state: "queued", lease: null, aloneFrom: null, queuedAt: now },
      $inc: { attemptsThisRound: -1 },
    },
    { writeConcern: DURABLE },
  );
  return moved.modifiedCount === 1;
}

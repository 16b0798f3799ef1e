import type { Filter } from "mongodb";
import { firstId } from "../../kinds/ids.ts";
import { DURABLE } from "../client.ts";
import type { RequestDoc, RequestState, StopReason } from "./request-documents.ts";
import { setCommit, type Commit } from "./request-leases.store.ts";
import type { Store } from "../store.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

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
  /** The last batch of the run, which counts with the end. */
  commit?: Commit;
}

/** What must still hold for a Request to be ended, beside its state and round. What is left out may be anything. */
export interface FinishCondition {
  /** Null: nobody holds it. */
  leaseToken?: string | null;
  leaseExpiresAt?: Date | null;
}

/** A terminal move. The settlement to be booked is part of the same write, so that a crash cannot lose it. */
export function finishRun(
  store: Store,
  { _id, recordCount }: Pick<RequestDoc, "_id" | "recordCount">,
  { leaseToken, leaseExpiresAt }: FinishCondition,
  finish: Finish,
): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    {
      _id,
      recordCount,
      state: finish.from,
      round: finish.round,
      ...(leaseToken === undefined ? {} : { "lease.token": leaseToken }),
      ...(leaseExpiresAt === undefined ? {} : { "lease.expiresAt": leaseExpiresAt }),
    },
    {
      $set: {
        ...(finish.commit ? setCommit(finish.commit) : {}),
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
      $unset: { stopFor: "" },
    },
    AFTER,
  );
}

interface OpenRequests {
  accountId: string;
  scraper?: string;
  apiKeyId?: string;
}

/** Requests of the account that are not over: of a scraper, or counting for an API key, where one is named. */
export function openRequests(store: Store, which: OpenRequests): AsyncIterable<RequestDoc> {
  return store.requests.find(areOpen(which));
}

const COUNTED = {
  recordCount: 1,
  recordCountAtRoundStart: 1,
  priceUsdMicros: 1,
  limit: 1,
  maxCostUsdMicros: 1,
} as const;
export type CountedRequest = Pick<RequestDoc, keyof typeof COUNTED>;

/** What the same ones have stored and may store, without their inputs: there may be thousands. */
export function openCounts(store: Store, which: OpenRequests): Promise<CountedRequest[]> {
  return store.requests.find(areOpen(which)).project<CountedRequest>(COUNTED).toArray();
}

/** Has their workers look at the limits of the account at each batch. */
export async function watchRoom(store: Store, which: OpenRequests): Promise<void> {
  await store.requests.updateMany(areOpen(which), { $set: { isTight: true } }, { writeConcern: DURABLE });
}

function areOpen({ accountId, scraper, apiKeyId }: OpenRequests): Filter<RequestDoc> {
  return {
    accountId,
    state: { $in: ["queued", "running", "cancelling"] },
    ...(scraper === undefined ? {} : { scraper }),
    ...(apiKeyId === undefined
      ? {}
      : { $or: [{ resumedByKeyId: apiKeyId }, { apiKeyId, resumedByKeyId: { $in: [null] } }] }),
  };
}

/** running -> cancelling; with `stopFor` not because somebody asked for it. */
export function requestCancel(
  store: Store,
  accountId: string,
  id: string,
  stopFor?: StopReason,
): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    { _id: id, accountId, state: "running" },
    { $set: { state: "cancelling", ...(stopFor ? { stopFor } : {}) } },
    AFTER,
  );
}

/** Notes that the given rounds are booked, in one write. */
export async function markSettled(
  store: Store,
  rounds: readonly { id: string; round: number }[],
): Promise<void> {
  const marks = rounds.map(({ id, round }) => ({
    updateOne: {
      filter: { _id: id, "settlement.round": round },
      update: { $set: { "settlement.done": true } },
    },
  }));
  await store.requests.bulkWrite(marks, { ordered: false, writeConcern: DURABLE });
}

/** Whether the round is booked, or the Request has gone on since. */
export async function isSettled(store: Store, id: string, round: number): Promise<boolean> {
  const open = await store.requests.findOne(
    { _id: id, "settlement.round": round, "settlement.done": false },
    { projection: { _id: 1 } },
  );
  return open === null;
}

/** A Request of the account, or null. */
export async function findRequest(store: Store, accountId: string, id: string): Promise<RequestDoc | null> {
  // By `_id` alone: the server has a short way for exactly that.
  return ofAccount(accountId, await store.requests.findOne({ _id: id }));
}

/** What was found by its id, or null when it is not the account's. One that is still `reserving` does not exist for anybody. */
export function ofAccount(accountId: string, found: RequestDoc | null): RequestDoc | null {
  return found?.accountId === accountId && found.state !== "reserving" ? found : null;
}

/** An id is at most this much older than its Request: it is made with the idempotency key, which lives a day. */
const ID_LEAD_MS = 86_400_000;

/** One of any account, or null. */
export async function findAnyRequest(store: Store, id: string): Promise<RequestDoc | null> {
  const found = await store.requests.findOne({ _id: id });
  return found?.state === "reserving" ? null : found;
}

/** Newest first, older than `before`: of an account, or of all with null. Ids sort by time. */
export function listRequests(
  store: Store,
  accountId: string | null,
  page: {
    before: string | null;
    limit: number;
    states: RequestState[] | null;
    scraper: string | null;
    since: Date | null;
    /** Those that have all of them. */
    tags: readonly string[];
  },
): Promise<RequestDoc[]> {
  const filter: Filter<RequestDoc> = {
    ...(accountId === null ? {} : { accountId }),
    state: page.states ? { $in: page.states } : { $ne: "reserving" },
  };
  const ids = {
    ...(page.before === null ? {} : { $lt: page.before }),
    ...(page.since === null ? {} : { $gte: firstId("request", new Date(page.since.getTime() - ID_LEAD_MS)) }),
  };
  if (Object.keys(ids).length > 0) filter._id = ids;
  if (page.since !== null) filter.createdAt = { $gte: page.since };
  if (page.scraper !== null) filter.scraper = page.scraper;
  if (page.tags.length > 0) filter.tags = { $all: [...page.tags] };
  return store.requests.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

/** Whose Requests are and how their last rounds were booked; of those that are there. */
export function findSettlements(
  store: Store,
  ids: readonly string[],
): Promise<Pick<RequestDoc, "_id" | "accountId" | "settlement">[]> {
  return store.requests
    .find({ _id: { $in: [...ids] } }, { projection: { accountId: 1, settlement: 1 } })
    .toArray();
}

/** Requests of an account whose last round was booked and cost something. */
export function requestsCharged(
  store: Store,
  accountId: string,
): AsyncIterable<Pick<RequestDoc, "_id" | "settlement">> {
  return store.requests.find(
    { accountId, "settlement.done": true, "settlement.costUsdMicros": { $gt: 0 } },
    { projection: { settlement: 1 } },
  );
}

import type { Document, Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import { GroupWriter } from "../group-writer.ts";
import { insertEach } from "../insert-each.ts";
import type { RequestDoc, RoundSummary } from "./request-documents.ts";
import { RESUMABLE_STATES } from "./request-moves.ts";
import type { Store } from "../store.ts";

/** Requests that are made or queued faster than this go to the database together. */
const GROUP_MS = 10;
const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** Inserts a Request in state `reserving`; false when this id exists already (an idempotent repeat). */
export function insertReserving(store: Store, request: RequestDoc): Promise<boolean> {
  return store.writers.creations.add(request);
}

export const creationWriter = (store: Store) =>
  new GroupWriter<RequestDoc, boolean>(
    (requests) => insertEach(store.requests, requests, { writeConcern: DURABLE }),
    GROUP_MS,
  );

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

export interface Activation {
  id: string;
  /** Of the reservation. */
  token: string;
  now: Date;
}

/**
 * reserving -> queued, or terminal -> queued on resume: only while the reservation still stands. A repeat with the same token
 * gives the Request as it is; null when somebody else has ended the reservation.
 */
export function activate(store: Store, activation: Activation): Promise<RequestDoc | null> {
  return store.writers.activations.add(activation);
}

export const activationWriter = (store: Store) =>
  new GroupWriter<Activation, RequestDoc | null>((group) => activateEach(store, group), GROUP_MS);

async function activateEach(store: Store, group: readonly Activation[]): Promise<(RequestDoc | null)[]> {
  const [only] = group as [Activation];
  const _id = { $in: group.map(({ id }) => id) };
  const reserved: Filter<RequestDoc> = {
    _id,
    // Nobody else's, for no two reservations have the same.
    "reservation.token": { $in: group.map(({ token }) => token) },
    state: { $in: ["reserving", ...RESUMABLE_STATES] },
  };
  const queue = queuedAt(new Date(Math.max(...group.map(({ now }) => now.getTime()))));
  if (group.length === 1) {
    const queued = await store.requests.findOneAndUpdate(reserved, queue, AFTER);
    return [queued ?? (await store.requests.findOne({ _id: only.id, holdToken: only.token }))];
  }
  await store.requests.updateMany(reserved, queue, { writeConcern: DURABLE });
  const requests = new Map((await store.requests.find({ _id }).toArray()).map((one) => [one._id, one]));
  return group.map(({ id, token }) => {
    const request = requests.get(id);
    return request?.holdToken === token ? request : null;
  });
}

/** What queues a Request, as a pipeline. */
function queuedAt(now: Date): Document[] {
  return [
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
        heldAt: "$reservation.at",
        state: "queued",
        stopReason: null,
        error: null,
        attemptsThisRound: 0,
        aloneFrom: null,
        finalCostUsdMicros: null,
        reservation: null,
        settlement: null,
        queuedAt: now,
        finishedAt: null,
        expiresAt: null,
      },
    },
  ];
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
  { token, at, apiKeyId }: { token: string; at: Date; apiKeyId: string | null },
): Promise<RequestDoc | null> {
  return store.requests.findOneAndUpdate(
    {
      _id: id,
      accountId,
      state: { $in: [...RESUMABLE_STATES] },
      reservation: null,
      "settlement.done": true,
      recordsDeleted: false,
      expiresAt: { $gt: at },
    },
    [
      {
        $set: { reservation: { token, round: { $add: ["$round", 1] }, at }, resumedByKeyId: apiKeyId },
      },
    ],
    AFTER,
  );
}

/** Takes a reservation back: a Request that was never queued is deleted, a finished one stays as it was. */
export async function dropReservation(store: Store, id: string, token: string): Promise<boolean> {
  const deleted = await store.requests.deleteOne(
    { _id: id, state: "reserving", "reservation.token": token },
    { writeConcern: DURABLE },
  );
  if (deleted.deletedCount === 1) return true;
  const finished = await store.requests.updateOne(
    { _id: id, "reservation.token": token },
    { $set: { reservation: null } },
    { writeConcern: DURABLE },
  );
  return finished.modifiedCount === 1;
}

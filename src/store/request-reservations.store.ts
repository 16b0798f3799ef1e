import { DURABLE } from "./client.ts";
import { GroupWriter, perStore } from "./group-writer.ts";
import { insertEach } from "./insert-each.ts";
import type { RequestDoc, RoundSummary } from "./request-documents.ts";
import { RESUMABLE_STATES } from "./request-moves.ts";
import type { Store } from "./store.ts";

/** Requests that are made faster than this go to the database together. */
const GROUP_MS = 10;
const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** Inserts a Request in state `reserving`; false when this id exists already (an idempotent repeat). */
export function insertReserving(store: Store, request: RequestDoc): Promise<boolean> {
  return creations(store).add(request);
}

const creations = perStore(
  (store) =>
    new GroupWriter<RequestDoc, boolean>(
      (requests) => insertEach(store.requests, requests, { writeConcern: DURABLE }),
      GROUP_MS,
    ),
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

import { DURABLE } from "../client.ts";
import type { RequestDoc } from "./request-documents.ts";
import type { Store } from "../store.ts";

/** Requests that ended before `before` and whose round is not booked. */
export function unsettledRequests(store: Store, before: Date): AsyncIterable<RequestDoc> {
  return store.requests.find({ "settlement.done": false, finishedAt: { $lt: before } });
}

/** Requests to be cancelled whose worker let the lease run out. */
export function abandonedCancellations(store: Store, now: Date): AsyncIterable<RequestDoc> {
  return store.requests.find({ state: "cancelling", "lease.expiresAt": { $lt: now } });
}

/** Requests that cost too many workers their lives, or the second one while nothing else ran beside them. */
export function lostRequests(store: Store, now: Date, maxAttempts: number): AsyncIterable<RequestDoc> {
  return store.requests.find({
    state: "running",
    "lease.expiresAt": { $lt: now },
    $or: [
      { attemptsThisRound: { $gte: maxAttempts } },
      { aloneFrom: { $ne: null }, $expr: { $lte: ["$recordCount", "$aloneFrom"] } },
    ],
  });
}

/** Requests queued or abandoned since before `before` whose scraper is none of these. */
export function unrunnableRequests(
  store: Store,
  runnable: readonly string[],
  before: Date,
): AsyncIterable<RequestDoc> {
  return store.requests.find({
    scraper: { $nin: [...runnable] },
    $or: [
      { state: "queued", queuedAt: { $lt: before } },
      { state: "running", "lease.expiresAt": { $lt: before } },
    ],
  });
}

/** Requests whose creation or resume began before `before` and did not come to its end. */
export function staleReservations(store: Store, before: Date): AsyncIterable<RequestDoc> {
  return store.requests.find({ "reservation.at": { $lt: before } });
}

/** The parts of a Request that say which money is held for it. */
export type RequestHolds = Pick<RequestDoc, "_id" | "round" | "holdToken" | "reservation" | "settlement">;

export function holdsOfRequests(store: Store, ids: readonly string[]): Promise<RequestHolds[]> {
  return store.requests
    .find({ _id: { $in: [...ids] } })
    .project<RequestHolds>({ round: 1, holdToken: 1, reservation: 1, settlement: 1 })
    .toArray();
}

/** Requests whose Results have expired by `now` and are still said to be there. */
export function expiredRequests(store: Store, now: Date): AsyncIterable<RequestDoc> {
  return store.requests.find({ recordsDeleted: false, expiresAt: { $lt: now } });
}

/** Says that the Records of a Request are gone, unless it was resumed meanwhile. */
export async function markRecordsDeleted(store: Store, { _id, expiresAt }: RequestDoc): Promise<void> {
  await store.requests.updateOne(
    { _id, expiresAt, reservation: null },
    { $set: { recordsDeleted: true } },
    { writeConcern: DURABLE },
  );
}

/** Requests whose Records are said to be gone and may still be there. */
export function halfDeletedRequests(store: Store): AsyncIterable<RequestDoc> {
  return store.requests.find({ recordsDeleted: true, "segments.0": { $exists: true } });
}

/** After the Records of such a Request were deleted. */
export async function forgetSegments(store: Store, id: string): Promise<void> {
  await store.requests.updateOne({ _id: id, recordsDeleted: true }, { $set: { segments: [] } });
}

import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { QueueMessageDoc } from "./queue-documents.ts";
import { idOfDocument, ofService, queueDocumentId, type QueueOwner } from "./queue-messages.store.ts";
import { lastPlaceAt, placeAt } from "./queue-place.ts";

interface Queue {
  of: QueueOwner;
  queueId: string;
}

/** A message, and the call that pulled it. */
export interface MessageLease {
  id: string;
  token: string;
}

/** The first messages that may be delivered. */
export function firstMessages(
  store: Store,
  { of, queueId: q }: Queue,
  now: Date,
  most: number,
): Promise<QueueMessageDoc[]> {
  const due = { ...ofService(of), q, v: { $lte: lastPlaceAt(now.getTime()) } };
  return store.queueMessages.find(due).sort({ v: 1 }).limit(most).toArray();
}

/** Hides them from everybody else until a moment, those that nobody was faster with, and counts a delivery of each. */
export async function leaseMessages(
  store: Store,
  { queueId: q }: Queue,
  found: readonly QueueMessageDoc[],
  { token, now, until }: { token: string; now: Date; until: Date },
): Promise<QueueMessageDoc[]> {
  if (found.length === 0) return [];
  const leases = found.map(({ _id, v }) => ({
    updateOne: {
      filter: { _id, q, v },
      update: { $set: { v: placeAt(until, now), l: token }, $inc: { a: 1 } } as const,
    },
  }));
  await store.queueMessages.bulkWrite(leases, { ordered: false, writeConcern: DURABLE });
  return store.queueMessages
    .find({ _id: { $in: found.map(({ _id }) => _id) }, q, l: token })
    .sort({ v: 1 })
    .toArray();
}

/** Deletes messages that were handled, and lets others be delivered again. Those whose lease somebody else has by now are left as they are. */
export async function settleLeases(
  store: Store,
  { of, queueId: q }: Queue,
  {
    done,
    again,
    now,
  }: { done: readonly MessageLease[]; again: readonly (MessageLease & { at: Date })[]; now: Date },
): Promise<ReadonlySet<string>> {
  const filterOf = ({ id, token }: MessageLease) => ({ _id: queueDocumentId(of, id), q, l: token });
  const held = await store.queueMessages
    .find({ $or: [...done, ...again].map(filterOf) }, { projection: { _id: 1 } })
    .toArray();
  await store.queueMessages.bulkWrite(
    [
      ...done.map((one) => ({ deleteOne: { filter: filterOf(one) } })),
      ...again.map((one) => ({
        updateOne: {
          filter: filterOf(one),
          update: { $set: { v: placeAt(one.at, now), err: "retry_asked" }, $unset: { l: 1 } } as const,
        },
      })),
    ],
    { ordered: false, writeConcern: DURABLE },
  );
  return new Set(held.map(({ _id }) => idOfDocument(_id)));
}

import type { Filter } from "mongodb";
import type { Store } from "../store.ts";
import type { QueueDeliveryDoc, QueueMessageDoc, QueueStateDoc } from "./queue-documents.ts";
import { ofService, queueDocumentId, type QueueOwner } from "./queue-messages.store.ts";
import { lastPlaceAt, MOST_AT_A_PLACE, visibleAtOf } from "./queue-place.ts";

const BY_PLACE = { q: 1, v: 1, n: 1 } as const;
/** A queue with very many messages is looked at no longer. */
const MEASURE_MS = 8000;

export interface QueueBacklog {
  count: number;
  bytes: number;
  delayed: number;
  /** When the one that has waited longest could be delivered first; null for an empty queue. */
  oldest: Date | null;
}

/** Reads the index alone. */
export async function measureQueue(store: Store, q: string, now: Date): Promise<QueueBacklog> {
  const [found] = await store.queueMessages
    .aggregate<{ count: number; bytes: number; delayed: number; first: number }>(
      [
        { $match: { q } },
        {
          $group: {
            _id: null,
            count: { $sum: 1 },
            bytes: { $sum: "$n" },
            delayed: { $sum: { $cond: [{ $gt: ["$v", lastPlaceAt(now.getTime())] }, 1, 0] } },
            first: { $min: "$v" },
          },
        },
      ],
      { hint: BY_PLACE, maxTimeMS: MEASURE_MS },
    )
    .toArray();
  if (found === undefined) return { count: 0, bytes: 0, delayed: 0, oldest: null };
  const { count, bytes, delayed, first } = found;
  return { count, bytes, delayed, oldest: visibleAtOf(first) };
}

export interface WhichMessages {
  /** Visible by then, or only later. */
  visible?: { by: Date } | { after: Date };
  /** Only those that another queue gave up. */
  isDead?: true;
  /** Only, or all but, these. */
  ids?: { in: readonly string[] } | { notIn: readonly string[] };
}

/** Messages of a queue, those that are to be delivered last first. @param behind the last of the page before */
export async function pageOfMessages(
  store: Store,
  of: QueueOwner,
  queueId: string,
  which: WhichMessages,
  { behind, limit }: { behind: { place: number; id: string } | null; limit: number },
): Promise<QueueMessageDoc[]> {
  const filter: Filter<QueueMessageDoc> = { ...ofService(of), q: queueId };
  const places: Filter<QueueMessageDoc>[] = [];
  if (behind !== null) places.push({ v: { $lte: behind.place } });
  if (which.visible)
    places.push(
      "by" in which.visible
        ? { v: { $lte: lastPlaceAt(which.visible.by.getTime()) } }
        : { v: { $gt: lastPlaceAt(which.visible.after.getTime()) } },
    );
  if (which.isDead) places.push({ src: { $exists: true } });
  if (which.ids) {
    const ids = "in" in which.ids ? which.ids.in : which.ids.notIn;
    const documents = ids.map((id) => queueDocumentId(of, id));
    places.push({ _id: "in" in which.ids ? { $in: documents } : { $nin: documents } });
  }
  if (places.length > 0) filter.$and = places;
  const found = await store.queueMessages
    .find(filter)
    .sort({ v: -1 })
    .hint(BY_PLACE)
    .limit(limit + MOST_AT_A_PLACE)
    .maxTimeMS(MEASURE_MS)
    .toArray();
  const last = behind === null ? -1 : found.findIndex(({ _id }) => _id === queueDocumentId(of, behind.id));
  return found.slice(last + 1, last + 1 + limit);
}

export function findMessage(store: Store, of: QueueOwner, id: string): Promise<QueueMessageDoc | null> {
  return store.queueMessages.findOne({ _id: queueDocumentId(of, id) });
}

export function findQueueState(store: Store, of: QueueOwner, queueId: string): Promise<QueueStateDoc | null> {
  return store.queueStates.findOne({ _id: queueDocumentId(of, queueId) });
}

/** When the next message behind a moment may be delivered. */
export async function nextVisible(store: Store, queueId: string, behind: Date): Promise<Date | null> {
  const next = await store.queueMessages.findOne(
    { q: queueId, v: { $gt: lastPlaceAt(behind.getTime()) } },
    { sort: { v: 1 }, hint: BY_PLACE, projection: { _id: 0, v: 1 } },
  );
  return next === null ? null : visibleAtOf(next.v);
}

/** Deliveries of a queue, newest first. */
export function pageOfDeliveries(
  store: Store,
  of: QueueOwner,
  queueId: string,
  { before, after, limit }: { before?: string | null; after?: string; limit: number },
): Promise<QueueDeliveryDoc[]> {
  const ids: Filter<QueueDeliveryDoc>[] = [ofService(of)];
  if (before != null) ids.push({ _id: { $lt: queueDocumentId(of, before) } });
  if (after !== undefined) ids.push({ _id: { $gt: queueDocumentId(of, after) } });
  return store.queueDeliveries.find({ q: queueId, $and: ids }).sort({ _id: -1 }).limit(limit).toArray();
}

/** The deliveries of one message, oldest first, in whichever queue. */
export function deliveriesOf(
  store: Store,
  of: QueueOwner,
  id: string,
  limit: number,
): Promise<QueueDeliveryDoc[]> {
  return store.queueDeliveries
    .find({ "messages.id": id, ...ofService(of) })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
}

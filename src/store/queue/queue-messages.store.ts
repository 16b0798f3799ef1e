import { Binary } from "mongodb";
import { idsBetween } from "../collection.ts";
import { DURABLE, RELAXED } from "../client.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import { GroupWriter } from "../group-writer.ts";
import { inCommands } from "../in-commands.ts";
import { insertEach } from "../insert-each.ts";
import type { Store } from "../store.ts";
import type { QueueDeliveryDoc, QueueMessageDoc, QueueStateDoc } from "./queue-documents.ts";
import { MOST_AT_A_PLACE, placeAt } from "./queue-place.ts";

/** Of which service something is. */
export interface QueueOwner {
  accountId: string;
  serviceId: string;
}

const startOf = ({ accountId, serviceId }: QueueOwner): string => `${accountId}:${serviceId}:`;
export const queueDocumentId = (of: QueueOwner, id: string): string => startOf(of) + id;
/** `msg_…` of a document. */
export const idOfDocument = (documentId: string): string => documentId.slice(documentId.lastIndexOf(":") + 1);
export const bodyOf = (bytes: Buffer): Binary => new Binary(bytes);

/** Of a service, for the shard on which they are. */
export const ofService = (of: QueueOwner): object =>
  idsBetween(startOf(of), `${of.accountId}:${of.serviceId};`);

/** Stores messages that stand and fall with each other. */
export function addMessages(store: Store, docs: readonly QueueMessageDoc[]): Promise<void> {
  return store.writers.queueMessages.add(docs);
}

/** Stores what becomes of messages. */
export function settleMessages(store: Store, settled: Settlement): Promise<void> {
  return store.writers.queueSettlements.add(settled);
}

/** Notes how a delivery went. */
export function noteDelivery(store: Store, delivery: QueueDeliveryDoc): Promise<void> {
  return store.writers.queueDeliveries.add(delivery);
}

/** Stores what many callers send together. Each of them gives messages that stand and fall with each other. */
export const messageWriter = (store: Store) =>
  new GroupWriter<readonly QueueMessageDoc[], void>(async (sends) => {
    await Promise.all(
      inCommands(sends.flat(), ({ n }) => n).map((docs) =>
        insertEach(store.queueMessages, docs, { writeConcern: DURABLE }),
      ),
    );
    return [];
  }, 0);

/** Of the largest, that is as much as the driver takes at once. */
const MOST_READ = 120;

/** Messages of a queue by their places, from one on up to another. */
export function readMessages(
  store: Store,
  of: QueueOwner,
  { queueId, from, upTo }: { queueId: string; from: number; upTo: number },
): AsyncIterable<QueueMessageDoc> {
  return store.queueMessages
    .find({ ...ofService(of), q: queueId, v: { $gte: from, $lte: upTo } })
    .sort({ v: 1 })
    .hint({ q: 1, v: 1, n: 1 })
    .batchSize(MOST_READ);
}

/** The first place of each of these queues that has a message. One key of the index is read for each. */
export async function firstPlaces(store: Store, queueIds: readonly string[]): Promise<Map<string, number>> {
  const found = await store.queueMessages
    .aggregate<{ _id: string; v: number }>([
      { $match: { q: { $in: [...queueIds] } } },
      { $sort: { q: 1, v: 1 } },
      { $group: { _id: "$q", v: { $first: "$v" } } },
    ])
    .toArray();
  return new Map(found.map(({ _id, v }) => [_id, v]));
}

/** What is to become of messages of a queue that were delivered. */
export type Settlement = { of: QueueOwner; queueId: string; ids: readonly string[] } & (
  | { as: "gone"; attempts?: number }
  /** Unless another delivery of it was counted meanwhile. */
  | { as: "retried"; attempts: number; place: number; error: string }
  | { as: "dead"; attempts: number; to: string; place: number; source: string; at: Date; error: string }
);

/** Writes what became of messages. It may be repeated: what is settled already stays as it is. */
export const settlementWriter = (store: Store) =>
  new GroupWriter<Settlement, void>(async (settled) => {
    await store.queueMessages.bulkWrite(settled.map(operationOf), { ordered: false, writeConcern: DURABLE });
    return [];
  }, 0);

function operationOf(settled: Settlement) {
  const { of, queueId: q, ids } = settled;
  const _id = { $in: ids.map((id) => queueDocumentId(of, id)) };
  if (settled.as === "gone")
    return {
      deleteMany: { filter: { _id, q, ...(settled.attempts !== undefined && { a: settled.attempts }) } },
    };
  const filter = { _id, q, a: settled.attempts };
  if (settled.as === "retried") {
    const { place: v, error: err } = settled;
    return { updateMany: { filter, update: { $set: { v, err }, $inc: { a: 1 } } } };
  }
  const { to, place: v, source: src, at: since, error: err } = settled;
  return { updateMany: { filter, update: { $set: { q: to, v, a: 0, since, src, err } } } };
}

/** Notes how deliveries went; some may be lost where the server is killed. */
export const deliveryWriter = (store: Store) =>
  new GroupWriter<QueueDeliveryDoc, void>(async (docs) => {
    await insertEach(store.queueDeliveries, docs, { writeConcern: RELAXED });
    return [];
  }, 5);

/** What the home of a queue says of it, and what happened since it said it last. */
export async function tellQueueState(
  store: Store,
  now: Pick<QueueStateDoc, "_id" | "at" | "inFlight" | "ids" | "consumers" | "held">,
  since: Pick<QueueStateDoc, "acked" | "retried" | "deadLettered" | "dropped" | "expired">,
): Promise<void> {
  const { _id, ...set } = now;
  await store.queueStates.updateOne(
    { _id },
    { $set: set, $inc: since },
    { upsert: true, writeConcern: RELAXED },
  );
}

/** Deletes all messages of a queue, or those up to a place. How many. */
export function removeMessages(
  store: Store,
  of: QueueOwner,
  queueId: string,
  upTo = Infinity,
): Promise<number> {
  return deleteInSlices(store.queueMessages, { ...ofService(of), q: queueId, v: { $lte: upTo } }, { v: 1 });
}

/** Which of the messages that were given up go back to where they came from. */
export interface ReplayFilter {
  source?: string | null | undefined;
  error?: string | null | undefined;
  sentSince?: Date | null | undefined;
  sentUntil?: Date | null | undefined;
}

/** Puts messages of a queue back into others, some at a time; `to` names the queue by the one that gave them up. How many. */
export async function replayMessages(
  store: Store,
  of: QueueOwner,
  queueId: string,
  {
    filter,
    to,
    most,
    now,
  }: { filter: ReplayFilter; to: ReadonlyMap<string, string>; most: number; now: Date },
): Promise<number> {
  const { source, error, sentSince, sentUntil } = filter;
  const wanted = {
    ...ofService(of),
    q: queueId,
    src: source == null ? { $in: [...to.keys()] } : source,
    ...(error != null && { err: error }),
    ...((sentSince != null || sentUntil != null) && {
      at: { ...(sentSince != null && { $gte: sentSince }), ...(sentUntil != null && { $lt: sentUntil }) },
    }),
  };
  const found = await store.queueMessages
    .find(wanted, { projection: { _id: 1, src: 1 } })
    .sort({ v: 1 })
    .limit(most)
    .toArray();
  const moves = [...Map.groupBy(found, (doc) => doc.src ?? "")].flatMap(([src, docs]) => {
    const target = to.get(src);
    if (target === undefined) return [];
    return inCommands(docs, () => 0, MOST_AT_A_PLACE).map((some) => ({
      updateMany: {
        filter: { _id: { $in: some.map(({ _id }) => _id) }, q: queueId },
        update: {
          $set: { q: target, v: placeAt(now, now), a: 0, since: now },
          $unset: { src: 1, err: 1 },
        } as const,
      },
    }));
  });
  if (moves.length === 0) return 0;
  return (await store.queueMessages.bulkWrite(moves, { writeConcern: DURABLE })).modifiedCount;
}

/** For good, with all that is known of it. */
export async function forgetQueue(store: Store, of: QueueOwner, queueId: string): Promise<void> {
  await removeMessages(store, of, queueId);
  await deleteInSlices(store.queueDeliveries, { ...ofService(of), q: queueId }, { _id: -1 });
  await store.queueStates.deleteOne({ _id: queueDocumentId(of, queueId) }, { writeConcern: RELAXED });
}

import { DURABLE } from "../client.ts";
import type { SubscriptionDoc } from "./plan-documents.ts";
import type { Store } from "../store.ts";

export function findSubscription(store: Store, accountId: string): Promise<SubscriptionDoc | null> {
  return store.subscriptions.findOne({ _id: accountId });
}

/** Stores a subscription in place of the revision before; false when another writer, or a later read, came first. */
export async function saveSubscription(store: Store, doc: SubscriptionDoc): Promise<boolean> {
  const { _id, ...rest } = doc;
  if (doc.revision === 1) {
    const made = await store.subscriptions.updateOne(
      { _id },
      { $setOnInsert: rest },
      { upsert: true, writeConcern: DURABLE },
    );
    return made.upsertedCount === 1;
  }
  const { matchedCount } = await store.subscriptions.replaceOne(
    { _id, revision: doc.revision - 1, reads: { $lte: doc.reads } },
    rest,
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Notes that the steps of a revision are done. */
export async function markSubscriptionSettled(store: Store, doc: SubscriptionDoc): Promise<void> {
  await store.subscriptions.updateOne(
    { _id: doc._id, revision: doc.revision },
    { $set: { isSettled: true, effects: [] }, $inc: { revision: 1 } },
    { writeConcern: DURABLE },
  );
}

/** Subscriptions with steps that were cut off. */
export function unsettledSubscriptions(store: Store): AsyncIterable<SubscriptionDoc> {
  return store.subscriptions.find({ isSettled: false });
}

/** Those whose days of grace began before `since`. */
export function overdueSubscriptions(store: Store, since: Date): AsyncIterable<SubscriptionDoc> {
  return store.subscriptions.find({ status: "grace", failingSince: { $lte: since } });
}

/** Living ones that should have a next period, that nobody has reported, and that were not read since `before` either. */
export function lateSubscriptions(store: Store, before: Date): AsyncIterable<SubscriptionDoc> {
  return store.subscriptions.find({
    status: { $in: ["active", "grace", "past_due"] },
    periodEnd: { $lt: before },
    readAt: { $lt: before },
  });
}

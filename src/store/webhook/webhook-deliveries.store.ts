import type { Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import { insertEach } from "../insert-each.ts";
import { ownedDocuments } from "../owned-documents.ts";
import type { Store } from "../store.ts";
import type { DeliveryState, WebhookAttempt, WebhookDeliveryDoc } from "./webhook-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;
/** Attempts that a delivery remembers. */
const KEPT_ATTEMPTS = 30;

/** Stores those that are not there yet; whether any was new. */
export async function insertDeliveries(
  store: Store,
  deliveries: readonly WebhookDeliveryDoc[],
): Promise<boolean> {
  if (deliveries.length === 0) return false;
  return (await insertEach(store.webhookDeliveries, deliveries, { writeConcern: DURABLE })).includes(true);
}

/** Takes the delivery that is due for longest, but of nobody in `without`; null when there is none. */
export function claimDelivery(
  store: Store,
  lease: {
    token: string;
    now: Date;
    until: Date;
    without: { accounts: readonly string[]; endpoints: readonly string[] };
  },
): Promise<WebhookDeliveryDoc | null> {
  return store.webhookDeliveries.findOneAndUpdate(
    {
      nextAt: { $lte: lease.now },
      accountId: { $nin: [...lease.without.accounts] },
      endpointId: { $nin: [...lease.without.endpoints] },
    },
    { $set: { nextAt: lease.until, leaseToken: lease.token } },
    { ...AFTER, sort: { nextAt: 1 } },
  );
}

/** Keeps a delivery while it is tried; false once another process has it. */
export async function keepDelivery(store: Store, id: string, token: string, until: Date): Promise<boolean> {
  const kept = await store.webhookDeliveries.updateOne(
    { _id: id, leaseToken: token },
    { $set: { nextAt: until } },
    { writeConcern: DURABLE },
  );
  return kept.matchedCount === 1;
}

/** Notes how a try went. Nothing is noted once another process has the delivery. */
export async function noteAttempt(
  store: Store,
  id: string,
  token: string,
  outcome: {
    attempt: WebhookAttempt | null;
    state: DeliveryState;
    nextAt: Date | null;
    endedAt: Date | null;
  },
): Promise<void> {
  const { attempt, state, nextAt, endedAt } = outcome;
  const hasFailed = attempt !== null && state !== "delivered";
  await store.webhookDeliveries.updateOne(
    { _id: id, leaseToken: token },
    {
      $set: { state, endedAt, ...(nextAt === null ? {} : { nextAt }) },
      $unset: { leaseToken: "", ...(nextAt === null ? { nextAt: "" } : {}) },
      ...(attempt === null
        ? {}
        : {
            $push: { attempts: { $each: [attempt], $slice: -KEPT_ATTEMPTS } },
            $inc: { attemptCount: 1, failures: hasFailed ? 1 : 0 },
          }),
    },
    { writeConcern: DURABLE },
  );
}

/** Deliveries of the account, newest first, older than `before`. Ids sort by time. */
export function listDeliveries(
  store: Store,
  accountId: string,
  page: { endpointId: string | null; state: DeliveryState | null; before: string | null; limit: number },
): Promise<WebhookDeliveryDoc[]> {
  const filter: Filter<WebhookDeliveryDoc> = { accountId };
  if (page.endpointId !== null) filter.endpointId = page.endpointId;
  if (page.state !== null) filter.state = page.state;
  if (page.before !== null) filter._id = { $lt: page.before };
  return store.webhookDeliveries.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

export const { find: findDelivery } = ownedDocuments((store) => store.webhookDeliveries);

const AGAIN = { state: "pending", failures: 0, endedAt: null } as const;

/** Makes a delivery due now, however it ended; one that is being tried stays as it is. Null when there is none. */
export async function replayDelivery(
  store: Store,
  accountId: string,
  id: string,
  now: Date,
): Promise<WebhookDeliveryDoc | null> {
  const again = await store.webhookDeliveries.findOneAndUpdate(
    { _id: id, accountId, leaseToken: { $exists: false } },
    { $set: { ...AGAIN, nextAt: now } },
    AFTER,
  );
  return again ?? findDelivery(store, accountId, id);
}

interface FailedAt {
  endpointId: string;
  since: Date;
}
const failedAt = (accountId: string, { endpointId, since }: FailedAt): Filter<WebhookDeliveryDoc> => ({
  ...{ accountId, endpointId, state: "failed", createdAt: { $gte: since } },
});

/** Of what those tell that have failed since. */
export function failedTopics(store: Store, accountId: string, failed: FailedAt): Promise<string[]> {
  return store.webhookDeliveries.distinct("topic", failedAt(accountId, failed));
}

/** Makes those of these topics due now that have failed since; how many. */
export async function replayFailed(
  store: Store,
  accountId: string,
  { topics, now, ...failed }: FailedAt & { topics: readonly string[]; now: Date },
): Promise<number> {
  const again = await store.webhookDeliveries.updateMany(
    { ...failedAt(accountId, failed), topic: { $in: [...topics] } },
    { $set: { ...AGAIN, nextAt: now } },
    { writeConcern: DURABLE },
  );
  return again.modifiedCount;
}

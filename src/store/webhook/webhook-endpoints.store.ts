import { DURABLE } from "../client.ts";
import { keptDocuments } from "../kept-documents.ts";
import type { Store } from "../store.ts";
import type { WebhookEndpointDoc, WebhookSecret } from "./webhook-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** The account's endpoints, oldest first. */
export function listEndpoints(store: Store, accountId: string): Promise<WebhookEndpointDoc[]> {
  return store.webhookEndpoints.find({ accountId }).sort({ _id: 1 }).toArray();
}

export const {
  insert: insertEndpoint,
  find: findEndpoint,
  change: updateEndpoint,
  remove: deleteEndpoint,
} = keptDocuments((store) => store.webhookEndpoints);

/** Puts other secrets in place of those that were read; null when somebody was faster. */
export function replaceSecrets(
  store: Store,
  endpoint: WebhookEndpointDoc,
  secrets: WebhookSecret[],
  now: Date,
): Promise<WebhookEndpointDoc | null> {
  const { _id, accountId } = endpoint;
  const newest = endpoint.secrets[0]?.secret ?? null;
  return store.webhookEndpoints.findOneAndUpdate(
    { _id, accountId, "secrets.0.secret": newest },
    { $set: { secrets, updatedAt: now } },
    AFTER,
  );
}

/** Notes that an endpoint took a delivery. */
export async function noteSuccess(store: Store, id: string, now: Date): Promise<void> {
  await store.webhookEndpoints.updateOne(
    { _id: id },
    { $set: { failingSince: null, lastDeliveredAt: now } },
    { writeConcern: DURABLE },
  );
}

/** Notes that an endpoint did not take a delivery; the endpoint, with the moment when that began. */
export function noteFailure(store: Store, id: string, now: Date): Promise<WebhookEndpointDoc | null> {
  return store.webhookEndpoints.findOneAndUpdate(
    { _id: id },
    [{ $set: { failingSince: { $ifNull: ["$failingSince", now] } } }],
    AFTER,
  );
}

/** Switches an endpoint off that has taken nothing since. */
export async function disableEndpoint(
  store: Store,
  { _id, failingSince }: WebhookEndpointDoc,
  reason: "failures" | "gone",
  now: Date,
): Promise<void> {
  await store.webhookEndpoints.updateOne(
    { _id, failingSince, isEnabled: true },
    { $set: { isEnabled: false, disabledReason: reason, updatedAt: now } },
    { writeConcern: DURABLE },
  );
}

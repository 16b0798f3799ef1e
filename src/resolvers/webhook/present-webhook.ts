import type { WebhookDelivery } from "../../schema/webhook/webhook-delivery.type.ts";
import type { WebhookEndpoint } from "../../schema/webhook/webhook.type.ts";
import type { WebhookDeliveryDoc, WebhookEndpointDoc } from "../../store/webhook/webhook-documents.ts";

/** Without the text of its secrets, and without those that are over. */
export function presentEndpoint(doc: WebhookEndpointDoc, now: Date): WebhookEndpoint {
  const { _id, url, description, topics, includeRecords, isEnabled, failingSince } = doc;
  const { lastDeliveredAt, createdAt, updatedAt } = doc;
  const secrets = doc.secrets
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .map((one) => ({ createdAt: one.createdAt, expiresAt: one.expiresAt }));
  return {
    ...{
      id: _id,
      url,
      description,
      topics,
      includeRecords,
      isEnabled,
      disabledReason: doc.disabledReason,
      secrets,
    },
    ...{ failingSince, lastDeliveredAt, createdAt, updatedAt },
  };
}

export function presentDelivery(doc: WebhookDeliveryDoc): WebhookDelivery {
  const { _id, endpointId, topic, payload, attemptCount, attempts, nextAt, createdAt, endedAt } = doc;
  return {
    ...{ id: _id, endpointId, topic, status: doc.state, payload, attemptCount, attempts },
    ...{ nextAttemptAt: nextAt ?? null, createdAt, endedAt },
  };
}

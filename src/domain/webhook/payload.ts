import { eventId } from "../../kinds/ids.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { WebhookDeliveryDoc, WebhookEndpointDoc } from "../../store/webhook/webhook-documents.ts";

/** Something that is told to endpoints. */
export interface WebhookEvent {
  accountId: string;
  /** Names it: an endpoint is notified of it once. */
  key: string;
  topic: string;
  at: Date;
  data: JsonObject;
}

/** What is to be sent of an event to an endpoint: the same document, id and body each time that it is made. */
export function deliveryOf(
  event: WebhookEvent,
  endpoint: Pick<WebhookEndpointDoc, "_id">,
  now: Date,
): WebhookDeliveryDoc {
  const { accountId, key, topic, at, data } = event;
  return {
    _id: eventId("webhookDelivery", at, `${endpoint._id} ${accountId} ${key}`),
    accountId,
    endpointId: endpoint._id,
    topic,
    payload: JSON.stringify({ type: topic, timestamp: at.toISOString(), data }),
    state: "pending",
    attempts: [],
    attemptCount: 0,
    failures: 0,
    nextAt: now,
    createdAt: now,
    endedAt: null,
  };
}

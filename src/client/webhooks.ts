import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  WebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  ReplayWebhookDocument,
  WebhookDocument,
  WebhooksDocument,
  ReplayFailedWebhooksDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type {
  NewWebhook,
  Page,
  PageOptions,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryStatus,
} from "./models.ts";
import { given } from "./quarry-error.ts";

/** Where webhooks are sent, and how that went. */
export interface WebhookCalls {
  /** All endpoints, oldest first; at most 20. */
  webhooks(): Promise<Webhook[]>;
  /** One endpoint; null for no such one. */
  webhook(id: string): Promise<Webhook | null>;
  /** Makes an endpoint; `secret` is never shown again. */
  createWebhook(webhook: NewWebhook): Promise<{ endpoint: Webhook; secret: string }>;
  /** Changes an endpoint; what is left out stays. */
  updateWebhook(id: string, change: WebhookChange): Promise<Webhook>;
  deleteWebhook(id: string): Promise<Webhook>;
  /** Gives an endpoint a new secret; the older ones still sign for `overlapHours`, 24 unless given. */
  rotateWebhookSecret(
    id: string,
    options?: { overlapHours?: number },
  ): Promise<{ endpoint: Webhook; secret: string }>;
  /** Sends a `webhook.test`; ask for the delivery to see how it went. */
  testWebhook(id: string): Promise<WebhookDelivery>;
  /** A page of deliveries, newest first, 1 to 100 of them, 20 unless given. */
  webhookDeliveries(
    options?: PageOptions & { endpointId?: string; status?: WebhookDeliveryStatus },
  ): Promise<Page<WebhookDelivery>>;
  /** One delivery; null for no such one. */
  webhookDelivery(id: string): Promise<WebhookDelivery | null>;
  /** Sends a delivery again with the same id and body. */
  replayWebhook(deliveryId: string): Promise<WebhookDelivery>;
  /** Sends everything again that has failed at an endpoint, since then or ever; how many. */
  replayFailedWebhooks(endpointId: string, options?: { since?: string }): Promise<number>;
}

const DELIVERIES = 20;
const OVERLAP_HOURS = 24;

export function webhookCalls(http: HttpSettings): WebhookCalls {
  const { url } = http;
  return {
    webhooks: async () => (await send(http, WebhooksDocument, {})).webhookEndpoints,
    webhook: async (id) => (await send(http, WebhookDocument, { id })).webhookEndpoint ?? null,
    createWebhook: async (input) =>
      given(url, (await send(http, CreateWebhookDocument, { input })).webhookEndpointCreate),
    updateWebhook: async (id, input) =>
      given(url, (await send(http, UpdateWebhookDocument, { id, input })).webhookEndpointUpdate).endpoint,
    deleteWebhook: async (id) =>
      given(url, (await send(http, DeleteWebhookDocument, { id })).webhookEndpointDelete).endpoint,
    rotateWebhookSecret: async (id, { overlapHours = OVERLAP_HOURS } = {}) =>
      given(
        url,
        (await send(http, RotateWebhookSecretDocument, { id, overlapHours })).webhookEndpointRotateSecret,
      ),
    testWebhook: async (id) =>
      given(url, (await send(http, TestWebhookDocument, { id })).webhookEndpointTest).delivery,
    async webhookDeliveries({ after, first = DELIVERIES, endpointId, status } = {}) {
      const asked = { first, after, endpointId, status };
      const { nodes, pageInfo } = (await send(http, WebhookDeliveriesDocument, asked)).webhookDeliveries;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    webhookDelivery: async (id) =>
      (await send(http, WebhookDeliveryDocument, { id })).webhookDelivery ?? null,
    replayWebhook: async (id) =>
      given(url, (await send(http, ReplayWebhookDocument, { id })).webhookDeliveryReplay).delivery,
    replayFailedWebhooks: async (endpointId, { since } = {}) =>
      given(
        url,
        (await send(http, ReplayFailedWebhooksDocument, { endpointId, since })).webhookDeliveriesReplayFailed,
      ).replayedCount,
  };
}

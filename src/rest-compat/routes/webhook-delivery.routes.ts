import { z } from "zod";
import {
  WebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  ReplayWebhookDocument,
  ReplayFailedWebhooksDocument,
  TestWebhookDocument,
  type WebhookDeliveryStatus,
} from "../../generated/rest-documents.ts";
import { webhookDelivery } from "../../kinds/webhook.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const deliveriesQuery = pageQuery(webhookDelivery).extend({
  endpoint_id: z.string().min(1).max(200).optional().describe("Only those to this endpoint."),
  status: z.enum(["pending", "delivered", "failed"]).optional().describe("Only those that are so far."),
});

const replay = z.strictObject({
  since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("Only what was made then or later; a date and time with its zone."),
});

const one = { status: 200, description: "The delivery." } as const;

export const webhookDeliveryRoutes = [
  route({
    method: "POST",
    path: "/v1/webhooks/:id/test",
    access: "key",
    summary: "Sends a `webhook.test` to an endpoint; get the delivery again to see how it went.",
    reference: { operationId: "testWebhook", tag: "Webhooks", answer: one, errors: ["not_found"] },
    document: TestWebhookDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/webhooks/:id/replay-failed",
    access: "key",
    summary: "Sends everything again that has failed at an endpoint.",
    reference: {
      operationId: "replayFailedWebhooks",
      tag: "Webhooks",
      body: { schema: replay, example: { since: "2026-01-31T12:00:00Z" } },
      answer: { status: 200, description: "What is sent again." },
      errors: ["invalid_input", "not_found"],
    },
    document: ReplayFailedWebhooksDocument,
    variables({ params, body }) {
      const { since } = read(replay, body ?? {}, "field");
      return { endpointId: params.id ?? "", since: since ?? null };
    },
  }),
  route({
    method: "GET",
    path: "/v1/webhook-deliveries",
    access: "key",
    summary: "What was sent to endpoints and how it went, newest first.",
    reference: {
      operationId: "listWebhookDeliveries",
      tag: "Webhooks",
      query: deliveriesQuery,
      answer: { status: 200, description: "A page of deliveries." },
      errors: ["invalid_input", "invalid_cursor", "not_found"],
    },
    document: WebhookDeliveriesDocument,
    variables: ({ query: { endpoint_id: endpointId, status, ...page } }) => ({
      ...pageVariables(page),
      endpointId: endpointId ?? null,
      status: (status?.toUpperCase() as WebhookDeliveryStatus | undefined) ?? null,
    }),
  }),
  route({
    method: "GET",
    path: "/v1/webhook-deliveries/:id",
    access: "key",
    summary: "One delivery with its tries.",
    reference: { operationId: "getWebhookDelivery", tag: "Webhooks", answer: one, errors: ["not_found"] },
    document: WebhookDeliveryDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/webhook-deliveries/:id/replay",
    access: "key",
    summary: "Sends a delivery again with the same id and body, however it ended.",
    reference: { operationId: "replayWebhookDelivery", tag: "Webhooks", answer: one, errors: ["not_found"] },
    document: ReplayWebhookDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
];

import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  ReplayFailedWebhooksDocument,
  ReplayWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  WebhookDeliveryDocument,
  WebhookDocument,
  WebhooksDocument,
} from "../../generated/rest-documents.ts";
import { webhookDelivery, webhookEndpoint } from "../../kinds/webhook.ts";
import { row, rows } from "../row.ts";

export const webhookRoutes = rows(webhookEndpoint, {
  "GET /": WebhooksDocument,
  "POST /": CreateWebhookDocument,
  "GET /:id": WebhookDocument,
  "PATCH /:id": UpdateWebhookDocument,
  "DELETE /:id": row(DeleteWebhookDocument, { description: "The endpoint that was removed." }),
  "POST /:id/rotate-secret": RotateWebhookSecretDocument,
  "POST /:id/test": TestWebhookDocument,
  "POST /:id/replay-failed": ReplayFailedWebhooksDocument,
});

export const webhookDeliveryRoutes = rows(webhookDelivery, {
  "GET /": WebhookDeliveriesDocument,
  "GET /:id": WebhookDeliveryDocument,
  "POST /:id/replay": row(ReplayWebhookDocument, { operationId: "replayWebhookDelivery" }),
});

import { z } from "zod";
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  WebhookDocument,
  WebhooksDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
} from "../../generated/rest-documents.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const parts = {
  url: z.string().describe("An https:// URL with a public address."),
  topics: z.array(z.string()).describe("What to send: kinds of notifications; `*` is all."),
  description: z.string().describe("Words of your own, at most 200 characters."),
  includeRecords: z.int().describe("How many Records a `request.finished` brings along, 0 to 100."),
  isEnabled: z.boolean().describe("Whether anything is sent."),
};
const newWebhook = z.strictObject({
  url: parts.url,
  topics: parts.topics,
  description: parts.description.default(""),
  includeRecords: parts.includeRecords.default(0),
  isEnabled: parts.isEnabled.default(true),
});
const changedWebhook = z.strictObject(parts).partial();
const rotation = z.strictObject({
  overlapHours: z.int().default(24).describe("How long the older secrets still sign, 0 to 168."),
});

export const webhookRoutes = [
  route({
    method: "GET",
    path: "/v1/webhooks",
    access: "key",
    summary: "Where webhooks are sent, oldest first; at most 20.",
    reference: {
      operationId: "listWebhooks",
      tag: "Webhooks",
      answer: { status: 200, description: "All endpoints." },
      errors: [],
    },
    document: WebhooksDocument,
    variables: () => ({}),
  }),
  route({
    method: "POST",
    path: "/v1/webhooks",
    access: "key",
    summary: "Makes an endpoint; the text of its secret is in this answer only.",
    reference: {
      operationId: "createWebhook",
      tag: "Webhooks",
      body: {
        schema: newWebhook,
        example: {
          url: "https://example.org/hooks/quarry",
          topics: ["request.finished"],
          includeRecords: 10,
        },
      },
      answer: { status: 201, description: "The new endpoint." },
      errors: ["invalid_input", "webhook_limit_reached"],
    },
    document: CreateWebhookDocument,
    variables: ({ body }) => ({ input: read(newWebhook, body, "field") }),
  }),
  route({
    method: "GET",
    path: "/v1/webhooks/:id",
    access: "key",
    summary: "One endpoint.",
    reference: {
      operationId: "getWebhook",
      tag: "Webhooks",
      answer: { status: 200, description: "The endpoint." },
      errors: ["not_found"],
    },
    document: WebhookDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "PATCH",
    path: "/v1/webhooks/:id",
    access: "key",
    summary: "Changes an endpoint; what is left out stays. Switching one on forgets how long it failed.",
    reference: {
      operationId: "updateWebhook",
      tag: "Webhooks",
      body: { schema: changedWebhook, example: { isEnabled: false } },
      answer: { status: 200, description: "The endpoint after the change." },
      errors: ["invalid_input", "not_found"],
    },
    document: UpdateWebhookDocument,
    variables: ({ params, body }) => ({ id: params.id ?? "", input: read(changedWebhook, body, "field") }),
  }),
  route({
    method: "DELETE",
    path: "/v1/webhooks/:id",
    access: "key",
    summary: "Removes an endpoint; what was still to be sent there is not sent.",
    reference: {
      operationId: "deleteWebhook",
      tag: "Webhooks",
      answer: { status: 200, description: "The endpoint that is no more." },
      errors: ["not_found"],
    },
    document: DeleteWebhookDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/webhooks/:id/rotate-secret",
    access: "key",
    summary: "Gives an endpoint a new secret; deliveries are signed with the older ones too for a while.",
    reference: {
      operationId: "rotateWebhookSecret",
      tag: "Webhooks",
      body: { schema: rotation, example: { overlapHours: 24 } },
      answer: { status: 200, description: "The endpoint with its new secret." },
      errors: ["invalid_input", "not_found", "webhook_limit_reached"],
    },
    document: RotateWebhookSecretDocument,
    variables: ({ params, body }) => ({ id: params.id ?? "", ...read(rotation, body ?? {}, "field") }),
  }),
];

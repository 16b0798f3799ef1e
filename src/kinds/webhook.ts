import { owner, usualFields } from "./access.ts";
import { kind } from "./kind.ts";

/** A URL of the account that webhooks are sent to. */
export const webhookEndpoint = kind({
  id: "whk",
  node: "WebhookEndpoint",
  one: "endpoint",
  many: "endpoints",
  most: 20,
  rest: {
    tag: {
      name: "Webhooks",
      what: "Signed calls to your own URLs, following the Standard Webhooks specification.",
      place: 8,
    },
    path: "/v1/webhooks",
  },
  access: {
    // Topics, Records and bodies ask for the scopes of what they tell besides (src/domain/webhook/topics.ts).
    ...owner("account")(
      ...usualFields("webhookEndpoint", "webhookEndpoints"),
      "Mutation.webhookEndpointRotateSecret",
      "Mutation.webhookEndpointTest",
    ),
  },
});

export const webhookDelivery = kind({
  id: "whd",
  node: "WebhookDelivery",
  one: "delivery",
  many: "deliveries",
  most: { not: "nobody makes one, and they are forgotten after 30 days" },
  page: { usual: 20, most: 100 },
  rest: { tag: webhookEndpoint.rest.tag, path: "/v1/webhook-deliveries" },
  access: owner("account")(
    "Query.webhookDeliveries",
    "Query.webhookDelivery",
    "Mutation.webhookDeliveryReplay",
    "Mutation.webhookDeliveriesReplayFailed",
  ),
});

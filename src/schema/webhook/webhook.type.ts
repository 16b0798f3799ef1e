import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { webhookEndpoint } from "../../kinds/webhook.ts";
import { payload } from "../shared/relay.ts";
import { Node } from "../shared/node.type.ts";
import { DateTime } from "../shared/scalars.ts";

export const WebhookDisabledReason = {
  OWNER: "owner",
  FAILURES: "failures",
  GONE: "gone",
} as const;
export type WebhookDisabledReason = (typeof WebhookDisabledReason)[keyof typeof WebhookDisabledReason];

registerEnumType(WebhookDisabledReason, {
  name: "WebhookDisabledReason",
  description: "Why an endpoint is switched off.",
  valuesConfig: {
    OWNER: { description: "Its owner switched it off." },
    FAILURES: { description: "It accepted nothing for five days." },
    GONE: { description: "It answered 410 Gone." },
  },
});

@ObjectType({
  description: "A key that deliveries are signed with. Its text is shown once, when it is made.",
})
export class WebhookSecret {
  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when it still signs together with a newer one; null for the newest.",
  })
  expiresAt: Date | null;
}

@ObjectType({ implements: Node, description: "A URL that webhooks are sent to." })
export class WebhookEndpoint extends Node {
  @Field(() => String, { description: "Where they are sent." })
  url: string;

  @Field(() => String, { description: "A description by its owner." })
  description: string;

  @Field(() => [String], { description: "What is sent: kinds of notifications; `*` is all." })
  topics: string[];

  @Field(() => Int, { description: "How many Records a `request.finished` includes, 0 to 100." })
  includeRecords: number;

  @Field(() => Boolean, { description: "Whether anything is sent." })
  isEnabled: boolean;

  @Field(() => WebhookDisabledReason, {
    nullable: true,
    description: "Why it is switched off; null while it is on.",
  })
  disabledReason: WebhookDisabledReason | null;

  @Field(() => [WebhookSecret], { description: "The secrets that sign now, newest first." })
  secrets: WebhookSecret[];

  @Field(() => DateTime, {
    nullable: true,
    description: "Since when it has accepted nothing; null after a success.",
  })
  failingSince: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it last accepted a delivery." })
  lastDeliveredAt: Date | null;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, { description: "When it was changed." })
  updatedAt: Date;
}

@ObjectType({ description: "The endpoint with its new secret." })
export class WebhookEndpointSecretPayload {
  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint: WebhookEndpoint;

  @Field(() => String, {
    description: "What deliveries are signed with: store it now, it is never shown again.",
  })
  secret: string;
}

@ObjectType({ description: "The endpoint after the change." })
export class WebhookEndpointPayload extends payload("endpoint", WebhookEndpoint, webhookEndpoint) {}

@ObjectType({ description: "How many deliveries are sent again." })
export class WebhookDeliveriesReplayPayload {
  @Field(() => ID, { description: "The endpoint." })
  endpointId: string;

  @Field(() => Int, { description: "How many." })
  replayedCount: number;
}

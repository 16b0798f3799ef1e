import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { webhookDelivery } from "../../kinds/webhook.ts";
import { connection, payload } from "../shared/relay.ts";
import { Node } from "../shared/node.type.ts";
import { DateTime } from "../shared/scalars.ts";

export const WebhookDeliveryStatus = {
  PENDING: "pending",
  DELIVERED: "delivered",
  FAILED: "failed",
} as const;
export type WebhookDeliveryStatus = (typeof WebhookDeliveryStatus)[keyof typeof WebhookDeliveryStatus];

registerEnumType(WebhookDeliveryStatus, {
  name: "WebhookDeliveryStatus",
  description: "Status of a delivery.",
  valuesConfig: {
    PENDING: { description: "To be tried, for the first time or again." },
    DELIVERED: { description: "The endpoint answered 200 to 299." },
    FAILED: { description: "Given up; it can be replayed." },
  },
});

@ObjectType({ description: "One call of the endpoint." })
export class WebhookAttempt {
  @Field(() => DateTime, { description: "When it started." })
  at: Date;

  @Field(() => Int, { description: "How long it took, in milliseconds." })
  durationMs: number;

  @Field(() => Int, { nullable: true, description: "HTTP status of the answer; null without one." })
  status: number | null;

  @Field(() => String, { nullable: true, description: "Why it failed; null for a success." })
  error: string | null;

  @Field(() => String, { nullable: true, description: "The first kilobyte of the answer." })
  answer: string | null;
}

@ObjectType({
  implements: Node,
  description: "One event for one endpoint. Its id is the `webhook-id` of every attempt.",
})
export class WebhookDelivery extends Node {
  @Field(() => ID, { description: "The endpoint." })
  endpointId: string;

  @Field(() => String, { description: "What it tells, such as `request.finished`." })
  topic: string;

  @Field(() => WebhookDeliveryStatus, { description: "Its status." })
  status: WebhookDeliveryStatus;

  /** The body, which not everybody who reads the rest may read. */
  payload: string;

  @Field(() => Int, { description: "How many times it was tried." })
  attemptCount: number;

  @Field(() => [WebhookAttempt], { description: "The newest 30 attempts, oldest first." })
  attempts: WebhookAttempt[];

  @Field(() => DateTime, { nullable: true, description: "When it is tried next; null once it has ended." })
  nextAttemptAt: Date | null;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was delivered or given up." })
  endedAt: Date | null;
}

@ObjectType({ description: "A page of deliveries, newest first." })
export class WebhookDeliveryConnection extends connection(WebhookDelivery, webhookDelivery) {}

@ObjectType({ description: "The delivery after the call." })
export class WebhookDeliveryPayload extends payload("delivery", WebhookDelivery, webhookDelivery) {}

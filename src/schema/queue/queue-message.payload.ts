import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { QUEUE_LIMITS } from "../../kinds/queue.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";
import { QueueMessage } from "./queue-message.type.ts";
import { QueueContentType } from "./queue.enum.ts";

@InputType({ description: "A message." })
export class QueueMessageInput {
  @JsonSchema({ examples: [{ to: "ada@example.com" }] })
  @Field(() => JsonValue, {
    nullable: true,
    description: `Its body: any JSON; text where \`contentType\` is text, or bytes in base64. At most ${QUEUE_LIMITS.bodyBytes} bytes.`,
  })
  body?: unknown;

  @Field(() => QueueContentType, { nullable: true, description: "What the body is; JSON when left out." })
  contentType?: QueueContentType | null;

  @JsonSchema({ examples: [60], minimum: 0, maximum: QUEUE_LIMITS.delaySeconds })
  @Field(() => Int, { nullable: true, description: "Seconds until it may be delivered; 0 when left out." })
  delaySeconds?: number | null;
}

@InputType({ description: "A message to send." })
export class QueueSendInput extends QueueMessageInput {
  @JsonSchema({ examples: ["order-17"], minLength: 1, maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description: "A call with the key of one within 24 hours sends nothing, and answers what that did.",
  })
  idempotencyKey?: string | null;
}

@InputType({ description: "Messages to send, all of them or none." })
export class QueueSendBatchInput {
  @JsonSchema({ examples: [[{ body: { to: "ada@example.com" } }]] })
  @Field(() => [QueueMessageInput], {
    description: `1 to ${QUEUE_LIMITS.batchMessages} messages, together at most ${QUEUE_LIMITS.batchBytes} bytes, 100 for each included.`,
  })
  messages: QueueMessageInput[];

  @JsonSchema({ examples: [60], minimum: 0, maximum: QUEUE_LIMITS.delaySeconds })
  @Field(() => Int, { nullable: true, description: "Of the messages that do not say it themselves." })
  delaySeconds?: number | null;

  @JsonSchema({ examples: ["orders-17"], minLength: 1, maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description: "A call with the key of one within 24 hours sends nothing, and answers what that did.",
  })
  idempotencyKey?: string | null;
}

@ObjectType({ description: "A message that is stored." })
export class SentQueueMessage {
  @JsonSchema({ examples: ["msg_68f0c2d4a1b2c3d4e5f60718"] })
  @Field(() => ID, { description: "Its id." })
  id: string;

  @Field(() => DateTime, { description: "From when on it may be delivered." })
  visibleAt: Date;
}

@ObjectType({ description: "The message that was sent." })
export class QueueSendPayload {
  @Field(() => SentQueueMessage, { description: "It." })
  message: SentQueueMessage;
}

@ObjectType({ description: "The messages that were sent." })
export class QueueSendBatchPayload {
  @Field(() => [ID], { description: "Their ids, in the order in which they were given." })
  ids: string[];
}

@InputType({ description: "Which messages are pulled." })
export class QueuePullInput {
  @JsonSchema({ examples: [10], minimum: 1, maximum: QUEUE_LIMITS.pulledMessages })
  @Field(() => Int, { defaultValue: 5, description: "How many, at most." })
  batchSize: number;

  @JsonSchema({ examples: [60], minimum: 1, maximum: QUEUE_LIMITS.visibilitySeconds })
  @Field(() => Int, { defaultValue: 30, description: "Seconds for which nobody else gets them." })
  visibilityTimeoutSeconds: number;
}

@ObjectType({ description: "A message that was pulled." })
export class PulledQueueMessage extends QueueMessage {
  @JsonSchema({ examples: ["msg_68f0c2d4a1b2c3d4e5f60718.0d6f1f4e-7f0a-4a3c-9a53-3a5c8b9d1e2f"] })
  @Field(() => ID, { description: "By which it is acknowledged." })
  leaseId: string;
}

@ObjectType({ description: "The messages that were pulled." })
export class QueuePullPayload {
  @Field(() => [PulledQueueMessage], { description: "They; none where none waits." })
  messages: PulledQueueMessage[];
}

@InputType({ description: "A message that is to come again." })
export class QueueRetryInput {
  @Field(() => ID, { description: "Its lease." })
  leaseId: string;

  @JsonSchema({ examples: [60], minimum: 0, maximum: QUEUE_LIMITS.delaySeconds })
  @Field(() => Int, { defaultValue: 0, description: "Seconds until it may be pulled again." })
  delaySeconds: number;
}

@InputType({ description: "What became of messages that were pulled, 100 at most." })
export class QueueAcknowledgeInput {
  @JsonSchema({ examples: [["msg_6b0980000000000000000001.1"]] })
  @Field(() => [ID], { defaultValue: [], description: "Leases of those that are handled." })
  acks: string[];

  @Field(() => [QueueRetryInput], { defaultValue: [], description: "Those that are to come again." })
  retries: QueueRetryInput[];
}

@ObjectType({ description: "What became of messages that were pulled." })
export class QueueAcknowledgePayload {
  @JsonSchema({ examples: [2] })
  @Field(() => Int, { description: "Messages that are gone." })
  acknowledged: number;

  @JsonSchema({ examples: [0] })
  @Field(() => Int, { description: "Messages that come again." })
  retried: number;

  @Field(() => [ID], { description: "Leases that were over: somebody else has the message, or had." })
  lost: string[];
}

@InputType({ description: "Which messages go back." })
export class QueueReplayFilter {
  @JsonSchema({ examples: ["mails"] })
  @Field(() => String, { nullable: true, description: "Only those of this queue, by its name." })
  source?: string | null;

  @JsonSchema({ examples: ["answered 500"] })
  @Field(() => String, { nullable: true, description: "Only those whose last delivery failed so." })
  error?: string | null;

  @Field(() => DateTime, { nullable: true, description: "Only those that were sent then or later." })
  sentSince?: Date | null;

  @Field(() => DateTime, { nullable: true, description: "Only those that were sent before." })
  sentUntil?: Date | null;
}

@ObjectType({ description: "How many messages it was." })
export class QueueCountPayload {
  @JsonSchema({ examples: [12] })
  @Field(() => SafeInt, { description: "Messages." })
  messages: number;
}

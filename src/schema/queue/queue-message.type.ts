import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { queueDelivery, queueMessage } from "../../kinds/queue.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { connection } from "../shared/relay.ts";
import { DateTime, JsonValue, SafeInt } from "../shared/scalars.ts";
import { QueueContentType, QueueEventKind, QueueMessageState } from "./queue.enum.ts";

@ObjectType({ description: "A message that waits." })
export class QueueMessage {
  @Field(() => ID, { description: "Its id, the same in each queue that it comes to." })
  id: string;

  @Field(() => QueueMessageState, { description: "What it waits for." })
  state: QueueMessageState;

  @Field(() => QueueContentType, { description: "What its body is." })
  contentType: QueueContentType;

  @JsonSchema({ examples: [{ to: "ada@example.com" }] })
  @Field(() => JsonValue, {
    nullable: true,
    description: "Its body; text where it is text, or bytes in base64.",
  })
  body: unknown;

  @JsonSchema({ examples: [124] })
  @Field(() => Int, { description: "Bytes that count: those of the body, and 100 more." })
  sizeBytes: number;

  @Field(() => DateTime, { description: "When it was sent." })
  sentAt: Date;

  @Field(() => DateTime, { description: "From when on it may be delivered." })
  visibleAt: Date;

  @JsonSchema({ examples: [0] })
  @Field(() => Int, { description: "Deliveries from this queue that failed." })
  attempts: number;

  @Field(() => String, { nullable: true, description: "Name of the queue that gave it up." })
  sourceQueue: string | null;

  @JsonSchema({ examples: ["answered 500"] })
  @Field(() => String, { nullable: true, description: "Why its last delivery failed." })
  lastError: string | null;
}

@ObjectType({ description: "A page of messages, those that are delivered last first." })
export class QueueMessageConnection extends connection(QueueMessage, queueMessage) {}

@ObjectType({ description: "Something that happened to a message, or will." })
export class QueueMessageEvent {
  @Field(() => DateTime, { description: "When." })
  at: Date;

  @Field(() => QueueEventKind, { description: "What." })
  event: QueueEventKind;

  @Field(() => Int, { nullable: true, description: "Which delivery it was; 1 is the first." })
  attempt: number | null;

  @Field(() => Int, { nullable: true, description: "What the worker answered; 0 for nothing." })
  status: number | null;

  @Field(() => Float, { nullable: true, description: "Milliseconds until it had answered." })
  ms: number | null;

  @Field(() => String, { nullable: true, description: "Why it failed." })
  error: string | null;

  @Field(() => DateTime, { nullable: true, description: "From when on it is delivered next." })
  nextAt: Date | null;

  @Field(() => String, { nullable: true, description: "By which the log of the service names the delivery." })
  requestId: string | null;
}

@ObjectType({ description: "What happened to a message." })
export class QueueMessageTimeline {
  @Field(() => QueueMessage, { nullable: true, description: "The message; null once it is handled." })
  message: QueueMessage | null;

  @Field(() => [QueueMessageEvent], {
    description: "Oldest first, as far as deliveries are remembered: a day.",
  })
  events: QueueMessageEvent[];

  @JsonSchema({
    examples: ["The worker answered no 2xx: `quarry logs` has what it printed then, a panic for example."],
  })
  @Field(() => String, {
    nullable: true,
    description: "What to do about it; null where nothing has to be done.",
  })
  advice: string | null;
}

@ObjectType({ description: "A delivery of messages to the worker." })
export class QueueDelivery {
  @Field(() => ID, { description: "Its id; deliveries of one queue sort by it." })
  id: string;

  @Field(() => DateTime, { description: "When it began." })
  at: Date;

  @JsonSchema({ examples: [12.5] })
  @Field(() => Float, { description: "Milliseconds until the worker had answered." })
  ms: number;

  @JsonSchema({ examples: [200] })
  @Field(() => Int, { description: "What the worker answered; 0 for nothing." })
  status: number;

  @Field(() => String, { nullable: true, description: "Why it failed." })
  error: string | null;

  @Field(() => String, { description: "By which the log of the service names it." })
  requestId: string;

  @Field(() => [ID], { description: "Messages that are handled." })
  done: string[];

  @Field(() => [ID], { description: "Messages that are delivered again." })
  retried: string[];

  @Field(() => [ID], { description: "Messages that are given up." })
  dead: string[];
}

@ObjectType({ description: "A page of deliveries, newest first." })
export class QueueDeliveryConnection extends connection(QueueDelivery, queueDelivery) {}

@ObjectType({ description: "Why nothing is delivered just now." })
export class QueueHold {
  @JsonSchema({ examples: ["no_handler"] })
  @Field(() => String, {
    description:
      "`no_handler` where the worker answers 404, `replaced` while another one takes over, or the code of an error.",
  })
  reason: string;

  @Field(() => DateTime, { description: "When it is tried again." })
  until: Date;
}

@ObjectType({
  description: "How a queue stands. Totals may lack the last second before a crash of the server.",
})
export class QueueMetrics {
  @JsonSchema({ examples: [3] })
  @Field(() => SafeInt, { description: "Messages in the queue." })
  backlogCount: number;

  @JsonSchema({ examples: [372] })
  @Field(() => SafeInt, { description: "Their bytes." })
  backlogBytes: number;

  @JsonSchema({ examples: [1_767_225_600_000] })
  @Field(() => SafeInt, {
    description:
      "From when on the one that waits longest could be delivered, in milliseconds; 0 for an empty queue.",
  })
  oldestMessageTimestamp: number;

  @Field(() => SafeInt, { description: "Those of them that may not be delivered yet." })
  delayedCount: number;

  @Field(() => SafeInt, { description: "Those that the worker has." })
  inFlightCount: number;

  @Field(() => Int, { description: "Deliveries at once." })
  consumerConcurrency: number;

  @Field(() => SafeInt, { description: "Messages that were handled." })
  ackedTotal: number;

  @Field(() => SafeInt, { description: "Deliveries of a message that were to be repeated." })
  retriedTotal: number;

  @Field(() => SafeInt, { description: "Messages that went to the dead-letter queue." })
  deadLetteredTotal: number;

  @Field(() => SafeInt, { description: "Messages that failed permanently, without a dead-letter queue." })
  droppedTotal: number;

  @Field(() => SafeInt, { description: "Messages whose retention was over." })
  expiredTotal: number;

  @Field(() => QueueHold, { nullable: true, description: "Why nothing is delivered just now." })
  held: QueueHold | null;

  @Field(() => DateTime, { description: "When the backlog was counted." })
  asOf: Date;
}

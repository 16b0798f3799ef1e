import { ownerOrWorker, owner } from "./access.ts";
import { flag, whole } from "./fields.ts";
import { kind } from "./kind.ts";
import { RESOURCES_PER_SERVICE } from "./resource.ts";
import { service } from "./service.ts";

const DAY_SECONDS = 86_400;

/** What a queue lets through, and keeps: checks, answers and the product catalog take it from here. */
export const QUEUE_LIMITS = {
  /** Of a message, those that the platform adds included. */
  messageBytes: 128_000,
  platformBytes: 100,
  bodyBytes: 127_900,
  batchMessages: 100,
  batchBytes: 256_000,
  delaySeconds: DAY_SECONDS,
  messagesPerSecond: 5000,
  backlogBytes: 25_000_000_000,
  consumers: 250,
  pulledMessages: 100,
  /** How long what was pulled is hidden from others. */
  visibilitySeconds: DAY_SECONDS / 2,
} as const;

const setting = (what: string, { min, max, usual }: { min: number; max: number; usual: number }) => ({
  ...whole(what, { min, max, usual }),
  usual,
});

/** Settings of a queue: what a call may give of each, and what it is when none does. */
export const QUEUE_SETTINGS = {
  maxRetries: setting("Deliveries after the first one, where that fails", { min: 0, max: 100, usual: 3 }),
  retentionSeconds: setting("Seconds in which a message is handled, or is forgotten", {
    ...{ min: 60, max: 14 * DAY_SECONDS, usual: 4 * DAY_SECONDS },
  }),
  maxBatchSize: setting("Messages of one delivery", { min: 1, max: QUEUE_LIMITS.batchMessages, usual: 10 }),
  maxBatchTimeoutSeconds: setting("Seconds that the first message of a delivery waits for more", {
    ...{ min: 0, max: 60, usual: 5 },
  }),
  retryDelaySeconds: setting("Seconds before a retry", { min: 0, max: DAY_SECONDS, usual: 0 }),
  maxConcurrency: setting("Deliveries at once", { min: 1, max: QUEUE_LIMITS.consumers, usual: 10 }),
} as const;
export const QUEUE_FLAGS = { paused: flag("Whether nothing is delivered", { usual: false }) } as const;

/** `fixed` waits `retryDelaySeconds` before each retry, `exponential` twice as long each time. */
export const RETRY_BACKOFFS = ["fixed", "exponential"] as const;
export type RetryBackoff = (typeof RETRY_BACKOFFS)[number];

export const MESSAGE_STATES = ["ready", "delayed", "inflight", "dead"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Messages of a service that wait for its worker. */
export const queue = kind({
  id: "que",
  node: "Queue",
  one: "queue",
  many: "queues",
  most: { not: `a service has at most ${RESOURCES_PER_SERVICE} resources, of all kinds together` },
  rest: {
    tag: { name: "Queues", what: "Messages that wait for the worker of a service.", place: 14 },
    path: "/v1/services/:service/queues",
    parameters: {
      service: service.rest.parameters.service,
      queue: "Id or name of the queue.",
      message: "Id of the message.",
    },
  },
  access: {
    ...owner("services:read")(
      "Query.queues",
      "Query.queue",
      "Query.queueMessages",
      "Query.queueMessage",
      "Query.queueDeliveries",
      "Subscription.queueUpdated",
    ),
    ...ownerOrWorker("services:read")("Query.queueMetrics"),
    ...ownerOrWorker("services:write")("Mutation.queueSend", "Mutation.queueSendBatch"),
    ...owner("services:write")(
      "Mutation.queueCreate",
      "Mutation.queueUpdate",
      "Mutation.queueDelete",
      "Mutation.queueRestore",
      "Mutation.queuePurge",
      "Mutation.queueReplay",
      "Mutation.queuePull",
      "Mutation.queueAcknowledge",
    ),
  },
});

/** One message. */
export const queueMessage = kind({
  id: "msg",
  node: { not: "messages are read by their queue" },
  one: "message",
  many: "messages",
  most: { not: "counted by queue_operations, and bounded in bytes for each queue" },
  page: { usual: 20, most: 100 },
});

/** One delivery of messages to a worker. */
export const queueDelivery = kind({
  id: "dlv",
  node: { not: "deliveries are read by their queue" },
  one: "delivery",
  many: "deliveries",
  most: { not: "one for each delivery, for a day" },
  page: { usual: 20, most: 100 },
});

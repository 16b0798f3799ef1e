import type { Binary } from "mongodb";
import type { RetryBackoff } from "../../kinds/queue.ts";
import { byStart, collection, DAY_SECONDS } from "../collection.ts";

/** How the bytes of a message are to be read. */
export const CONTENT_TYPES = ["json", "text", "bytes"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** How messages of a queue are kept and delivered. */
export interface QueueSettings {
  maxRetries: number;
  retentionSeconds: number;
  maxBatchSize: number;
  maxBatchTimeoutSeconds: number;
  retryDelaySeconds: number;
  retryBackoff: RetryBackoff;
  maxConcurrency: number;
  /** Id of the queue of the same service that takes what fails for good; null: it is dropped. */
  deadLetterQueue: string | null;
  /** Whether nothing is delivered. */
  paused: boolean;
}

/** A message, from when it was sent until it is handled. It is claimed by no write: the home of its service alone delivers it. */
export interface QueueMessageDoc {
  /** `<account>:<service>:msg_…` */
  _id: string;
  /** Id of the queue in which it is now. */
  q: string;
  /** Its place: when it may be delivered, and which of a millisecond it is (`placeAt`). */
  v: number;
  /** When it was sent. */
  at: Date;
  /** Deliveries from this queue that failed. */
  a: number;
  ct: ContentType;
  b: Binary;
  /** Bytes that count, those of the platform included. */
  n: number;
  /** When it came into this queue from another one, from when on its retention counts. */
  since?: Date;
  /** Name of that other queue. */
  src?: string;
  /** Why its last delivery failed. */
  err?: string;
  /** Random, of the call that pulled it last. */
  l?: string;
}

/** What became of the messages of one delivery. */
export interface QueueDeliveryDoc {
  /** `<account>:<service>:dlv_…` */
  _id: string;
  q: string;
  at: Date;
  ms: number;
  /** That the worker answered; 0 where it did not. */
  status: number;
  /** Why it failed; null where it did not. */
  error: string | null;
  requestId: string;
  messages: DeliveredMessage[];
}

export interface DeliveredMessage {
  id: string;
  /** 1 for the first delivery. */
  attempt: number;
  /** What it came to. */
  event: "delivered" | "retried" | "dead_lettered" | "dropped";
  /** When one that is retried is delivered next. */
  nextAt?: Date;
}

/** What the home of a queue says of it about once a second, while it has something to do. */
export interface QueueStateDoc {
  /** `<account>:<service>:<queue>` */
  _id: string;
  at: Date;
  /** Being delivered, the first of them by name. */
  inFlight: number;
  ids: string[];
  consumers: number;
  /** Why nothing is delivered just now. */
  held: { reason: string; until: Date } | null;
  acked: number;
  retried: number;
  deadLettered: number;
  dropped: number;
  expired: number;
}

/** What a send with a key does, or has done. */
export interface QueueSendDoc {
  /** `<account>:<service>:<hash of the queue and the key>` */
  _id: string;
  /** Of its messages. */
  ids: string[];
  places: number[];
  /** Of all that it says. */
  hash: string;
  /** Random, of the call that stores them; all others wait. */
  owner: string;
  at: Date;
  /** Whether its messages are stored. */
  isDone?: true;
}

const shards = {
  by: "`{ _id: 1 }`",
  why: "The account and the service stand in front, so that what is of one service is on one shard; every filter names them.",
};

export const queueCollections = {
  queueMessages: collection<QueueMessageDoc>({
    account: { ...byStart(":"), export: { file: "queue-messages" }, deletion: "erased" },
    indexes: [{ key: { q: 1, v: 1, n: 1 }, for: "messages of a queue, the one that is due next first" }],
    growth: { by: "calls", most: "25 GB in each queue" },
    stays: "until it is handled, or its retention is over",
    shards,
  }),
  queueDeliveries: collection<QueueDeliveryDoc>({
    account: {
      ...byStart(":"),
      export: { not: "when messages were delivered, for a day" },
      deletion: "erased",
    },
    indexes: [
      { key: { q: 1, _id: -1 }, for: "deliveries of a queue, newest first" },
      { key: { "messages.id": 1, _id: 1 }, for: "deliveries of a message" },
    ],
    lifetime: { field: "at", seconds: DAY_SECONDS, for: "forgetting deliveries" },
    growth: { by: "calls", most: "one for each delivery, for a day" },
    shards,
  }),
  queueStates: collection<QueueStateDoc>({
    account: { ...byStart(":"), export: { not: "counts of messages" }, deletion: "erased" },
    growth: { by: "calls", most: "one for each queue" },
    stays: "as long as its queue",
    shards,
  }),
  queueSends: collection<QueueSendDoc>({
    account: { ...byStart(":"), export: { not: "which sends were repeated" }, deletion: "erased" },
    lifetime: { field: "at", seconds: DAY_SECONDS, for: "forgetting keys of sends" },
    growth: { by: "calls", most: "one for each send with an Idempotency-Key, for a day" },
    shards,
  }),
};

import { registerEnumType } from "type-graphql";

export const QueueBackoff = { FIXED: "fixed", EXPONENTIAL: "exponential" } as const;
export type QueueBackoff = (typeof QueueBackoff)[keyof typeof QueueBackoff];
registerEnumType(QueueBackoff, {
  name: "QueueBackoff",
  description: "How long retries wait.",
  valuesConfig: {
    FIXED: { description: "Each as long as `retryDelaySeconds` says." },
    EXPONENTIAL: { description: "Each twice as long as the one before, up to 12 hours." },
  },
});

export const QueueContentType = { JSON: "json", TEXT: "text", BYTES: "bytes" } as const;
export type QueueContentType = (typeof QueueContentType)[keyof typeof QueueContentType];
registerEnumType(QueueContentType, {
  name: "QueueContentType",
  description: "What the body of a message is.",
  valuesConfig: {
    JSON: { description: "Any JSON." },
    TEXT: { description: "Text." },
    BYTES: { description: "Bytes, in base64." },
  },
});

export const QueueMessageState = {
  READY: "ready",
  DELAYED: "delayed",
  INFLIGHT: "inflight",
  DEAD: "dead",
} as const;
export type QueueMessageState = (typeof QueueMessageState)[keyof typeof QueueMessageState];
registerEnumType(QueueMessageState, {
  name: "QueueMessageState",
  description: "What a message waits for.",
  valuesConfig: {
    READY: { description: "It is delivered next." },
    DELAYED: { description: "It was sent, or is retried, with a delay." },
    INFLIGHT: { description: "The worker has it." },
    DEAD: { description: "Another queue gave it up." },
  },
});

export const QueueEventKind = {
  SENT: "sent",
  DELIVERED: "delivered",
  RETRIED: "retried",
  DEAD_LETTERED: "dead_lettered",
  DROPPED: "dropped",
  WAITING: "waiting",
} as const;
export type QueueEventKind = (typeof QueueEventKind)[keyof typeof QueueEventKind];
registerEnumType(QueueEventKind, {
  name: "QueueEventKind",
  description: "What happened to a message.",
  valuesConfig: {
    SENT: { description: "It came into its first queue." },
    DELIVERED: { description: "The worker has handled it." },
    RETRIED: { description: "A delivery failed, or the worker asked for another one." },
    DEAD_LETTERED: { description: "Its last delivery failed: it went to the dead-letter queue." },
    DROPPED: { description: "Its last delivery failed, and the queue has no dead-letter queue." },
    WAITING: { description: "It is delivered from then on." },
  },
});

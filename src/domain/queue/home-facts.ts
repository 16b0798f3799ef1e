/** A queue of a service, whose messages go to its worker. */
export interface DeliveringQueue {
  queueId: string;
  name: string;
  accountId: string;
  serviceId: string;
  slug: string;
  maxRetries: number;
  retentionSeconds: number;
  maxBatchSize: number;
  maxBatchTimeoutSeconds: number;
  retryDelaySeconds: number;
  /** Whether each retry waits twice as long as the one before. */
  isBackoff: boolean;
  maxConcurrency: number;
  /** Of what is served; null where nothing is. */
  deploymentId: string | null;
  /** Nothing of it is delivered, since it is paused, or nothing is served. */
  isPaused: boolean;
  /** One that is deleted takes nothing. */
  deadLetter: { queueId: string; isThere: boolean } | null;
}

export interface QueueMessage {
  id: string;
  sentAt: Date;
  /** From when on its retention counts. */
  keptSince: Date;
  /** Deliveries that failed. */
  failures: number;
  contentType: string;
  body: Buffer;
  bytes: number;
  /** From when on it may be delivered. */
  visibleAt: number;
}

/** What becomes of messages of one delivery. */
export interface Settled {
  done: readonly QueueMessage[];
  retried: readonly { message: QueueMessage; nextAt: Date; error: string }[];
  /** To the dead-letter queue, or nowhere. */
  dead: readonly { message: QueueMessage; error: string }[];
}

/** How a delivery went, for those who look for a message. */
export interface DeliveryFacts extends Settled {
  at: Date;
  ms: number;
  status: number;
  error: string | null;
  requestId: string;
}

export interface QueueTotals {
  acked: number;
  retried: number;
  deadLettered: number;
  dropped: number;
  expired: number;
}

export interface QueueNow {
  inFlight: number;
  ids: string[];
  consumers: number;
  held: { reason: string; until: Date } | null;
}

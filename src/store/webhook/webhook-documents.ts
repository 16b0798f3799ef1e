import { byField, collection, DAY_SECONDS, NEWEST_FIRST, placesOf } from "../collection.ts";

/** A key that deliveries are signed with: `whsec_` and base64. It is needed as it is, so it cannot be kept as a hash. */
export interface WebhookSecret {
  secret: string;
  createdAt: Date;
  /** Until when it still signs together with a newer one; null for the newest. */
  expiresAt: Date | null;
}

export const DISABLED_REASONS = ["owner", "failures", "gone"] as const;

export interface WebhookEndpointDoc {
  /** `whk_…` */
  _id: string;
  accountId: string;
  /** One of the numbered places of its account, which an endpoint holds alone. */
  place: number;
  url: string;
  description: string;
  /** What is sent there: kinds of notifications; `*` is all. */
  topics: string[];
  /** How many Records a `request.finished` brings along. */
  includeRecords: number;
  isEnabled: boolean;
  /** Why it is switched off: by its owner, after days of failures, or because it answered that it is gone. */
  disabledReason: (typeof DISABLED_REASONS)[number] | null;
  /** Newest first. */
  secrets: WebhookSecret[];
  /** Since when every attempt has failed; null after a success. */
  failingSince: Date | null;
  lastDeliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One call of an endpoint. */
export interface WebhookAttempt {
  at: Date;
  durationMs: number;
  /** Null when there was no answer. */
  status: number | null;
  /** Why it failed; null for a success. */
  error: string | null;
  /** The first kilobyte of the answer. */
  answer: string | null;
}

export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface WebhookDeliveryDoc {
  /** `whd_…`, made of the event and the endpoint, so that an event is delivered once there; it is the `webhook-id`. */
  _id: string;
  accountId: string;
  endpointId: string;
  topic: string;
  /** The body, byte for byte as it is signed. */
  payload: string;
  state: DeliveryState;
  /** The newest ones, oldest first. */
  attempts: WebhookAttempt[];
  attemptCount: number;
  /** Failures since it was made or replayed, which decide when it is tried next. */
  failures: number;
  /** When to try next, or while it is tried, until when that is believed; absent once it has ended. */
  nextAt?: Date;
  /** Of the process that tries it. */
  leaseToken?: string;
  createdAt: Date;
  endedAt: Date | null;
}

export const webhookCollections = {
  webhookEndpoints: collection<WebhookEndpointDoc>({
    account: {
      ...byField,
      export: { file: "webhook-endpoints", without: ["secrets"] },
      deletion: "erased",
    },
    indexes: [placesOf("endpoints of an account, at most 20")],
    growth: { by: "account", most: "20" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "At most 20 small documents per account." },
  }),
  webhookDeliveries: collection<WebhookDeliveryDoc>({
    account: {
      ...byField,
      export: { file: "webhook-deliveries", without: ["leaseToken"] },
      deletion: "erased",
    },
    indexes: [
      NEWEST_FIRST,
      { key: { endpointId: 1, _id: -1 }, for: "lists of one endpoint" },
      {
        key: { nextAt: 1 },
        partialFilterExpression: { nextAt: { $exists: true } },
        name: "due",
        for: "deliveries that are due",
      },
    ],
    lifetime: { field: "createdAt", seconds: 30 * DAY_SECONDS, for: "forgetting deliveries after 30 days" },
    growth: { by: "channel", most: "see outgoing channels" },
    shards: {
      by: 'unsharded; at the very end `{ _id: "hashed" }`',
      why: "`_id` is what makes a delivery happen once; claims then ask all shards.",
    },
  }),
};

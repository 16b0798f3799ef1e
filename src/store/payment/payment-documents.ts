import { BOOKS, byField, byId, collection, DAY_SECONDS } from "../collection.ts";

/** `open`: the payer has not paid. `pending`: on its way, as bank transfers are. */
export const PAYMENT_STATES = ["open", "pending", "succeeded", "failed", "expired"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_PURPOSES = ["plan", "top_up", "auto_top_up"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Money that an account pays, or was asked for. */
export interface PaymentDoc {
  /** `pay_…`; of a plan's invoice it is made of the invoice's id, so that it is made once. */
  _id: string;
  accountId: string;
  purpose: PaymentPurpose;
  usdMicros: number;
  state: PaymentState;
  /** Id of the checkout at the provider, for a payment that a person makes on a page. */
  checkoutId: string | null;
  /** Id of the charge at the provider, by which refunds and disputes name it. */
  reference: string | null;
  failure: string | null;
  /** What was given back, by id of the refund; `key` names the call that asked for it. */
  refunds: PaymentRefund[];
  /** Refunds that were asked for and that the provider has not reported yet. */
  askedRefunds?: { key: string; usdMicros: number; at: Date }[];
  disputes: { id: string; usdMicros: number; state: DisputeState; at: Date }[];
  /** Of a plan: where the included balance is that it paid for. Absent on old ones. */
  bought?: { subscriptionId: string; period: string; isChange: boolean };
  createdAt: Date;
  endedAt: Date | null;
}

export interface PaymentRefund {
  id: string;
  usdMicros: number;
  at: Date;
  key?: string;
  /** The provider could not pay it out after all. */
  failedAt?: Date;
}

export type DisputeState = "open" | "won" | "lost";

/** Who pays for an account, at the provider. */
export interface CustomerDoc {
  /** `<provider>:<accountId>` */
  _id: string;
  accountId: string;
  customerId: string;
  /** How often its subscription was read at the provider. */
  reads: number;
  createdAt: Date;
}

/** What a provider reported, kept until it is done. */
export interface PaymentEventDoc {
  /** `<provider>:<id of the event>` */
  _id: string;
  /** What it says, as `ProviderEvent`. */
  event: unknown;
  receivedAt: Date;
  attempts: number;
  /** When it is tried (again); null once it is done. */
  dueAt: Date | null;
  doneAt: Date | null;
  error: string | null;
}

/** When and how an account is topped up by itself. */
export interface AutoTopUpDoc {
  /** Id of the account. */
  _id: string;
  isEnabled: boolean;
  /** Topped up when less than this is available. */
  thresholdUsdMicros: number;
  amountUsdMicros: number;
  /** The most that is charged in a calendar month (UTC). */
  monthlyCeilingUsdMicros: number;
  /** The month that `chargedUsdMicros` counts, such as `2026-01`. */
  month: string;
  chargedUsdMicros: number;
  /** The one that is under way. There is never a second. */
  current: { paymentId: string; usdMicros: number; at: Date } | null;
  /** After a payment that failed none is tried until then. */
  pausedUntil: Date | null;
}

export const paymentCollections = {
  customers: collection<CustomerDoc>({
    account: { ...byField, export: { file: "payment-customers" }, deletion: "erased" },
    growth: { by: "account", most: "one for each" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "One small document per account." },
  }),
  payments: collection<PaymentDoc>({
    account: { ...byField, export: { file: "payments" }, deletion: BOOKS },
    indexes: [
      { key: { accountId: 1, createdAt: -1, _id: -1 }, for: "payments of an account, newest first" },
      {
        key: { reference: 1 },
        partialFilterExpression: { reference: { $type: "string" } },
        name: "charges",
        for: "the payment of a refund or dispute",
      },
      { key: { state: 1, createdAt: 1 }, for: "payments that no message came for" },
      {
        key: { "askedRefunds.0": 1 },
        partialFilterExpression: { "askedRefunds.0": { $exists: true } },
        name: "askedRefunds",
        for: "refunds that were asked for and not heard of",
      },
    ],
    growth: { by: "money", most: "one for each payment" },
    stays: "the law asks for them",
    shards: {
      by: '`{ _id: "hashed" }`',
      why: "`_id` is what makes a payment be made once; refunds ask all shards by their charge.",
    },
  }),
  paymentEvents: collection<PaymentEventDoc>({
    account: { nobodys: "ids of the payment provider's messages" },
    indexes: [
      {
        key: { dueAt: 1 },
        partialFilterExpression: { dueAt: { $type: "date" } },
        name: "due",
        for: "messages of the provider waiting to be handled",
      },
    ],
    lifetime: { field: "doneAt", seconds: 400 * DAY_SECONDS, for: "forgetting messages after 400 days" },
    growth: { by: "money", most: "one for each message of the provider" },
    shards: { by: '`{ _id: "hashed" }`', why: "`_id` is what makes a message be done once." },
  }),
  autoTopUps: collection<AutoTopUpDoc>({
    account: { ...byId, export: { file: "auto-top-up" }, deletion: "erased" },
    indexes: [
      {
        key: { isEnabled: 1 },
        partialFilterExpression: { isEnabled: true },
        name: "enabled",
        for: "accounts that are topped up automatically",
      },
      {
        key: { "current.at": 1 },
        partialFilterExpression: { "current.at": { $exists: true } },
        name: "underWay",
        for: "automatic top-ups that were cut off",
      },
    ],
    growth: { by: "account", most: "one for each" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "One small document per account." },
  }),
};

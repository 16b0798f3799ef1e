import type { Indexes } from "../indexes.ts";

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
  /** Most that is charged in a calendar month, UTC. */
  monthlyCeilingUsdMicros: number;
  /** The month that `chargedUsdMicros` counts, such as `2026-01`. */
  month: string;
  chargedUsdMicros: number;
  /** The one that is under way. There is never a second. */
  current: { paymentId: string; usdMicros: number; at: Date } | null;
  /** After a payment that failed none is tried until then. */
  pausedUntil: Date | null;
}

export const paymentIndexes: Indexes = {
  payments: [
    { key: { accountId: 1, createdAt: -1, _id: -1 } },
    { key: { reference: 1 }, partialFilterExpression: { reference: { $type: "string" } }, name: "charges" },
    { key: { state: 1, createdAt: 1 } },
    {
      key: { "askedRefunds.0": 1 },
      partialFilterExpression: { "askedRefunds.0": { $exists: true } },
      name: "askedRefunds",
    },
  ],
  paymentEvents: [{ key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $type: "date" } }, name: "due" }],
  autoTopUps: [
    { key: { isEnabled: 1 }, partialFilterExpression: { isEnabled: true }, name: "enabled" },
    {
      key: { "current.at": 1 },
      partialFilterExpression: { "current.at": { $exists: true } },
      name: "underWay",
    },
  ],
};

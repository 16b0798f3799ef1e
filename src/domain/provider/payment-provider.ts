import type { InvoiceLine } from "../../store/invoice/invoice-documents.ts";
import type { DisputeState, PaymentDoc, PaymentState } from "../../store/payment/payment-documents.ts";
import type { PaidPlanName } from "../../store/plan/plan-documents.ts";

/** Whose money it is. */
export interface Payer {
  accountId: string;
  customerId: string;
}

/** What a person is asked to pay for on a page of the provider. */
export type Order =
  | { kind: "plan"; plan: PaidPlanName }
  /** Confirmed by the payer; a larger plan begins at once, a smaller one with the next period. */
  | { kind: "plan_change"; plan: PaidPlanName; subscriptionId: string }
  | { kind: "top_up"; usdMicros: number; paymentId: string };

/** Where the provider sends a person back to. */
export interface Return {
  url: string;
}

/** A page of the provider. */
export interface HostedPage {
  id: string;
  url: string;
  expiresAt: Date | null;
}

export interface InvoiceSnapshot {
  id: string;
  status: "open" | "paid" | "void";
  /** What for: the first or a next period, a change within one, or something else. */
  reason: "period" | "change" | "other";
  lines: InvoiceLine[];
  totalUsdMicros: number;
  /** Of what it bills. */
  periodStart: Date;
  periodEnd: Date;
  /** Id of the charge that paid it. */
  reference: string | null;
  issuedAt: Date;
  paidAt: Date | null;
}

/** A subscription as it is at the provider now. */
export interface SubscriptionSnapshot {
  id: string;
  accountId: string;
  plan: PaidPlanName;
  /** `unpaid`: the provider tries no more to be paid. */
  status: "incomplete" | "active" | "past_due" | "unpaid" | "cancelled";
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pendingPlan: PaidPlanName | null;
  /** The newest few. */
  invoices: InvoiceSnapshot[];
}

/** A payment as it is at the provider now. */
export interface PaymentSnapshot {
  state: PaymentState;
  /** What was or is to be paid. */
  usdMicros: number;
  reference: string | null;
  failure: string | null;
}

/** What happened at the provider. Most say only what to look at: what is read there is newer than any message. */
export type ProviderEvent = { id: string; at: string } & (
  | { kind: "subscription"; subscriptionId: string }
  | { kind: "payment"; paymentId: string }
  | {
      kind: "refund";
      refundId: string;
      reference: string;
      usdMicros: number;
      /** A refund can fail after it has succeeded: the bank of the payer did not take it. */
      state: "succeeded" | "failed";
      /** Of the call that asked for it; null where somebody did so at the provider. */
      key: string | null;
    }
  | { kind: "dispute"; disputeId: string; reference: string; usdMicros: number; state: DisputeState }
  | { kind: "ignored"; type: string }
);

/** Headers of a call, by lower-case names. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Who takes the payments. Amounts are micro-USD. Every call may be repeated with the same arguments. */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  /** Makes the customer of an account, or finds it. */
  customer(accountId: string, payer: { name: string; email: string | null }): Promise<string>;
  checkout(payer: Payer, order: Order, back: Return): Promise<HostedPage>;
  portal(payer: Payer, back: Return): Promise<HostedPage>;
  /** Null when there is none with this id, or it is of nobody here. */
  subscription(id: string): Promise<SubscriptionSnapshot | null>;
  /** @param isRefunded what is left of the period was given back already, and is not credited once more */
  endSubscription(id: string, isRefunded?: boolean): Promise<void>;
  /** Null when the provider knows nothing of it. */
  payment(payment: PaymentDoc): Promise<PaymentSnapshot | null>;
  /** Charges what the payer has agreed to be charged by, once for each payment. */
  charge(payer: Payer, payment: PaymentDoc): Promise<PaymentSnapshot>;
  /** Gives money back, once for each key, which its event names. Throws `invalid_input` where that is refused for good. */
  refund(payment: PaymentDoc, usdMicros: number, key: string): Promise<void>;
  /** Throws `webhook_refused` unless the provider signed it. */
  readEvent(body: string, headers: Headers): Promise<ProviderEvent>;
}

import type { Stripe } from "stripe";
import type { PaidPlanName } from "../../../store/plan/plan-documents.ts";
import type {
  InvoiceSnapshot,
  PaymentSnapshot,
  SubscriptionSnapshot,
} from "../../provider/payment-provider.ts";

/** Stripe counts cents. */
const MICROS_PER_CENT = 10_000;
export const microsOf = (cents: number): number => cents * MICROS_PER_CENT;
export const centsOf = (usdMicros: number): number => Math.round(usdMicros / MICROS_PER_CENT);
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Id of something that Stripe gives as id or whole. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}

/** Keys in the metadata of what we make at Stripe, by which it is found again. */
export const ACCOUNT_KEY = "quarry_account";
export const PAYMENT_KEY = "quarry_payment";
export const REFUND_KEY = "quarry_refund";

const STATUS: Record<string, SubscriptionSnapshot["status"]> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "unpaid",
  paused: "unpaid",
  incomplete: "incomplete",
  incomplete_expired: "cancelled",
  canceled: "cancelled",
};

/** A subscription in our words; null when its price is none of ours. */
export function subscriptionSnapshot(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  accountId: string,
  planOfPrice: ReadonlyMap<string, PaidPlanName>,
): SubscriptionSnapshot | null {
  const item = subscription.items.data[0];
  const plan = planOfPrice.get(item?.price.id ?? "");
  if (item === undefined || plan === undefined) return null;
  return {
    id: subscription.id,
    accountId,
    plan,
    status: STATUS[subscription.status] ?? "unpaid",
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    // The portal sets either of them.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pendingPlan: null,
    invoices: invoices.flatMap((invoice) => invoiceSnapshot(invoice) ?? []),
  };
}

/** An invoice in our words; null for a draft. */
function invoiceSnapshot(invoice: Stripe.Invoice): InvoiceSnapshot | null {
  if (invoice.status === "draft" || invoice.status === null) return null;
  const lines = invoice.lines.data;
  const last = lines.reduce<Stripe.InvoiceLineItem | null>(
    (latest, line) => (latest === null || line.period.end > latest.period.end ? line : latest),
    null,
  );
  const isPeriod =
    invoice.billing_reason === "subscription_create" || invoice.billing_reason === "subscription_cycle";
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id ?? "",
    status: invoice.status === "paid" ? "paid" : invoice.status === "open" ? "open" : "void",
    reason: isPeriod ? "period" : invoice.billing_reason === "subscription_update" ? "change" : "other",
    lines: lines.map(({ description, amount }) => ({
      description: description ?? "Plan",
      usdMicros: microsOf(amount),
    })),
    totalUsdMicros: microsOf(invoice.total),
    periodStart: dateOf(last?.period.start ?? invoice.period_start),
    periodEnd: dateOf(last?.period.end ?? invoice.period_end),
    reference: referenceOf(invoice),
    issuedAt: dateOf(invoice.status_transitions.finalized_at ?? invoice.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
  };
}

function referenceOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === "paid");
  return idOf(paid?.payment.payment_intent) ?? idOf(paid?.payment.charge);
}

const INTENT_STATE: Record<string, PaymentSnapshot["state"]> = {
  succeeded: "succeeded",
  processing: "pending",
  canceled: "failed",
};

/** A payment in our words. @param isOffSession nobody is there to try another card: a refusal is the end */
export function intentSnapshot(intent: Stripe.PaymentIntent, isOffSession: boolean): PaymentSnapshot {
  const open = isOffSession ? "failed" : "open";
  const state = INTENT_STATE[intent.status] ?? open;
  return {
    state,
    usdMicros: microsOf(state === "succeeded" ? intent.amount_received : intent.amount),
    reference: intent.id,
    failure: state === "failed" ? (intent.last_payment_error?.message ?? "The payment was refused.") : null,
  };
}

import { sha256 } from "../../kernel/hash.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import { insertPayment } from "../../store/payment/payments.store.ts";
import { invoiceIdOf, keepInvoiceOf } from "../invoice/keep-invoice.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import type { InvoiceSnapshot, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { periodName } from "./advance-subscription.ts";

/** Made of what it is about, so that a repeat makes the same. */
const paymentIdOf = (provider: string, invoice: Pick<InvoiceSnapshot, "id">): string =>
  `pay_${sha256(`${provider}:${invoice.id}`).slice(0, 24)}`;

/** Keeps the invoice of a plan, and the payment behind it, by which refunds and disputes find it. */
export async function keepPlanInvoice(
  deps: BillingDeps,
  subscription: SubscriptionSnapshot,
  invoice: InvoiceSnapshot,
): Promise<void> {
  const { store, clock, provider } = deps;
  const { accountId } = subscription;
  const paymentId = paymentIdOf(provider.name, invoice);
  if (invoice.status === "paid" && invoice.reference !== null && invoice.totalUsdMicros > 0)
    await insertPayment(store, {
      _id: paymentId,
      accountId,
      purpose: "plan",
      usdMicros: invoice.totalUsdMicros,
      state: "succeeded",
      checkoutId: null,
      reference: invoice.reference,
      failure: null,
      refunds: [],
      disputes: [],
      ...boughtWith(subscription, invoice),
      createdAt: invoice.issuedAt,
      endedAt: invoice.paidAt ?? clock.now(),
    });
  await keepInvoiceOf(store, {
    _id: invoiceIdOf({ _id: paymentId }),
    accountId,
    purpose: "plan",
    state: invoice.status,
    lines: invoice.lines,
    totalUsdMicros: invoice.totalUsdMicros,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    issuedAt: invoice.issuedAt,
    paidAt: invoice.paidAt,
  });
}

/** Where the included balance is that an invoice pays for. A change is paid for within the period that it changes. */
function boughtWith(
  { id: subscriptionId, periodStart, periodEnd }: SubscriptionSnapshot,
  { reason, periodStart: start }: InvoiceSnapshot,
): Pick<PaymentDoc, "bought"> {
  const isChange = reason !== "period";
  if (isChange && (start < periodStart || start >= periodEnd)) return {};
  const period = periodName(subscriptionId, isChange ? periodStart : start);
  return { bought: { subscriptionId, period, isChange } };
}

import { newSecretToken } from "../../kernel/secret-token.ts";
import { sha256 } from "../../kernel/hash.ts";
import { findAccount } from "../../store/account/accounts.store.ts";
import { keepInvoice } from "../../store/invoice/invoices.store.ts";
import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import { insertPayment } from "../../store/payment/payments.store.ts";
import type { BillingDeps } from "../billing/billing-deps.ts";
import type { InvoiceSnapshot, SubscriptionSnapshot } from "../payment/provider.ts";
import { periodName } from "../plan/advance-subscription.ts";

/** Ids that are made of what they are about, so that a repeat makes the same. */
const madeOf = (prefix: "inv" | "pay", text: string): string => `${prefix}_${sha256(text).slice(0, 24)}`;

export const invoiceIdOf = (payment: Pick<PaymentDoc, "_id">): string => madeOf("inv", payment._id);

/** Keeps the invoice of a plan, and the payment behind it, by which refunds and disputes find it. */
export async function keepPlanInvoice(
  deps: BillingDeps,
  subscription: SubscriptionSnapshot,
  invoice: InvoiceSnapshot,
): Promise<void> {
  const { store, clock, provider } = deps;
  const { accountId } = subscription;
  const paymentId = madeOf("pay", `${provider.name}:${invoice.id}`);
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
  await keep(deps, {
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

/** Keeps the invoice of a top-up that was paid. */
export async function keepTopUpInvoice(deps: BillingDeps, payment: PaymentDoc, paidAt: Date): Promise<void> {
  const { _id, accountId, purpose, usdMicros } = payment;
  const description = purpose === "auto_top_up" ? "Automatic top-up of the balance" : "Top-up of the balance";
  await keep(deps, {
    _id: invoiceIdOf({ _id }),
    accountId,
    purpose,
    state: "paid",
    lines: [{ description, usdMicros }],
    totalUsdMicros: usdMicros,
    periodStart: null,
    periodEnd: null,
    issuedAt: paidAt,
    paidAt,
  });
}

async function keep(
  { store }: BillingDeps,
  invoice: Omit<InvoiceDoc, "sequence" | "number" | "billedTo" | "token" | "refundedUsdMicros">,
): Promise<void> {
  const { accountId } = invoice;
  const account = await findAccount(store, accountId);
  const made = {
    ...invoice,
    billedTo: account?.name ?? accountId,
    refundedUsdMicros: 0,
    token: newSecretToken("invoice"),
  };
  const series = accountId.slice(-8).toUpperCase();
  await keepInvoice(store, made, (sequence) => `${series}-${String(sequence).padStart(4, "0")}`);
}

import type { BillingView } from "../../domain/billing/billing.service.ts";
import { nextStep } from "../../domain/billing/next-step.ts";
import type { InvoicePage } from "../../domain/invoice/invoice.service.ts";
import { graceEnd } from "../../domain/plan/advance-subscription.ts";
import { refundedOf } from "../../domain/payment/take-refund.ts";
import { MIN_TOP_UP_USD_MICROS, PLANS } from "../../domain/plan/plans.ts";
import type { LedgerPage } from "../../domain/wallet/ledger-page.ts";
import type { Face } from "../../errors/app-error.ts";
import type { AutoTopUp, Billing, Payment, PlanSubscription } from "../../schema/billing/billing.type.ts";
import type { Invoice, InvoiceConnection } from "../../schema/billing/invoice.type.ts";
import type { LedgerConnection, LedgerEntry } from "../../schema/billing/ledger.type.ts";
import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";
import type { LedgerDoc } from "../../store/wallet/money-documents.ts";
import type { AutoTopUpDoc, PaymentDoc } from "../../store/payment/payment-documents.ts";
import type { SubscriptionDoc } from "../../store/plan/plan-documents.ts";
import { connectionOf } from "../connection.ts";

export function presentBilling(view: BillingView, face: Face, now: Date): Billing {
  const { wallet, subscription, autoTopUp, payments, plan, provider } = view;
  const { availableUsdMicros, heldUsdMicros, isOpen: isActive, included } = wallet;
  const includedUsdMicros = included?.usdMicros ?? 0;
  return {
    plan,
    isActive,
    subscription: subscription && presentSubscription(subscription),
    availableUsdMicros,
    includedUsdMicros,
    includedExpiresAt: included?.expiresAt ?? null,
    toppedUpUsdMicros: Math.max(0, availableUsdMicros - includedUsdMicros),
    heldUsdMicros,
    debtUsdMicros: Math.max(0, -availableUsdMicros),
    autoTopUp: presentAutoTopUp(autoTopUp, now),
    payments: payments.map(presentPayment),
    plans: [...PLANS],
    provider,
    agentInstruction: nextStep(view, face),
  };
}

function presentSubscription(doc: SubscriptionDoc): PlanSubscription {
  const { plan, status, periodStart, periodEnd, cancelAtPeriodEnd, pendingPlan, failingSince } = doc;
  const graceEndsAt = status === "grace" && failingSince !== null ? graceEnd(failingSince) : null;
  return { plan, status, periodStart, periodEnd, cancelAtPeriodEnd, pendingPlan, graceEndsAt };
}

function presentAutoTopUp(doc: AutoTopUpDoc | null, now: Date): AutoTopUp {
  const { pausedUntil = null } = doc ?? {};
  return {
    isEnabled: doc?.isEnabled ?? false,
    thresholdUsdMicros: doc?.thresholdUsdMicros ?? MIN_TOP_UP_USD_MICROS / 4,
    amountUsdMicros: doc?.amountUsdMicros ?? MIN_TOP_UP_USD_MICROS,
    monthlyCeilingUsdMicros: doc?.monthlyCeilingUsdMicros ?? MIN_TOP_UP_USD_MICROS * 5,
    chargedUsdMicros: doc?.month === now.toISOString().slice(0, 7) ? doc.chargedUsdMicros : 0,
    isUnderWay: (doc?.current ?? null) !== null,
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
  };
}

export function presentPayment(doc: PaymentDoc): Payment {
  const { _id: id, purpose, state, usdMicros, failure, createdAt, endedAt, refunds } = doc;
  const refundedUsdMicros = refundedOf({ refunds });
  return { id, purpose, state, usdMicros, refundedUsdMicros, failure, createdAt, endedAt };
}

export function presentInvoice(doc: InvoiceDoc, publicUrl: string): Invoice {
  const { _id, token, sequence: _sequence, accountId: _accountId, billedTo: _billedTo, ...shown } = doc;
  const page = `${publicUrl}/billing/invoices/${token}`;
  return { id: _id, ...shown, htmlUrl: page, pdfUrl: `${page}.pdf` };
}

export function presentInvoices(
  page: InvoicePage,
  publicUrl: string,
  after: string | null,
): InvoiceConnection {
  const edges = page.invoices.map(({ invoice, cursor }) => ({
    cursor,
    node: presentInvoice(invoice, publicUrl),
  }));
  return connectionOf(edges, page.nextCursor, after);
}

export function presentLedger(page: LedgerPage, after: string | null): LedgerConnection {
  const edges = page.entries.map(({ entry, cursor }) => ({ cursor, node: presentEntry(entry) }));
  return connectionOf(edges, page.nextCursor, after);
}

function presentEntry(doc: LedgerDoc): LedgerEntry {
  const { _id: id, kind, usdMicros, source, meter, quantity, unitPriceUsdMicros, at } = doc;
  return { id, kind, usdMicros, source, meter, quantity, unitPriceUsdMicros, at };
}

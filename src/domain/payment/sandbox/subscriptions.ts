import type { PaidPlanName } from "../../../store/plan/plan-documents.ts";
import type {
  SandboxCharge,
  SandboxInvoice,
  SandboxSubscription,
} from "../../../store/payment/sandbox-documents.ts";
import { shareLeft } from "../../plan/advance-subscription.ts";
import { isLarger, planOf } from "../../plan/plans.ts";
import type { Books, Outcome } from "./books.ts";
import { nextMonth } from "./months.ts";

const DAY_MS = 86_400_000;
/** A renewal that failed is tried again so often, and given up after so long. */
const RETRY_MS = 3 * DAY_MS;
const GIVE_UP_MS = 21 * DAY_MS;

/** The subscription that lives, if any. */
export function living({ doc }: Books): SandboxSubscription | null {
  return doc.subscriptions.findLast(({ status }) => status !== "cancelled") ?? null;
}

/** Begins a subscription with its first payment; one that is declined begins nothing. */
export function subscribe(books: Books, plan: PaidPlanName, checkoutId: string, outcome: Outcome): void {
  const { now } = books;
  const id = books.newId("sub");
  const periodEnd = nextMonth(now, now);
  const own: SandboxSubscription = {
    id,
    plan,
    status: "incomplete",
    anchor: now,
    periodStart: now,
    periodEnd,
    cancelAtPeriodEnd: false,
    pendingPlan: null,
    failingSince: null,
    retryAt: null,
  };
  books.doc.subscriptions.push(own);
  const invoice = books.invoice({
    subscriptionId: id,
    reason: "period",
    lines: [{ description: `${plan} plan, one month`, usdMicros: planOf(plan).priceUsdMicros }],
    totalUsdMicros: planOf(plan).priceUsdMicros,
    periodStart: now,
    periodEnd,
  });
  take(books, invoice, outcome, checkoutId);
}

/** Takes the money of an invoice. */
export function take(
  books: Books,
  invoice: SandboxInvoice,
  outcome: Outcome,
  checkoutId: string | null = null,
): SandboxCharge {
  const { totalUsdMicros: usdMicros, id: invoiceId } = invoice;
  const charge = books.charge({ usdMicros, invoiceId, paymentId: null, checkoutId }, outcome);
  invoice.chargeId = charge.id;
  if (charge.state === "succeeded") paid(books, invoice);
  else if (charge.state === "failed") unpaid(books, invoice);
  else books.tell({ kind: "subscription", subscriptionId: invoice.subscriptionId });
  return charge;
}

/** An invoice was paid: its subscription goes on. */
export function paid(books: Books, invoice: SandboxInvoice): void {
  const own = books.doc.subscriptions.find(({ id }) => id === invoice.subscriptionId);
  invoice.status = "paid";
  invoice.paidAt = books.now;
  if (own && own.status !== "cancelled") {
    own.status = "active";
    own.failingSince = null;
    own.retryAt = null;
  }
  books.tell({ kind: "subscription", subscriptionId: invoice.subscriptionId });
}

function unpaid(books: Books, invoice: SandboxInvoice): void {
  const own = books.doc.subscriptions.find(({ id }) => id === invoice.subscriptionId);
  if (!own) return;
  if (own.status === "incomplete") end(books, own);
  else if (invoice.reason === "period") {
    own.status = "past_due";
    own.failingSince ??= books.now;
    own.retryAt = new Date(books.now.getTime() + RETRY_MS);
    if (books.now.getTime() - own.failingSince.getTime() >= GIVE_UP_MS) end(books, own);
  }
  books.tell({ kind: "subscription", subscriptionId: own.id });
}

export function end(books: Books, own: SandboxSubscription): void {
  own.status = "cancelled";
  own.retryAt = null;
  for (const invoice of books.doc.invoices)
    if (invoice.subscriptionId === own.id && invoice.status === "open") invoice.status = "void";
  books.tell({ kind: "subscription", subscriptionId: own.id });
}

/** Ends the period now: with the subscription, or with the payment of a next one. */
export function renew(books: Books, own: SandboxSubscription, outcome: Outcome): void {
  const { now } = books;
  if (own.cancelAtPeriodEnd) return end(books, own);
  if (own.pendingPlan) own.plan = own.pendingPlan;
  own.pendingPlan = null;
  // Early on request; else where the last one ends, however late this is noticed.
  const start = now < own.periodEnd ? now : own.periodEnd;
  if (now < own.periodEnd) own.anchor = now;
  own.periodStart = start;
  own.periodEnd = nextMonth(own.anchor, start);
  const invoice = books.invoice({
    subscriptionId: own.id,
    reason: "period",
    lines: [{ description: `${own.plan} plan, one month`, usdMicros: planOf(own.plan).priceUsdMicros }],
    totalUsdMicros: planOf(own.plan).priceUsdMicros,
    periodStart: own.periodStart,
    periodEnd: own.periodEnd,
  });
  take(books, invoice, outcome);
}

/** Tries the payment of a renewal again. */
export function retry(books: Books, own: SandboxSubscription, outcome: Outcome): void {
  const open = books.doc.invoices.findLast(
    ({ subscriptionId, status }) => subscriptionId === own.id && status === "open",
  );
  if (open) take(books, open, outcome);
}

/** What a change to a larger plan costs now: the share of the difference that is left of the period. */
export function changePrice(own: SandboxSubscription, plan: PaidPlanName, now: Date): number {
  const difference = planOf(plan).priceUsdMicros - planOf(own.plan).priceUsdMicros;
  const cents = Math.round((difference * shareLeft(own.periodStart, own.periodEnd, now)) / 10_000);
  return cents * 10_000;
}

/** A larger plan begins at once, when its share is paid; a smaller one with the next period. */
export function changePlan(
  books: Books,
  own: SandboxSubscription,
  plan: PaidPlanName,
  checkoutId: string | null,
  outcome: Outcome,
): void {
  const price = changePrice(own, plan, books.now);
  own.cancelAtPeriodEnd = false;
  if (!isLarger(plan, own.plan)) own.pendingPlan = plan === own.plan ? null : plan;
  else {
    const invoice = books.invoice({
      subscriptionId: own.id,
      reason: "change",
      lines: [{ description: `Rest of the period: ${plan} instead of ${own.plan}`, usdMicros: price }],
      totalUsdMicros: price,
      periodStart: books.now,
      periodEnd: own.periodEnd,
    });
    // A payment that takes days would leave open which plan it is meanwhile.
    const charge = take(books, invoice, outcome === "delay" ? "pay" : outcome, checkoutId);
    if (charge.state === "succeeded") {
      own.plan = plan;
      own.pendingPlan = null;
    } else invoice.status = "void";
  }
  books.tell({ kind: "subscription", subscriptionId: own.id });
}

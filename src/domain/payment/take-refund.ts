import { moneyText } from "../../kernel/usd.ts";
import { setInvoiceRefunded } from "../../store/invoice/invoices.store.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import { noteRefund } from "../../store/payment/payment-refunds.store.ts";
import { findPayment, findPaymentByReference } from "../../store/payment/payments.store.ts";
import { findSubscription } from "../../store/plan/subscriptions.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { invoiceIdOf } from "../invoice/keep-invoice.ts";
import { syncSubscription } from "../plan/sync-subscription.ts";
import { shareOf } from "./balance-share.ts";
import type { ProviderEvent } from "../provider/payment-provider.ts";

type Refund = Extract<ProviderEvent, { kind: "refund" }>;

/**
 * Takes a refunded payment from the balance, and gives it back when the refund fails after all, in whatever order the messages
 * come. A plan that is given back whole ends. False when the payment is not known yet.
 */
export async function takeRefund(deps: BillingDeps, event: Refund): Promise<boolean> {
  const { store, wallet, clock } = deps;
  const { refundId, reference, usdMicros, key } = event;
  const payment = await findPaymentByReference(store, reference);
  if (payment === null) return false;
  const at = clock.now();
  const hasFailed = event.state === "failed";
  await noteRefund(store, payment._id, {
    id: refundId,
    usdMicros,
    at,
    // Messages from before keys were named have none.
    ...(typeof key === "string" && { key }),
    ...(hasFailed && { failedAt: at }),
  });
  const facts = { accountId: payment.accountId, source: { kind: "payment", id: payment._id }, at };
  const isPaidOut = async () => !isFailed(await findPayment(store, payment._id), refundId);
  if (await isPaidOut()) {
    const share = await shareOf(deps, payment, usdMicros);
    if (share === null) return false;
    if (share.usdMicros > 0)
      await wallet.take({ ...facts, _id: `refund:${refundId}`, kind: "refund", ...share });
  }
  // Looked at again behind the taking: who notes a failure meanwhile may not have seen it.
  if (!(await isPaidOut())) {
    const back = { ...facts, _id: `refund_failed:${refundId}`, kind: "refund_failed" as const };
    await wallet.giveBack({ ...back, of: `refund:${refundId}` });
  }
  const after = (await findPayment(store, payment._id)) ?? payment;
  await setInvoiceRefunded(store, invoiceIdOf(payment), refundedOf(after));
  if (refundedOf(after) >= after.usdMicros) await endRefundedPlan(deps, after);
  await tell(deps, payment, event);
  return true;
}

function isFailed(payment: PaymentDoc | null, refundId: string): boolean {
  return payment?.refunds.find(({ id }) => id === refundId)?.failedAt !== undefined;
}

/** What was given back of a payment, in micro-USD. */
export function refundedOf({ refunds }: Pick<PaymentDoc, "refunds">): number {
  return refunds.reduce((sum, one) => (one.failedAt ? sum : sum + one.usdMicros), 0);
}

/** Nobody keeps a plan whose month was given back. */
async function endRefundedPlan(deps: BillingDeps, { accountId, bought }: PaymentDoc): Promise<void> {
  if (bought === undefined || bought.isChange) return;
  const { subscriptionId, period } = bought;
  const subscription = await findSubscription(deps.store, accountId);
  if (subscription?.subscriptionId !== subscriptionId || subscription.status === "cancelled") return;
  if (subscription.granted?.period !== period) return;
  await deps.provider.endSubscription(subscriptionId, true);
  await syncSubscription(deps, subscriptionId);
}

async function tell({ notify }: BillingDeps, payment: PaymentDoc, event: Refund): Promise<void> {
  const { refundId, usdMicros, state } = event;
  const amount = moneyText(usdMicros);
  const isBack = state === "failed";
  await notify({
    accountId: payment.accountId,
    key: `refund:${refundId}:${isBack ? "failed" : "succeeded"}`,
    kind: "payment.refunded",
    subject: isBack ? `A refund of ${amount} failed` : `${amount} are refunded to you`,
    message: isBack
      ? "The money could not be paid out, and what had been taken from your balance for it is there again. Ask support about another way."
      : "The refund is on its way to where the payment came from, and what it had paid for was taken from your balance.",
    data: { payment: payment._id, usdMicros, state: isBack ? "failed" : "succeeded" },
  });
}

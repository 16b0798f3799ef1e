import { setInvoiceRefunded } from "../../store/invoices.store.ts";
import type { PaymentDoc } from "../../store/payment-documents.ts";
import { findPaymentByReference, noteDispute, noteRefund } from "../../store/payments.store.ts";
import { disableAutoTopUp } from "../../store/auto-top-ups.store.ts";
import { findSubscription } from "../../store/subscriptions.store.ts";
import type { BillingDeps } from "../billing/billing-deps.ts";
import { invoiceIdOf } from "../invoice/keep-invoice.ts";
import { walletOf } from "../wallet/wallet.ts";
import type { ProviderEvent } from "./provider.ts";

type Refund = Extract<ProviderEvent, { kind: "refund" }>;
type Dispute = Extract<ProviderEvent, { kind: "dispute" }>;

/**
 * Takes a refunded top-up from the balance; of a plan, what is left of the included balance. False when the payment is not
 * known yet: messages come in any order.
 */
export async function takeRefund(deps: BillingDeps, event: Refund): Promise<boolean> {
  const { store, clock } = deps;
  const { refundId, reference, usdMicros } = event;
  const payment = await findPaymentByReference(store, reference);
  if (payment === null) return false;
  const entry = entryOf(payment, `refund:${refundId}`, usdMicros, clock.now());
  if (payment.purpose !== "plan") await walletOf(store).take({ ...entry, kind: "refund" });
  else {
    const subscription = await findSubscription(store, payment.accountId);
    const only = subscription?.granted?.period;
    const isOfNow = subscription !== null && payment.createdAt >= subscription.periodStart;
    // Of an earlier period nothing is left.
    if (only !== undefined && isOfNow) await walletOf(store).take({ ...entry, kind: "refund", only });
  }
  await noteRefund(store, payment._id, { id: refundId, usdMicros, at: clock.now() });
  const all = payment.refunds.filter(({ id }) => id !== refundId);
  const refunded = all.reduce((sum, one) => sum + one.usdMicros, usdMicros);
  await setInvoiceRefunded(store, invoiceIdOf(payment), refunded);
  return true;
}

/** Takes a disputed payment from the balance at once, and gives it back when the dispute is won. */
export async function takeDispute(deps: BillingDeps, event: Dispute): Promise<boolean> {
  const { store, clock, notify } = deps;
  const { disputeId, reference, usdMicros, state } = event;
  const payment = await findPaymentByReference(store, reference);
  if (payment === null) return false;
  const { accountId } = payment;
  const at = clock.now();
  const entry = entryOf(payment, `dispute:${disputeId}`, usdMicros, at);
  // Also where the message of its end came first.
  await walletOf(store).take({ ...entry, kind: "dispute" });
  if (state === "won") {
    const units = { meter: null, quantity: null, unitPriceUsdMicros: null };
    const back = { ...entry, _id: `dispute_won:${disputeId}`, kind: "dispute_won" as const, ...units };
    await walletOf(store).post(back, clock.now());
  }
  await disableAutoTopUp(store, accountId);
  await noteDispute(store, payment._id, { id: disputeId, usdMicros, state, at });
  await notify({
    accountId,
    key: `dispute:${disputeId}:${state}`,
    kind: "payment.disputed",
    subject: state === "won" ? "A disputed payment was given back" : "A payment is disputed",
    message:
      state === "won"
        ? "The disputed amount is in your balance again."
        : "The disputed amount was taken from your balance, and automatic top-ups are off.",
    data: { payment: payment._id, usdMicros, state },
  });
  return true;
}

function entryOf({ _id: paymentId, accountId }: PaymentDoc, _id: string, usdMicros: number, at: Date) {
  return { _id, accountId, usdMicros, source: { kind: "payment", id: paymentId }, at };
}

import { moneyText } from "../../kernel/usd.ts";
import { endAutoTopUp } from "../../store/payment/auto-top-ups.store.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import { findPayment, updatePayment } from "../../store/payment/payments.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { keepTopUpInvoice } from "../invoice/keep-invoice.ts";
import type { PaymentSnapshot } from "../provider/payment-provider.ts";

/** An automatic payment that failed is not tried again before. */
const PAUSE_MS = 86_400_000;

/** Reads a top-up at the provider and does what follows from it, each step once. */
export async function syncPayment(deps: BillingDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.store, paymentId);
  if (payment === null || payment.purpose === "plan") return;
  const read = await deps.provider.payment(payment);
  if (read !== null) await settlePayment(deps, payment, read);
}

/** The steps after what the provider says of a top-up. The state is stored last: until then a repeat does all again. */
export async function settlePayment(
  deps: BillingDeps,
  payment: PaymentDoc,
  { state, usdMicros, reference, failure }: PaymentSnapshot,
): Promise<void> {
  const { store, wallet, clock } = deps;
  const { _id, accountId } = payment;
  const now = clock.now();
  // Known at once, for a refund may be the next message.
  if (reference !== null) await updatePayment(store, _id, { reference });
  if (state === "succeeded") {
    const source = { kind: "payment", id: _id };
    const units = { meter: null, quantity: null, unitPriceUsdMicros: null };
    const entry = { _id: `top_up:${_id}`, accountId, kind: "top_up" as const, usdMicros, source, ...units };
    await wallet.post({ ...entry, at: now }, now);
    await keepTopUpInvoice(store, { ...payment, usdMicros }, now);
  }
  const isOver = state === "succeeded" || state === "failed" || state === "expired";
  await updatePayment(store, _id, { state, failure, endedAt: isOver ? now : null });
  if (payment.purpose === "auto_top_up" && isOver) await endTurn(deps, payment, state === "succeeded");
}

/** Frees the account's turn for the next automatic top-up, after the balance has it. */
async function endTurn(deps: BillingDeps, payment: PaymentDoc, isPaid: boolean): Promise<void> {
  const { store, clock, notify } = deps;
  const { _id: paymentId, accountId, usdMicros } = payment;
  const notChargedUsdMicros = isPaid ? 0 : usdMicros;
  const pausedUntil = isPaid ? null : new Date(clock.now().getTime() + PAUSE_MS);
  const data = { payment: paymentId, usdMicros };
  await notify(
    isPaid
      ? {
          accountId,
          key: `auto-top-up:${paymentId}`,
          kind: "balance.topped_up",
          subject: "Your balance was topped up",
          message: `It was low, so ${moneyText(usdMicros)} were charged and added, as you have set it in billing.`,
          data,
        }
      : {
          accountId,
          key: `auto-top-up-failed:${paymentId}`,
          kind: "payment.failed",
          subject: "An automatic top-up failed",
          message:
            "Your way to pay was declined, so nothing was charged. It is tried again in a day; update the way you pay in the billing portal.",
          data,
        },
  );
  await endAutoTopUp(store, accountId, { paymentId, notChargedUsdMicros, pausedUntil });
}

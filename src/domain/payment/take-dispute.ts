import { disableAutoTopUp } from "../../store/payment/auto-top-ups.store.ts";
import type { DisputeState } from "../../store/payment/payment-documents.ts";
import { findPaymentByReference, noteDispute } from "../../store/payment/payments.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { shareOf } from "./balance-share.ts";
import type { ProviderEvent } from "../provider/payment-provider.ts";

type Dispute = Extract<ProviderEvent, { kind: "dispute" }>;

/**
 * Takes a disputed payment from the balance at once, and gives back what was taken when the dispute is won. False when the
 * payment is not known yet: messages come in any order.
 */
export async function takeDispute(deps: BillingDeps, event: Dispute): Promise<boolean> {
  const { store, wallet, clock, notify } = deps;
  const { disputeId, reference, usdMicros, state } = event;
  const payment = await findPaymentByReference(store, reference);
  if (payment === null) return false;
  const { accountId } = payment;
  const at = clock.now();
  const facts = { accountId, source: { kind: "payment", id: payment._id }, at };
  const share = await shareOf(deps, payment, usdMicros);
  if (share === null) return false;
  const of = `dispute:${disputeId}`;
  // Also where the message of its end came first.
  if (share.usdMicros > 0) await wallet.take({ ...facts, _id: of, kind: "dispute", ...share });
  if (state === "won")
    await wallet.giveBack({ ...facts, _id: `dispute_won:${disputeId}`, kind: "dispute_won", of });
  // Once: whoever switches them on again has decided so.
  const isNew = !payment.disputes.some(({ id }) => id === disputeId);
  if (isNew && state !== "won") await disableAutoTopUp(store, accountId);
  await noteDispute(store, payment._id, { id: disputeId, usdMicros, state, at });
  await notify({
    accountId,
    key: `dispute:${disputeId}:${state}`,
    kind: "payment.disputed",
    ...WORDS[state],
    data: { payment: payment._id, usdMicros, state },
  });
  return true;
}

const WORDS: Record<DisputeState, { subject: string; message: string }> = {
  open: {
    subject: "A payment is disputed",
    message: "What it had paid for was taken from your balance, and automatic top-ups are off.",
  },
  won: {
    subject: "A disputed payment was returned to you",
    message:
      "What was taken from your balance has been returned; included balance only while its period lasts. Automatic top-ups stay as they are.",
  },
  lost: {
    subject: "A dispute has ended",
    message:
      "The disputed amount stays with the payer's bank: what was taken from your balance is not returned.",
  },
};

import type { Stripe } from "stripe";
import type { DisputeState } from "../../../store/payment/payment-documents.ts";
import type { ProviderEvent } from "../../provider/payment-provider.ts";
import { idOf, microsOf, PAYMENT_KEY, REFUND_KEY } from "./stripe-facts.ts";

type Facts = ProviderEvent extends infer Each
  ? Each extends ProviderEvent
    ? Omit<Each, "id" | "at">
    : never
  : never;

const REFUND_STATE: Record<string, "succeeded" | "failed"> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

/** A verified message of Stripe in our words. */
export function providerEventOf(event: Stripe.Event): ProviderEvent {
  const facts = factsOf(event) ?? { kind: "ignored", type: event.type };
  return { id: event.id, at: new Date(event.created * 1000).toISOString(), ...facts };
}

function factsOf(event: Stripe.Event): Facts | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return aboutSession(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { kind: "subscription", subscriptionId: event.data.object.id };
    case "invoice.finalized":
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.voided":
    case "invoice.marked_uncollectible":
      return aboutSubscription(event.data.object.parent?.subscription_details?.subscription);
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return aboutPayment(event.data.object.metadata);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return aboutRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return aboutDispute(event.data.object);
    default:
      return null;
  }
}

function aboutSession(session: Stripe.Checkout.Session): Facts | null {
  if (session.mode === "subscription") return aboutSubscription(session.subscription);
  return aboutPayment(session.metadata);
}

function aboutSubscription(subscription: string | { id: string } | null | undefined): Facts | null {
  const subscriptionId = idOf(subscription);
  return subscriptionId === null ? null : { kind: "subscription", subscriptionId };
}

function aboutPayment(metadata: Stripe.Metadata | null): Facts | null {
  const paymentId = metadata?.[PAYMENT_KEY];
  return paymentId === undefined ? null : { kind: "payment", paymentId };
}

/** Money that is on its way back, or that could not be paid out; one that waits says nothing yet. */
function aboutRefund(refund: Stripe.Refund): Facts | null {
  const reference = idOf(refund.payment_intent) ?? idOf(refund.charge);
  const state = REFUND_STATE[refund.status ?? ""];
  if (state === undefined || reference === null) return null;
  const key = refund.metadata?.[REFUND_KEY] ?? null;
  return { kind: "refund", refundId: refund.id, reference, usdMicros: microsOf(refund.amount), state, key };
}

function aboutDispute(dispute: Stripe.Dispute): Facts | null {
  const reference = idOf(dispute.payment_intent) ?? idOf(dispute.charge);
  // Questions before a dispute move no money.
  if (reference === null || dispute.status.startsWith("warning_")) return null;
  const state: DisputeState = dispute.status === "won" ? "won" : dispute.status === "lost" ? "lost" : "open";
  const usdMicros = microsOf(dispute.amount);
  return { kind: "dispute", disputeId: dispute.id, reference, usdMicros, state };
}

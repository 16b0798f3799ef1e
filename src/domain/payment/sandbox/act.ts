import type { PaidPlanName } from "../../../store/plan/plan-documents.ts";
import type { SandboxCharge } from "../../../store/payment/sandbox-documents.ts";
import type { Books, Outcome } from "./books.ts";
import { changePlan, end, living, paid, renew, retry, subscribe } from "./subscriptions.ts";

/** What a person does on a page of the sandbox. */
export type SandboxAction =
  | { do: "pay"; checkoutId: string; outcome: Outcome | "leave" }
  | { do: "cancel" | "keep" | "cancel_now" }
  | { do: "change"; plan: PaidPlanName }
  | { do: "renew"; outcome: Outcome }
  | { do: "retry"; outcome: Outcome }
  | { do: "card"; card: "pays" | "declines" }
  | { do: "refund"; chargeId: string }
  | { do: "dispute"; chargeId: string; state: "won" | "lost" };

/** Does what a person asked for; nothing where it does not fit (any more), as a page may be old. */
export function act(books: Books, action: SandboxAction): void {
  const own = living(books);
  switch (action.do) {
    case "pay":
      return pay(books, action.checkoutId, action.outcome);
    case "card":
      books.doc.card = action.card;
      return;
    case "refund":
      return books.refund(action.chargeId, Number.MAX_SAFE_INTEGER, {
        id: `re_sandbox_${action.chargeId}_rest`,
        key: null,
      });
    case "dispute":
      return books.endDispute(action.chargeId, action.state);
    default:
      if (own !== null) actOn(books, own, action);
  }
}

function actOn(
  books: Books,
  own: NonNullable<ReturnType<typeof living>>,
  action: Exclude<SandboxAction, { do: "pay" | "card" | "refund" | "dispute" }>,
): void {
  switch (action.do) {
    case "cancel":
    case "keep":
      own.cancelAtPeriodEnd = action.do === "cancel";
      own.pendingPlan = null;
      return books.tell({ kind: "subscription", subscriptionId: own.id });
    case "cancel_now":
      return end(books, own);
    case "change":
      return changePlan(books, own, action.plan, null, books.doc.card === "declines" ? "decline" : "pay");
    case "renew":
      return own.status === "active" ? renew(books, own, action.outcome) : undefined;
    case "retry":
      return own.status === "past_due" ? retry(books, own, action.outcome) : undefined;
  }
}

function pay(books: Books, checkoutId: string, outcome: Outcome | "leave"): void {
  const checkout = books.doc.checkouts.find(({ id }) => id === checkoutId);
  if (checkout?.state !== "open") return;
  const { order } = checkout;
  if (outcome === "leave" || checkout.expiresAt <= books.now) {
    checkout.state = outcome === "leave" ? "left" : "expired";
    if (order.kind === "top_up") books.tell({ kind: "payment", paymentId: order.paymentId });
    return;
  }
  if (outcome === "decline") {
    checkout.failure = "The card was declined. Choose another way to pay.";
    return;
  }
  checkout.state = outcome === "delay" ? "pending" : "paid";
  books.doc.card = "pays";
  const own = living(books);
  if (order.kind === "top_up") topUp(books, { ...order, checkoutId }, outcome);
  // A second checkout for a plan, paid after the first, changes what is there.
  else if (own === null) subscribe(books, order.plan, checkoutId, outcome);
  else changePlan(books, own, order.plan, checkoutId, outcome);
}

/** Takes the money of a top-up. */
export function topUp(
  books: Books,
  order: { usdMicros: number; paymentId: string; checkoutId: string | null },
  outcome: Outcome,
): SandboxCharge {
  const { usdMicros, paymentId, checkoutId } = order;
  const charge = books.charge({ usdMicros, invoiceId: null, paymentId, checkoutId }, outcome);
  books.tell({ kind: "payment", paymentId });
  return charge;
}

/** What happens by itself: delayed payments arrive, periods end, renewals that failed are tried again. */
export function tick(books: Books): void {
  const { doc, now } = books;
  for (const charge of doc.charges)
    if (charge.state === "pending" && charge.settlesAt !== null && charge.settlesAt <= now)
      settle(books, charge);
  // After a long sleep several periods have ended.
  for (let turns = 0; turns < 60; turns++) {
    const own = living(books);
    const outcome = doc.card === "declines" ? "decline" : "pay";
    if (own?.status === "active" && own.periodEnd <= now) renew(books, own, outcome);
    else if (own?.status === "past_due" && own.retryAt !== null && own.retryAt <= now)
      retry(books, own, outcome);
    else return;
  }
}

function settle(books: Books, charge: SandboxCharge): void {
  charge.state = "succeeded";
  charge.settlesAt = null;
  const checkout = books.doc.checkouts.find(({ id }) => id === charge.checkoutId);
  if (checkout) checkout.state = "paid";
  const invoice = books.doc.invoices.find(({ id }) => id === charge.invoiceId);
  if (invoice) paid(books, invoice);
  if (charge.paymentId) books.tell({ kind: "payment", paymentId: charge.paymentId });
}

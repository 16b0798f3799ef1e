import { moneyText } from "../kernel/usd.ts";
import { changePrice } from "../domain/payment/sandbox/subscriptions.ts";
import { isLarger, planOf } from "../domain/plan/plans.ts";
import type { SandboxCheckout, SandboxDoc } from "../store/payment/sandbox-documents.ts";
import { html, type Html } from "./html.ts";
import type { PageContent } from "./shell.ts";

export const SANDBOX_NOTE = html`<p class="notice">
  This is the sandbox: it behaves like a payment provider, and no money moves.
</p>`;

const OUTCOMES = [
  ["pay", "Pay"],
  ["decline", "Pay with a card that is declined"],
  ["delay", "Pay by a transfer that takes five seconds"],
  ["dispute", "Pay, then dispute the payment"],
  ["leave", "Leave without paying"],
] as const;

/** The page on which somebody pays with made-up money. */
export function sandboxCheckoutPage(doc: SandboxDoc, checkout: SandboxCheckout, now: Date): PageContent {
  const { title, price, note } = orderWords(doc, checkout, now);
  const isOpen = checkout.state === "open" && checkout.expiresAt > now;
  const buttons = OUTCOMES.map(
    ([value, words]) =>
      html`<p>
        <button name="outcome" value="${value}" class="${value === "pay" ? "" : "danger"}">${words}</button>
      </p>`,
  );
  const body = html`${SANDBOX_NOTE}
    ${checkout.failure && html`<p class="notice bad" role="alert">${checkout.failure}</p>`}
    <dl>
      <dt>For</dt>
      <dd>${title}</dd>
      <dt>Account</dt>
      <dd>${doc.name}</dd>
      <dt>To pay now</dt>
      <dd><strong id="price">${moneyText(price)}</strong></dd>
    </dl>
    <p class="quiet">${note}</p>
    ${isOpen ? html`<form method="post">${buttons}</form>` : closed(checkout)}`;
  return { title: "Checkout", body };
}

function closed({ state, returnUrl }: SandboxCheckout): Html {
  const words =
    state === "paid"
      ? "This is paid."
      : state === "pending"
        ? "The payment is on its way."
        : "This page is over.";
  return html`<p class="notice">${words}</p>
    <p><a class="button" href="${returnUrl}">Back to Quarry</a></p>`;
}

function orderWords(doc: SandboxDoc, { order }: SandboxCheckout, now: Date) {
  if (order.kind === "top_up")
    return {
      title: "Top-up of the balance",
      price: order.usdMicros,
      note: "Topped-up balance does not expire.",
    };
  const plan = planOf(order.plan);
  const own = doc.subscriptions.findLast(({ status }) => status !== "cancelled");
  const note = `${moneyText(plan.includedUsdMicros)} of balance come with each month and expire with it.`;
  if (own === undefined) return { title: `${plan.name} plan, each month`, price: plan.priceUsdMicros, note };
  if (!isLarger(plan.name, own.plan))
    return { title: `${plan.name} plan from the next month on`, price: 0, note };
  return {
    title: `${plan.name} plan instead of ${own.plan}, for the rest of the month`,
    price: changePrice(own, order.plan, now),
    note,
  };
}

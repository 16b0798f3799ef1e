import { moneyDigits, moneyText } from "../kernel/usd.ts";
import { PLANS } from "../domain/plan/plans.ts";
import type { InvoiceDoc } from "../store/invoice/invoice-documents.ts";
import type { SandboxCharge, SandboxDoc, SandboxSubscription } from "../store/payment/sandbox-documents.ts";
import { html, type Html } from "./html.ts";
import { SANDBOX_NOTE } from "./sandbox-checkout.ts";
import type { PageContent } from "./shell.ts";

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The page for the way to pay, the plan, payments and invoices, with what a provider's own staff could do. */
export function sandboxPortalPage(doc: SandboxDoc, invoices: readonly InvoiceDoc[]): PageContent {
  const own = doc.subscriptions.findLast(({ status }) => status !== "cancelled");
  const body = html`${SANDBOX_NOTE}
    <h2>Plan</h2>
    ${own ? planPart(own) : html`<p>No plan.</p>`}
    <h2>Way to pay</h2>
    <p>${cardWords(doc.card)}</p>
    <form method="post">
      ${button("card", "pays", "Use a card that pays")}
      ${button("card", "declines", "Use a card that is declined")}
    </form>
    <h2>Payments</h2>
    ${doc.charges.length === 0 ? html`<p>None yet.</p>` : chargesPart(doc.charges.toReversed())}
    <h2>Invoices</h2>
    ${invoices.length === 0 ? html`<p>None yet.</p>` : invoicesPart(invoices)}
    <p><a class="button" href="${doc.returnUrl}">Back to Quarry</a></p>`;
  return { title: "Billing portal", body };
}

function button(name: string, value: string, words: string): Html {
  return html`<button name="${name}" value="${value}" class="danger">${words}</button>`;
}

function cardWords(card: SandboxDoc["card"]): string {
  if (card === null) return "None is saved: pay for something first.";
  return card === "pays" ? "A card that pays." : "A card that is declined.";
}

function planPart(own: SandboxSubscription): Html {
  const then = own.cancelAtPeriodEnd ? "ends" : own.pendingPlan ? `becomes ${own.pendingPlan}` : "renews";
  const others = PLANS.filter(({ name, canScrape }) => canScrape && name !== own.plan);
  return html`<p id="plan">
      ${own.plan}, ${own.status.replace("_", " ")}, ${then} on ${dayOf(own.periodEnd)}
    </p>
    <form method="post">
      ${others.map(({ name }) => button("plan", name, `Change to ${name}`))}
      ${own.cancelAtPeriodEnd || own.pendingPlan ? button("do", "keep", "Keep the plan") : button("do", "cancel", "Cancel at the end of the month")}
      ${button("do", "cancel_now", "Cancel now")}
    </form>
    <p class="quiet">What would happen over time:</p>
    <form method="post">
      ${
        own.status === "past_due"
          ? html`${button("retry", "pay", "Try the payment again: it is paid")}
            ${button("retry", "decline", "Try the payment again: it is declined")}`
          : html`${button("renew", "pay", "End the month now: it is paid")}
            ${button("renew", "decline", "End the month now: it is declined")}`
      }
    </form>`;
}

function chargesPart(charges: readonly SandboxCharge[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th>When</th>
        <th>USD</th>
        <th>State</th>
        <th></th>
      </tr>
    </thead>
    <tbody>
      ${charges.map(
        (charge) =>
          html`<tr>
            <td>${charge.at.toISOString().slice(0, 19)}</td>
            <td>${moneyDigits(charge.usdMicros)}</td>
            <td>${stateWords(charge)}</td>
            <td><form method="post">${actionsOf(charge)}</form></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function stateWords({ state, refunds, dispute }: SandboxCharge): string {
  const refunded = refunds.reduce((sum, one) => sum + one.usdMicros, 0);
  const parts = [state as string];
  if (refunded > 0) parts.push(`${moneyText(refunded)} refunded`);
  if (dispute) parts.push(`dispute ${dispute.state}`);
  return parts.join(", ");
}

function actionsOf({ id, state, refunds, usdMicros, dispute }: SandboxCharge): Html {
  const left = usdMicros - refunds.reduce((sum, one) => sum + one.usdMicros, 0);
  if (dispute?.state === "open")
    return html`${button("won", id, "The merchant wins")} ${button("lost", id, "The merchant loses")}`;
  return state === "succeeded" && left > 0 && !dispute ? button("refund", id, "Refund") : html``;
}

function invoicesPart(invoices: readonly InvoiceDoc[]): Html {
  return html`<table class="cards">
    <tbody>
      ${invoices.map(
        ({ number, token, totalUsdMicros, state }) =>
          html`<tr>
            <td><a href="/billing/invoices/${token}">${number}</a></td>
            <td>${moneyText(totalUsdMicros)}</td>
            <td>${state}</td>
            <td><a href="/billing/invoices/${token}.pdf">PDF</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

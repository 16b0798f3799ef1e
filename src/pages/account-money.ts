import type { BillingView } from "../domain/billing/billing.service.ts";
import { moneyText } from "../kernel/usd.ts";
import { refundedOf } from "../domain/payment/take-refund.ts";
import { MAX_TOP_UP_USD_MICROS, MIN_TOP_UP_USD_MICROS, PLANS } from "../domain/plan/plans.ts";
import type { PaymentDoc } from "../store/payment/payment-documents.ts";
import { html, type Html } from "./html.ts";
import { momentOf } from "./moment.ts";

const USD = 1_000_000;

/** The part of the account page about plan, balance and payments. */
export function moneyPart(view: BillingView): Html {
  const { wallet, plan, subscription, payments, provider } = view;
  const { availableUsdMicros: available, heldUsdMicros: held, included } = wallet;
  const isOff = provider === "off";
  return html`<h2 id="money">Plan and balance</h2>
    <dl>
      <dt>Plan</dt>
      <dd>${plan}${subscription && ` (${subscription.status.replaceAll("_", " ")})`}</dd>
      <dt>${available < 0 ? "Owed" : "Available"}</dt>
      <dd><strong>${moneyText(Math.abs(available))}</strong></dd>
      ${
        included &&
        html`<dt>Of that, from the plan</dt>
          <dd>${moneyText(included.usdMicros)} until ${momentOf(included.expiresAt)}</dd>`
      }
      <dt>Held for Requests</dt>
      <dd>${moneyText(held)}</dd>
    </dl>
    ${!wallet.isOpen && html`<p class="notice">You need a paid plan to create Requests.</p>`}
    ${isOff ? html`<p class="quiet">This server takes no payments.</p>` : payPart(view)}
    <h3>Payments</h3>
    ${payments.length === 0 ? html`<p class="quiet">None yet.</p>` : paymentsTable(payments)}`;
}

function payPart({ plan: present, wallet, subscription }: BillingView): Html {
  const plans = PLANS.filter(({ name, priceUsdMicros }) => name !== present && priceUsdMicros > 0).map(
    ({ name, priceUsdMicros }) =>
      html`<button name="plan" value="${name}">${name}, ${moneyText(priceUsdMicros)} a month</button> `,
  );
  return html`<form method="post" action="/account/checkout" class="row">${plans}</form>
    ${
      wallet.isOpen &&
      html`<form class="fields" method="post" action="/account/checkout">
        <label
          >Amount to top up, in USD
          <input
            name="topUp"
            type="number"
            inputmode="decimal"
            autocomplete="off"
            required
            min="${MIN_TOP_UP_USD_MICROS / USD}"
            max="${MAX_TOP_UP_USD_MICROS / USD}"
            step="0.01"
            value="${MIN_TOP_UP_USD_MICROS / USD}"
          />
        </label>
        <button>Top up</button>
      </form>`
    }
    ${
      subscription &&
      html`<form method="post" action="/account/portal">
        <button>Payment methods, invoices, end of the plan</button>
      </form>`
    }`;
}

function paymentsTable(payments: readonly PaymentDoc[]): Html {
  return html`<table class="cards" id="payments">
    <thead>
      <tr>
        <th>For</th>
        <th>Amount</th>
        <th>State</th>
        <th>Begun</th>
      </tr>
    </thead>
    <tbody>
      ${payments.map(
        (payment) =>
          html`<tr>
            <td>${payment.purpose.replaceAll("_", " ")}</td>
            <td>${moneyText(payment.usdMicros)}</td>
            <td>${stateOf(payment)}</td>
            <td data-name="Begun">${momentOf(payment.createdAt)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function stateOf({ state, failure, refunds }: PaymentDoc): string {
  const given = refundedOf({ refunds });
  const words = [state.replaceAll("_", " ")];
  if (failure !== null) words.push(failure);
  if (given > 0) words.push(`${moneyText(given)} refunded`);
  return words.join(", ");
}

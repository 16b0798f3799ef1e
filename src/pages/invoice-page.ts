import { invoiceFacts } from "../domain/invoice/invoice-facts.ts";
import { moneyText } from "../kernel/usd.ts";
import type { InvoiceDoc } from "../store/invoice/invoice-documents.ts";
import { html } from "./html.ts";
import type { PageContent } from "./shell.ts";

/** An invoice as a page, for the eye and the printer. */
export function invoicePage(invoice: InvoiceDoc, seller: string): PageContent {
  const facts = invoiceFacts(invoice, seller).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  const lines = invoice.lines.map(
    ({ description, usdMicros }) =>
      html`<tr>
        <td>${description}</td>
        <td>${moneyText(usdMicros)}</td>
      </tr>`,
  );
  const body = html`<dl>${facts}</dl>
    <table>
      <thead>
        <tr>
          <th>Description</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
        <tr>
          <td><strong>Total</strong></td>
          <td><strong>${moneyText(invoice.totalUsdMicros)}</strong></td>
        </tr>
      </tbody>
    </table>
    <p><a href="/billing/invoices/${invoice.token}.pdf">PDF</a></p>`;
  return { title: `Invoice ${invoice.number}`, body };
}

import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** USD in cents, as invoices show it: 20000000 -> "20.00". Finer parts are shown where there are any. */
export function moneyText(usdMicros: number): string {
  const text = (Math.abs(usdMicros) / 1_000_000).toFixed(6).replace(/(\.\d\d\d*?)0+$/, "$1");
  return `${usdMicros < 0 ? "-" : ""}${text}`;
}

/** What an invoice says, in the order in which page and PDF show it. */
export function invoiceFacts(invoice: InvoiceDoc, seller: string): [name: string, value: string][] {
  const { number, state, issuedAt, paidAt, periodStart, periodEnd, billedTo, accountId } = invoice;
  const facts: [string, string][] = [
    ["Number", number],
    ["From", seller],
    ["Billed to", `${billedTo} (${accountId})`],
    ["Issued", dayOf(issuedAt)],
  ];
  if (periodStart && periodEnd) facts.push(["Period", `${dayOf(periodStart)} to ${dayOf(periodEnd)}`]);
  facts.push(["State", state === "paid" && paidAt ? `paid on ${dayOf(paidAt)}` : state]);
  if (invoice.refundedUsdMicros > 0) facts.push(["Refunded", `${moneyText(invoice.refundedUsdMicros)} USD`]);
  return facts;
}

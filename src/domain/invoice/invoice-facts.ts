import { moneyText } from "../../kernel/usd.ts";
import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

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
  if (invoice.refundedUsdMicros > 0) facts.push(["Refunded", moneyText(invoice.refundedUsdMicros)]);
  return facts;
}

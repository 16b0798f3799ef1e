import { byField, collection } from "../collection.ts";

export type InvoiceState = "open" | "paid" | "void";

/** One line of an invoice; a credit is negative. */
export interface InvoiceLine {
  description: string;
  usdMicros: number;
}

/** What an account was billed. Its numbers never change; its state does. */
export interface InvoiceDoc {
  /** `inv_…`, made of what it bills, so that it is made once. */
  _id: string;
  accountId: string;
  /** One after the other for each account, from 1. */
  sequence: number;
  number: string;
  purpose: "plan" | "top_up" | "auto_top_up";
  state: InvoiceState;
  lines: InvoiceLine[];
  totalUsdMicros: number;
  refundedUsdMicros: number;
  periodStart: Date | null;
  periodEnd: Date | null;
  billedTo: string;
  /** Opens its page without a key: 32 random bytes. */
  token: string;
  issuedAt: Date;
  paidAt: Date | null;
}

export const invoiceCollections = {
  invoices: collection<InvoiceDoc>({
    account: {
      ...byField,
      export: { file: "invoices", without: ["token"] },
      deletion: { kept: "for the books, without who was billed and without the address of its page" },
    },
    indexes: [
      { key: { accountId: 1, sequence: -1 }, unique: true, for: "lists, and numbers without a gap" },
      { key: { token: 1 }, for: "the page of an invoice" },
    ],
    growth: { by: "money", most: "one for each month and payment" },
    stays: "the law asks for them",
    shards: {
      by: "`{ accountId: 1, sequence: -1 }`",
      why: "Lists and the unique number name the account; pages ask all shards by their token.",
    },
  }),
};

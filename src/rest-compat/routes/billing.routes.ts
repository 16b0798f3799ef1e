import { z } from "zod";
import {
  BillingDocument,
  BillingPortalDocument,
  CheckoutDocument,
  InvoiceDocument,
  InvoicesDocument,
  LedgerDocument,
  SetAutoTopUpDocument,
} from "../../generated/rest-documents.ts";
import { billing } from "../../kinds/billing.ts";
import { invoice } from "../../kinds/invoice.ts";
import { ledgerEntry } from "../../kinds/wallet.ts";
import { row, rows } from "../row.ts";
import { ledgerBytes } from "../streams/ledger-stream.ts";

const PLANS: readonly string[] = ["plus", "pro", "max"];
const plan = z
  .string()
  .refine((text) => PLANS.includes(text.toLowerCase()), "Use Plus, Pro or Max.")
  .transform((text) => text.toUpperCase())
  .optional()
  .describe("A plan to start, or to change to: `Plus`, `Pro` or `Max`.");

export const billingRoutes = rows(billing, {
  "GET /": BillingDocument,
  "POST /checkout": row(CheckoutDocument, { operationId: "createCheckout", status: 201, reads: { plan } }),
  "POST /portal": row(BillingPortalDocument, {
    operationId: "createPortal",
    status: 201,
    takesNothing: true,
  }),
  "POST /auto-top-up": SetAutoTopUpDocument,
});

const format = z
  .enum(["json", "csv"])
  .optional()
  .describe("`csv` streams every entry; when left out, the Accept header decides.");

export const ledgerRoutes = rows(ledgerEntry, {
  "GET /": row(LedgerDocument, {
    summary:
      "What was added to the account's balance and what was taken from it, newest first; `format=csv` streams all of it.",
    reads: { format },
    bytes: ledgerBytes,
  }),
});

export const invoiceRoutes = rows(invoice, { "GET /": InvoicesDocument, "GET /:id": InvoiceDocument });

import { z } from "zod";
import { InvoiceDocument, InvoicesDocument, LedgerDocument } from "../../generated/rest-documents.ts";
import { ledgerEntry } from "../../kinds/wallet.ts";
import { invoice } from "../../kinds/invoice.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { route } from "../route.ts";
import { streamLedger } from "../streams/ledger-stream.ts";
import { resultsFormat } from "../streams/results-format.ts";

const CSV_EXAMPLE =
  "id,at,kind,amount,usdMicros,currency,sourceKind,sourceId,meter,quantity,unitPriceUsdMicros\n" +
  "top_up:pay_68f0c2d4a1b2c3d4e5f60718,2026-01-31T12:00:03.000Z,top_up,25.000000,25000000,USD,payment,pay_68f0c2d4a1b2c3d4e5f60718,,,\n";

const ledgerQuery = pageQuery(ledgerEntry).extend({
  format: z
    .enum(["json", "csv"])
    .optional()
    .describe("`csv` streams every entry; without it the Accept header decides."),
});

export const ledgerRoutes = [
  route({
    method: "GET",
    path: "/v1/billing/ledger",
    access: "key",
    summary: "What came to the balance and what left it, newest first; `format=csv` streams all of it.",
    reference: {
      operationId: "listLedger",
      tag: "Billing",
      query: ledgerQuery,
      answer: {
        status: 200,
        description: "A page of the ledger.",
        streams: { "text/csv": { description: "Every entry, newest first.", example: CSV_EXAMPLE } },
      },
      errors: ["invalid_input", "invalid_cursor", "not_acceptable"],
    },
    document: LedgerDocument,
    variables: ({ query: { format: _, ...page } }) => pageVariables(page),
    // It has no form in lines: `resultsFormat` tells who accepts those alone.
    stream: ({ query: { cursor, format }, accept }, { ledger }, accountId) =>
      resultsFormat(format, accept) === "csv" ? streamLedger(ledger, accountId, cursor ?? null) : null,
  }),
  route({
    method: "GET",
    path: "/v1/billing/invoices",
    access: "key",
    summary: "Invoices of the account, newest first, with the addresses of their pages and PDFs.",
    reference: {
      operationId: "listInvoices",
      tag: "Billing",
      query: pageQuery(invoice),
      answer: {
        status: 200,
        description: "A page of invoices.",
      },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: InvoicesDocument,
    variables: ({ query }) => pageVariables(query),
  }),
  route({
    method: "GET",
    path: "/v1/billing/invoices/:id",
    access: "key",
    summary: "One invoice.",
    reference: {
      operationId: "getInvoice",
      tag: "Billing",
      answer: {
        status: 200,
        description: "The invoice.",
      },
      errors: ["not_found"],
    },
    document: InvoiceDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
];

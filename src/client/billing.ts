import {
  SetAutoTopUpDocument,
  CheckoutDocument,
  BillingPortalDocument,
  BillingDocument,
  InvoiceDocument,
  InvoicesDocument,
  LedgerDocument,
  VerifyLedgerDocument,
  RefundPaymentDocument,
} from "./generated/documents.ts";
import { download } from "./download.ts";
import { send, type HttpSettings } from "./http.ts";
import type {
  AutoTopUpSettings,
  Billing,
  HostedPage,
  Invoice,
  LedgerEntry,
  LedgerVerification,
  NewCheckout,
  Page,
  PageOptions,
  Payment,
} from "./models.ts";
import { given } from "./quarry-error.ts";

/** Plans, balance and payments. Amounts are in micro-USD. */
export interface BillingCalls {
  billing(): Promise<Billing>;
  /** A page on which a person begins or changes a plan, or tops up. Ask for it when a person has chosen to. */
  checkout(what: NewCheckout): Promise<HostedPage>;
  /** A page for ways to pay, the plan and invoices. */
  billingPortal(): Promise<HostedPage>;
  /** Sets how the account is topped up by itself. */
  setAutoTopUp(settings: AutoTopUpSettings): Promise<Billing>;
  /** A page of what came to the balance and left it, newest first, 1 to 1,000 entries, 50 unless given. */
  ledger(options?: PageOptions): Promise<Page<LedgerEntry>>;
  /** A page of invoices, newest first, 1 to 100 of them, 20 unless given. */
  invoices(options?: PageOptions): Promise<Page<Invoice>>;
  /** Null when the account has none with this id. */
  invoice(id: string): Promise<Invoice | null>;
  /** The bytes of an invoice as PDF, as they come; null when the account has none with this id. */
  invoicePdf(id: string): Promise<AsyncGenerator<Uint8Array> | null>;
  /**
   * Gives a payment back, all that is left of it unless `usdMicros` is given; for the operator alone. A repeat with the same
   * `idempotencyKey` is the same refund; without one each call is a refund of its own.
   */
  refundPayment(id: string, usdMicros?: number, idempotencyKey?: string): Promise<Payment>;
  /** Computes accounts anew from their entries; for the operator alone. */
  verifyLedger(accountId?: string): Promise<LedgerVerification>;
}

const ENTRIES = 50;
const INVOICES = 20;

export function billingCalls(http: HttpSettings): BillingCalls {
  const { url } = http;
  return {
    billing: async () => given(url, (await send(http, BillingDocument, {})).billing),
    checkout: async (input) => given(url, (await send(http, CheckoutDocument, { input })).billingCheckout),
    billingPortal: async () => given(url, (await send(http, BillingPortalDocument, {})).billingPortal),
    setAutoTopUp: async (input) =>
      given(url, (await send(http, SetAutoTopUpDocument, { input })).autoTopUpSet).billing,
    async ledger({ after, first = ENTRIES } = {}) {
      const { nodes, pageInfo } = (await send(http, LedgerDocument, { first, after })).ledger;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    async invoices({ after, first = INVOICES } = {}) {
      const { nodes, pageInfo } = (await send(http, InvoicesDocument, { first, after })).invoices;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    invoice: async (id) => (await send(http, InvoiceDocument, { id })).invoice ?? null,
    async invoicePdf(id) {
      const { invoice } = await send(http, InvoiceDocument, { id });
      // By the address of this client: the one in the invoice is for people, and may be another.
      const name = invoice?.pdfUrl.slice(invoice.pdfUrl.lastIndexOf("/") + 1);
      return name === undefined ? null : download(http, `/billing/invoices/${name}`, undefined);
    },
    async refundPayment(id, usdMicros, idempotencyKey) {
      const asked = { id, usdMicros, idempotencyKey };
      return given(url, (await send(http, RefundPaymentDocument, asked)).paymentRefund).payment;
    },
    verifyLedger: async (accountId) =>
      (await send(http, VerifyLedgerDocument, { accountId })).ledgerVerification,
  };
}

import { download } from "./download.ts";
import type { BillingCalls as MadeCalls } from "./generated/calls.ts";
import type { HttpSettings } from "./http.ts";

interface OwnCalls {
  /** The bytes of an invoice as PDF, as they come; null when the account has none with this id. */
  invoicePdf(id: string): Promise<AsyncGenerator<Uint8Array> | null>;
}

/** Plans, balance and payments. Amounts are in micro-USD. */
export interface BillingCalls extends MadeCalls, OwnCalls {}

export function billingCalls(http: HttpSettings, { invoice }: Pick<MadeCalls, "invoice">): OwnCalls {
  return {
    async invoicePdf(id) {
      const pdfUrl = (await invoice(id))?.pdfUrl;
      // By the address of this client: the one in the invoice is for people, and may be another.
      const name = pdfUrl?.slice(pdfUrl.lastIndexOf("/") + 1);
      return name === undefined ? null : download(http, `/billing/invoices/${name}`, undefined);
    },
  };
}

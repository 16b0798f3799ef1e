import { newSecretToken } from "../../kernel/secret-token.ts";
import { sha256 } from "../../kernel/hash.ts";
import { findAccount } from "../../store/account/accounts.store.ts";
import { keepInvoice } from "../../store/invoice/invoices.store.ts";
import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import type { Store } from "../../store/store.ts";

/** Made of what it is about, so that a repeat makes the same. */
export const invoiceIdOf = (payment: Pick<PaymentDoc, "_id">): string =>
  `inv_${sha256(payment._id).slice(0, 24)}`;

/** Keeps the invoice of a top-up that was paid. */
export async function keepTopUpInvoice(store: Store, payment: PaymentDoc, paidAt: Date): Promise<void> {
  const { _id, accountId, purpose, usdMicros } = payment;
  const description = purpose === "auto_top_up" ? "Automatic top-up of the balance" : "Top-up of the balance";
  await keepInvoiceOf(store, {
    _id: invoiceIdOf({ _id }),
    accountId,
    purpose,
    state: "paid",
    lines: [{ description, usdMicros }],
    totalUsdMicros: usdMicros,
    periodStart: null,
    periodEnd: null,
    issuedAt: paidAt,
    paidAt,
  });
}

/** Keeps an invoice as it is now; its number and its token stay those of the first time. */
export async function keepInvoiceOf(
  store: Store,
  invoice: Omit<InvoiceDoc, "sequence" | "number" | "billedTo" | "token" | "refundedUsdMicros">,
): Promise<void> {
  const { accountId } = invoice;
  const account = await findAccount(store, accountId);
  const made = {
    ...invoice,
    billedTo: account?.name ?? accountId,
    refundedUsdMicros: 0,
    token: newSecretToken("invoice"),
  };
  const series = accountId.slice(-8).toUpperCase();
  await keepInvoice(store, made, (sequence) => `${series}-${String(sequence).padStart(4, "0")}`);
}

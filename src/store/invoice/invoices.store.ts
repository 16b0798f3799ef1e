import { DURABLE, isDuplicateKey } from "../client.ts";
import type { InvoiceDoc } from "./invoice-documents.ts";
import type { Store } from "../store.ts";

const TRIES = 50;

/** Stores an invoice under the next number of its account. One that is there keeps its number and lines. */
export async function keepInvoice(
  store: Store,
  invoice: Omit<InvoiceDoc, "sequence" | "number">,
  numberOf: (sequence: number) => string,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await store.invoices.findOne({ _id: invoice._id }, { projection: { _id: 1 } })) break;
    const last = await store.invoices
      .find({ accountId: invoice.accountId }, { projection: { sequence: 1 } })
      .sort({ sequence: -1 })
      .limit(1)
      .next();
    const sequence = (last?.sequence ?? 0) + 1;
    try {
      const doc = { ...invoice, sequence, number: numberOf(sequence) };
      await store.invoices.insertOne(doc, { writeConcern: DURABLE });
      return;
    } catch (error) {
      // Another one took the number, or the invoice is being made twice.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  // Open, then paid: not the other way.
  const { _id, state, paidAt } = invoice;
  if (state !== "open")
    await store.invoices.updateOne(
      { _id, state: "open" },
      { $set: { state, paidAt } },
      { writeConcern: DURABLE },
    );
}

export async function setInvoiceRefunded(store: Store, id: string, refundedUsdMicros: number): Promise<void> {
  await store.invoices.updateOne({ _id: id }, { $set: { refundedUsdMicros } }, { writeConcern: DURABLE });
}

export function findInvoice(store: Store, accountId: string, id: string): Promise<InvoiceDoc | null> {
  return store.invoices.findOne({ _id: id, accountId });
}

export function findInvoiceByToken(store: Store, token: string): Promise<InvoiceDoc | null> {
  return store.invoices.findOne({ token });
}

/** Up to `limit` invoices of an account, newest first. @param before number in the sequence; older ones follow */
export function listInvoices(
  store: Store,
  accountId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<InvoiceDoc[]> {
  const older = before === null ? {} : { sequence: { $lt: before } };
  return store.invoices
    .find({ accountId, ...older })
    .sort({ sequence: -1 })
    .limit(limit)
    .toArray();
}

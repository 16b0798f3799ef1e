import { DURABLE } from "../client.ts";
import { insertEach } from "../insert-each.ts";
import type { DisputeState, PaymentDoc } from "./payment-documents.ts";
import type { Store } from "../store.ts";

/** Stores a payment; false when it is there already. */
export async function insertPayment(store: Store, payment: PaymentDoc): Promise<boolean> {
  const [isNew = false] = await insertEach(store.payments, [payment], { writeConcern: DURABLE });
  return isNew;
}

export function findPayment(store: Store, id: string): Promise<PaymentDoc | null> {
  return store.payments.findOne({ _id: id });
}

export function findPayments(store: Store, ids: readonly string[]): Promise<PaymentDoc[]> {
  return store.payments.find({ _id: { $in: [...ids] } }).toArray();
}

/** The payment that a refund or a dispute at the provider is about. */
export function findPaymentByReference(store: Store, reference: string): Promise<PaymentDoc | null> {
  return store.payments.findOne({ reference });
}

/** Notes what the provider says of a payment. One that has succeeded stays so. */
export async function updatePayment(
  store: Store,
  id: string,
  parts: Partial<Pick<PaymentDoc, "state" | "checkoutId" | "reference" | "failure" | "endedAt">>,
): Promise<void> {
  await store.payments.updateOne(
    { _id: id, state: { $ne: "succeeded" } },
    { $set: parts },
    { writeConcern: DURABLE },
  );
}

/** Notes a dispute, once for each id, and how it ended: an end is never taken back. */
export async function noteDispute(
  store: Store,
  id: string,
  dispute: { id: string; usdMicros: number; state: DisputeState; at: Date },
): Promise<void> {
  await store.payments.updateOne(
    { _id: id, "disputes.id": { $ne: dispute.id } },
    { $push: { disputes: dispute } },
    { writeConcern: DURABLE },
  );
  if (dispute.state === "open") return;
  await store.payments.updateOne(
    { _id: id, disputes: { $elemMatch: { id: dispute.id, state: "open" } } },
    { $set: { "disputes.$.state": dispute.state } },
    { writeConcern: DURABLE },
  );
}

/** Up to `limit` payments of the account, newest first. */
export function listPayments(store: Store, accountId: string, limit: number): Promise<PaymentDoc[]> {
  return store.payments.find({ accountId }).sort({ createdAt: -1, _id: -1 }).limit(limit).toArray();
}

/** Payments that began before `before` and have not ended: their message may have been lost. */
export function unendedPayments(store: Store, from: Date, before: Date): AsyncIterable<PaymentDoc> {
  return store.payments.find({
    state: { $in: ["open", "pending"] },
    createdAt: { $gt: from, $lt: before },
  });
}

/** Top-ups of an account that were paid. */
export function succeededTopUps(store: Store, accountId: string): AsyncIterable<PaymentDoc> {
  return store.payments.find({ accountId, state: "succeeded", purpose: { $ne: "plan" } });
}

import { DURABLE } from "../client.ts";
import { insertEach } from "../insert-each.ts";
import type { PaymentEventDoc } from "./payment-documents.ts";
import type { Store } from "../store.ts";

/** Keeps a message; false when it is kept already. */
export async function keepPaymentEvent(store: Store, event: PaymentEventDoc): Promise<boolean> {
  const [isNew = false] = await insertEach(store.paymentEvents, [event], { writeConcern: DURABLE });
  return isNew;
}

export function findPaymentEvent(store: Store, id: string): Promise<PaymentEventDoc | null> {
  return store.paymentEvents.findOne({ _id: id });
}

export async function endPaymentEvent(store: Store, id: string, now: Date): Promise<void> {
  await store.paymentEvents.updateOne(
    { _id: id },
    { $set: { dueAt: null, doneAt: now, error: null }, $inc: { attempts: 1 } },
    { writeConcern: DURABLE },
  );
}

/** Plans another try, or none. */
export async function putOffPaymentEvent(
  store: Store,
  id: string,
  { dueAt, error }: { dueAt: Date | null; error: string },
): Promise<void> {
  await store.paymentEvents.updateOne(
    { _id: id, doneAt: null },
    { $set: { dueAt, error }, $inc: { attempts: 1 } },
    { writeConcern: DURABLE },
  );
}

/** Messages whose time has come, oldest first. */
export function duePaymentEvents(store: Store, now: Date): AsyncIterable<PaymentEventDoc> {
  return store.paymentEvents.find({ dueAt: { $lte: now } }).sort({ dueAt: 1 });
}

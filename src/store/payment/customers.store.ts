import { DURABLE } from "../client.ts";
import type { CustomerDoc } from "./payment-documents.ts";
import type { Store } from "../store.ts";

type Provider = string;
const idOf = (provider: Provider, accountId: string): string => `${provider}:${accountId}`;

export function findCustomer(
  store: Store,
  provider: Provider,
  accountId: string,
): Promise<CustomerDoc | null> {
  return store.customers.findOne({ _id: idOf(provider, accountId) });
}

/** Keeps the customer of an account, once: the first one stays. */
export async function keepCustomer(
  store: Store,
  provider: Provider,
  customer: { accountId: string; customerId: string; at: Date },
): Promise<CustomerDoc> {
  const { accountId, customerId, at } = customer;
  const _id = idOf(provider, accountId);
  await store.customers.updateOne(
    { _id },
    { $setOnInsert: { accountId, customerId, reads: 0, createdAt: at } },
    { upsert: true, writeConcern: DURABLE },
  );
  // A message about a subscription may have come before: it knows no customer.
  await store.customers.updateOne(
    { _id, customerId: "" },
    { $set: { customerId } },
    { writeConcern: DURABLE },
  );
  return (await store.customers.findOne({ _id })) ?? { _id, accountId, customerId, reads: 0, createdAt: at };
}

/** Counts a read of the customer's subscription at the provider, before it begins. */
export async function countRead(
  store: Store,
  provider: Provider,
  accountId: string,
  at: Date,
): Promise<number> {
  const counted = await store.customers.findOneAndUpdate(
    { _id: idOf(provider, accountId) },
    { $inc: { reads: 1 }, $setOnInsert: { accountId, customerId: "", createdAt: at } },
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  return counted?.reads ?? 1;
}

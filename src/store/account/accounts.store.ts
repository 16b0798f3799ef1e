import { DURABLE } from "../client.ts";
import type { AccountDoc } from "./account-documents.ts";
import type { PlanName } from "../plan/plan-documents.ts";
import type { Store } from "../store.ts";

/** Stores an account unless there is one of this id. */
export async function insertAccountOnce(store: Store, { _id, ...rest }: AccountDoc): Promise<void> {
  await store.accounts.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true, writeConcern: DURABLE });
}

/** The same for the account that a server starts with; one of before accounts said so themselves is marked. */
export async function insertLocalAccountOnce(store: Store, { _id, ...rest }: AccountDoc): Promise<void> {
  await store.accounts.updateOne(
    { _id },
    { $setOnInsert: rest, $set: { isLocal: true } },
    { upsert: true, writeConcern: DURABLE },
  );
}

/** Whether it is the account that a server starts with. */
export async function isLocalAccount(store: Store, accountId: string): Promise<boolean> {
  const account = await store.accounts.findOne({ _id: accountId }, { projection: { isLocal: 1 } });
  return account?.isLocal === true;
}

/** Says whether an account may deploy services where not all may. Null when there is no such account. */
export function setMayHost(store: Store, accountId: string, mayHost: boolean): Promise<AccountDoc | null> {
  return store.accounts.findOneAndUpdate(
    { _id: accountId },
    mayHost ? { $set: { mayHost: true } } : { $unset: { mayHost: 1 } },
    { returnDocument: "after", writeConcern: DURABLE },
  );
}

/** Null when there is no such account. */
export function findAccount(store: Store, accountId: string): Promise<AccountDoc | null> {
  return store.accounts.findOne({ _id: accountId });
}

/** Name of the plan of an account; null when there is no such account. */
export async function findPlanName(store: Store, accountId: string): Promise<string | null> {
  const account = await store.accounts.findOne({ _id: accountId }, { projection: { plan: 1 } });
  return account?.plan.name ?? null;
}

/** Names the plan of an account, unless a later revision of its subscription has named one. */
export async function setAccountPlan(
  store: Store,
  accountId: string,
  plan: { name: PlanName; revision: number },
): Promise<void> {
  await store.accounts.updateOne(
    { _id: accountId, "plan.revision": { $not: { $gt: plan.revision } } },
    { $set: { plan } },
    { writeConcern: DURABLE },
  );
}

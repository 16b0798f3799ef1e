import { DURABLE } from "../client.ts";
import type { AccountClosing, AccountDoc } from "./account-documents.ts";
import type { RequestDoc } from "../request/request-documents.ts";
import type { Store } from "../store.ts";

/** Closes an account, once: one that is closed stays as it is. Returns how it stands; null when there is none, or it is erased. */
export async function beginClosing(
  store: Store,
  accountId: string,
  closing: { at: Date; eraseAt: Date },
): Promise<AccountClosing | null> {
  await store.accounts.updateOne(
    { _id: accountId, closing: { $exists: false }, erasedAt: { $exists: false } },
    { $set: { closing: { ...closing, isTold: false } } },
    { writeConcern: DURABLE },
  );
  return findClosing(store, accountId);
}

/** How the closing of an account stands; null when it is open, or gone. */
export async function findClosing(store: Store, accountId: string): Promise<AccountClosing | null> {
  const account = await store.accounts.findOne({ _id: accountId }, { projection: { closing: 1 } });
  return account?.closing ?? null;
}

/** Accounts that are closed and not erased yet. */
export function closedAccounts(store: Store): AsyncIterable<AccountDoc> {
  return store.accounts.find({ "closing.at": { $exists: true } });
}

/** Notes that the owner was told. */
export async function markClosingTold(store: Store, accountId: string): Promise<void> {
  await store.accounts.updateOne(
    { _id: accountId, "closing.at": { $exists: true } },
    { $set: { "closing.isTold": true } },
    { writeConcern: DURABLE },
  );
}

/** Opens a closed account again; false when its erasing has begun, or it is open. */
export async function endClosing(store: Store, accountId: string): Promise<boolean> {
  const { matchedCount } = await store.accounts.updateOne(
    { _id: accountId, "closing.at": { $exists: true }, "closing.isErasing": { $ne: true } },
    { $unset: { closing: "" } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** From here on nothing brings it back; false when it is open or its time has not come. */
export async function beginErasing(store: Store, accountId: string, now: Date): Promise<boolean> {
  const { matchedCount } = await store.accounts.updateOne(
    { _id: accountId, "closing.eraseAt": { $lte: now } },
    { $set: { "closing.isErasing": true } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** What is left of an account that was erased. */
export async function markErased(store: Store, accountId: string, now: Date): Promise<void> {
  await store.accounts.updateOne(
    { _id: accountId, "closing.isErasing": true },
    { $set: { name: "", plan: { name: "Free" }, erasedAt: now }, $unset: { closing: "" } },
    { writeConcern: DURABLE },
  );
}

/** Lets an account hold no money, whatever its plan, or lets it again. */
export async function blockWallet(store: Store, accountId: string, isBlocked: boolean): Promise<void> {
  await store.wallets.updateOne(
    { _id: accountId },
    isBlocked ? { $set: { isBlocked: true } } : { $unset: { isBlocked: "" } },
    { writeConcern: DURABLE },
  );
}

/** Revokes all API keys of an account for good. Returns the hashes of those that worked. */
export async function revokeAllKeys(store: Store, accountId: string, now: Date): Promise<string[]> {
  const working = { accountId, revokedAt: null };
  const keys = await store.apiKeys.find(working).project<{ hash: string }>({ hash: 1 }).toArray();
  await store.apiKeys.updateMany(
    working,
    { $set: { revokedAt: now }, $unset: { place: "" } },
    { writeConcern: DURABLE },
  );
  return keys.map(({ hash }) => hash);
}

/** Requests of an account that are queued or run. */
export function openRequests(store: Store, accountId: string): AsyncIterable<Pick<RequestDoc, "_id">> {
  return store.requests.find(
    { accountId, state: { $in: ["queued", "running"] } },
    { projection: { _id: 1 } },
  );
}

/** Whether something of an account is still under way that must be booked before it is erased. */
export async function isUnsettled(store: Store, accountId: string): Promise<boolean> {
  const projection = { _id: 1 } as const;
  const open = { state: { $in: ["reserving", "queued", "running", "cancelling"] as RequestDoc["state"][] } };
  const [request, wallet, entry, subscription] = await Promise.all([
    store.requests.findOne({ accountId, $or: [open, { "settlement.done": false }] }, { projection }),
    store.wallets.findOne(
      { _id: accountId, $or: [{ "holds.0": { $exists: true } }, { "outbox.0": { $exists: true } }] },
      { projection },
    ),
    store.ledger.findOne({ accountId, isToPost: true }, { projection }),
    store.subscriptions.findOne({ _id: accountId, isSettled: false }, { projection }),
  ]);
  return [request, wallet, entry, subscription].some((found) => found !== null);
}

import { DURABLE, isDuplicateKey } from "./client.ts";
import type { ApiKeyDoc } from "./documents.ts";
import type { Store } from "./store.ts";

export async function insertApiKey(store: Store, key: ApiKeyDoc): Promise<void> {
  await store.apiKeys.insertOne(key, { writeConcern: DURABLE });
}

/** Stores a key unless one with its hash is there, which is then returned as it is, revoked or not. */
export async function adoptApiKey(store: Store, key: ApiKeyDoc): Promise<ApiKeyDoc> {
  try {
    await insertApiKey(store, key);
    return key;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await store.apiKeys.findOne({ hash: key.hash })) ?? adoptApiKey(store, key);
  }
}

/** The unrevoked key with this hash. */
export function findActiveKey(store: Store, hash: string): Promise<ApiKeyDoc | null> {
  return store.apiKeys.findOne({ hash, revokedAt: null });
}

/** A key of the account, revoked or not. */
export function findApiKey(store: Store, accountId: string, id: string): Promise<ApiKeyDoc | null> {
  return store.apiKeys.findOne({ _id: id, accountId });
}

export function listApiKeys(store: Store, accountId: string): Promise<ApiKeyDoc[]> {
  return store.apiKeys.find({ accountId }).sort({ _id: -1 }).limit(100).toArray();
}

/** Revokes once and for good; a second call returns the key as it is. Null when the account has no such key. */
export async function revokeApiKey(
  store: Store,
  accountId: string,
  id: string,
  now: Date,
): Promise<ApiKeyDoc | null> {
  await store.apiKeys.updateOne(
    { _id: id, accountId, revokedAt: null },
    { $set: { revokedAt: now } },
    { writeConcern: DURABLE },
  );
  return store.apiKeys.findOne({ _id: id, accountId });
}

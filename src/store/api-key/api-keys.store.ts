import type { Filter } from "mongodb";
import { DURABLE, isDuplicateKey, RELAXED } from "../client.ts";
import type { ApiKeyDoc } from "../credential/credential-documents.ts";
import type { Store } from "../store.ts";

/**
 * Stores a key in the lowest free place of its account; false when there is none, or as many working keys as places.
 * Places are unique, so of two calls that see the same free place one looks again: no race makes more keys than places.
 */
export async function insertApiKey(store: Store, key: ApiKeyDoc, places: number): Promise<boolean> {
  for (;;) {
    const working = await store.apiKeys
      .find({ accountId: key.accountId, revokedAt: null })
      .project<{ place?: number }>({ place: 1 })
      .toArray();
    if (working.length >= places) return false;
    const taken = new Set(working.map((one) => one.place));
    let place = 0;
    while (taken.has(place)) place += 1;
    try {
      await store.apiKeys.insertOne({ ...key, place }, { writeConcern: DURABLE });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error) || (await store.apiKeys.findOne({ hash: key.hash }))) throw error;
    }
  }
}

/**
 * Stores a key of the operator's unless one with its hash is there, which then becomes the operator's and stays as it is
 * otherwise, revoked or not. The operator is never locked out: where all places are taken, the key goes without one.
 */
export async function adoptApiKey(store: Store, adopted: ApiKeyDoc, places: number): Promise<ApiKeyDoc> {
  const known = await becomeOperators(store, adopted.hash);
  if (known) return known;
  const key: ApiKeyDoc = { ...adopted, operator: true };
  try {
    if (!(await insertApiKey(store, key, places)))
      await store.apiKeys.insertOne(key, { writeConcern: DURABLE });
    return key;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return adoptApiKey(store, key, places);
  }
}

function becomeOperators(store: Store, hash: string): Promise<ApiKeyDoc | null> {
  return store.apiKeys.findOneAndUpdate(
    { hash },
    { $set: { operator: true }, $unset: { isFleeting: "" } },
    { returnDocument: "after", writeConcern: DURABLE },
  );
}

/** The unrevoked keys with these hashes, by hash. */
export async function findActiveKeys(
  store: Store,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, ApiKeyDoc>> {
  const keys = await store.apiKeys
    .find({ hash: { $in: [...hashes] }, revokedAt: null }, { batchSize: hashes.length + 1 })
    .toArray();
  return new Map(keys.map((key) => [key.hash, key]));
}

/** A key of the account, revoked or not. */
export function findApiKey(store: Store, accountId: string, id: string): Promise<ApiKeyDoc | null> {
  return store.apiKeys.findOne({ _id: id, accountId });
}

/**
 * Keys of the account, newest first, older than `before`.
 * @param page.revoked true for revoked ones alone, false for working ones, null for all
 */
export function listApiKeys(
  store: Store,
  accountId: string,
  page: { before: string | null; limit: number; revoked: boolean | null },
): Promise<ApiKeyDoc[]> {
  const filter: Filter<ApiKeyDoc> = { accountId };
  if (page.before !== null) filter._id = { $lt: page.before };
  if (page.revoked !== null) filter.revokedAt = page.revoked ? { $ne: null } : null;
  return store.apiKeys.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

/**
 * Revokes once and for good, and frees the place; a second call returns the key as it is. Null when the account has no such key.
 * @param cascade whether what comes from it is no good either: from this one write on, and when it was revoked before, too
 */
export async function revokeApiKey(
  store: Store,
  { accountId, id, cascade }: { accountId: string; id: string; cascade: boolean },
  now: Date,
): Promise<ApiKeyDoc | null> {
  const marked = cascade ? ({ takesAlong: "begun" } as const) : {};
  await store.apiKeys.updateOne(
    { _id: id, accountId, revokedAt: null },
    { $set: { revokedAt: now, ...marked }, $unset: { place: "" } },
    { writeConcern: DURABLE },
  );
  if (cascade)
    await store.apiKeys.updateOne(
      { _id: id, accountId, takesAlong: { $exists: false } },
      { $set: marked },
      { writeConcern: DURABLE },
    );
  return findApiKey(store, accountId, id);
}

/** Revokes keys whose time is over, and frees their places. */
export async function endExpiredKeys(store: Store, accountId: string, now: Date): Promise<void> {
  await store.apiKeys.updateMany(
    { accountId, revokedAt: null, expiresAt: { $lte: now } },
    { $set: { revokedAt: now }, $unset: { place: "" } },
    { writeConcern: DURABLE },
  );
}

/** Notes a use, unless one was noted behind `before`. */
export async function noteKeyUse(
  store: Store,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await store.apiKeys.updateOne(
    { _id: id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: before } }] },
    { $set: { lastUsedAt: now } },
    { writeConcern: RELAXED },
  );
}

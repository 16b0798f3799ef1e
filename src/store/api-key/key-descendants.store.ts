import { DURABLE } from "../client.ts";
import type { ApiKeyDoc } from "../credential/credential-documents.ts";
import type { Store } from "../store.ts";

const MAX_LISTED = 100;

/** Those of these keys that took all with them that come from them. */
export async function keysThatTookAlong(store: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await store.apiKeys
    .find({ _id: { $in: [...ids] }, takesAlong: { $exists: true } })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return new Set(found.map(({ _id }) => _id));
}

/**
 * Revokes all that come from a key which takes them along, and what comes from them in turn: a key knows its nearest
 * ancestors alone. May be cut off and repeated. Returns the hashes of all of them.
 */
export async function takeAlong(
  store: Store,
  { _id: root, accountId }: Pick<ApiKeyDoc, "_id" | "accountId">,
  now: Date,
): Promise<string[]> {
  const seen = new Map<string, string>([[root, ""]]);
  for (let parents = [root]; parents.length > 0;) {
    const found = await store.apiKeys
      .find({ accountId, ancestors: { $in: parents } })
      .project<{ _id: string; hash: string }>({ hash: 1 })
      .toArray();
    const news = found.filter(({ _id }) => !seen.has(_id));
    for (const { _id, hash } of news) seen.set(_id, hash);
    parents = news.map(({ _id }) => _id);
    const of = { _id: { $in: parents }, accountId };
    await store.apiKeys.updateMany(of, { $set: { takesAlong: "done" } }, { writeConcern: DURABLE });
    await store.apiKeys.updateMany(
      { ...of, revokedAt: null },
      { $set: { revokedAt: now }, $unset: { place: "" } },
      { writeConcern: DURABLE },
    );
  }
  await store.apiKeys.updateOne(
    { _id: root, accountId },
    { $set: { takesAlong: "done" } },
    { writeConcern: DURABLE },
  );
  seen.delete(root);
  return [...seen.values()];
}

/** Keys whose descendants are not all revoked yet. */
export function keysThatTakeAlong(store: Store): AsyncIterable<ApiKeyDoc> {
  return store.apiKeys.find({ takesAlong: "begun" });
}

/** The keys that come from a key and worked when it was revoked, or do now; newest first, at most 100. */
export function listDescendants(
  store: Store,
  { _id, accountId, revokedAt }: Pick<ApiKeyDoc, "_id" | "accountId" | "revokedAt">,
): Promise<ApiKeyDoc[]> {
  const worked =
    revokedAt === null ? { revokedAt } : { $or: [{ revokedAt: null }, { revokedAt: { $gte: revokedAt } }] };
  return store.apiKeys
    .find({ accountId, ancestors: _id, ...worked })
    .sort({ _id: -1 })
    .limit(MAX_LISTED)
    .toArray();
}

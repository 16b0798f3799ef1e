import { DURABLE, isDuplicateKey } from "./client.ts";
import type { IdempotencyDoc } from "./documents.ts";
import type { Store } from "./store.ts";

/** Claims a key for a new Request, or returns what it was claimed for before. Keys live 24 hours. */
export async function claimIdempotencyKey(
  store: Store,
  claim: IdempotencyDoc,
): Promise<{ first: boolean; doc: IdempotencyDoc }> {
  try {
    await store.idempotency.insertOne(claim, { writeConcern: DURABLE });
    return { first: true, doc: claim };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const earlier = await store.idempotency.findOne({ _id: claim._id });
    return earlier ? { first: false, doc: earlier } : claimIdempotencyKey(store, claim);
  }
}

/** Frees a key whose Request was refused, so that the same call may be made again after a top-up. */
export async function freeIdempotencyKey(store: Store, id: string, requestId: string): Promise<void> {
  await store.idempotency.deleteOne({ _id: id, requestId }, { writeConcern: DURABLE });
}

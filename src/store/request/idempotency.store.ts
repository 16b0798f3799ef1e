import { DURABLE, isDuplicateKey } from "../client.ts";
import { IDEMPOTENCY_SECONDS, type IdempotencyDoc } from "./idempotency-documents.ts";
import { endOfLife } from "../end-of-life.ts";
import type { Store } from "../store.ts";

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
    const { _id, ...fields } = claim;
    const over = endOfLife(IDEMPOTENCY_SECONDS, claim.createdAt);
    // One whose time is over is nobody's, whether it is deleted yet or not.
    const taken = await store.idempotency.updateOne(
      { _id, createdAt: { $lt: over } },
      { $set: fields },
      { writeConcern: DURABLE },
    );
    if (taken.modifiedCount === 1) return { first: true, doc: claim };
    const earlier = await store.idempotency.findOne({ _id });
    return earlier ? { first: false, doc: earlier } : claimIdempotencyKey(store, claim);
  }
}

/** Frees a key whose Request was refused, so that the same call may be made again after a top-up. */
export async function freeIdempotencyKey(store: Store, id: string, requestId: string): Promise<void> {
  await store.idempotency.deleteOne({ _id: id, requestId }, { writeConcern: DURABLE });
}

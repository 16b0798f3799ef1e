import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { QueueSendDoc } from "./queue-documents.ts";

/** Notes which messages a send will store, once for its key: what was noted first, by whichever call. */
export async function beginSend(store: Store, send: QueueSendDoc): Promise<QueueSendDoc> {
  const { _id, ...rest } = send;
  const begun = await store.queueSends.findOneAndUpdate(
    { _id },
    { $setOnInsert: rest },
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  return begun ?? send;
}

type Owned = Pick<QueueSendDoc, "_id" | "owner">;

/** Goes on with a send whose owner has ended. False where somebody else does. */
export async function takeOverSend(store: Store, { _id, owner }: Owned, by: string): Promise<boolean> {
  const taken = { $set: { owner: by } };
  const { matchedCount } = await store.queueSends.updateOne({ _id, owner }, taken, { writeConcern: DURABLE });
  return matchedCount === 1;
}

export async function endSend(store: Store, { _id, owner }: Owned): Promise<void> {
  await store.queueSends.updateOne({ _id, owner }, { $set: { isDone: true } }, { writeConcern: DURABLE });
}

/** It was refused: the next one with its key begins anew. */
export async function dropSend(store: Store, { _id, owner }: Owned): Promise<void> {
  await store.queueSends.deleteOne({ _id, owner, isDone: { $exists: false } }, { writeConcern: DURABLE });
}

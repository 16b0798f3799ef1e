import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { QueueSendDoc } from "./queue-documents.ts";

/** Notes which messages a send will store, once for its key: what was noted first, by whichever call. */
export async function beginSend(store: Store, { _id, ids, at }: QueueSendDoc): Promise<QueueSendDoc> {
  const begun = await store.queueSends.findOneAndUpdate(
    { _id },
    { $setOnInsert: { ids, at } },
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  return begun ?? { _id, ids, at };
}

export async function endSend(store: Store, _id: string): Promise<void> {
  await store.queueSends.updateOne({ _id }, { $set: { isDone: true } }, { writeConcern: DURABLE });
}

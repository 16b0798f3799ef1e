import { Binary, ObjectId } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import { startOf, type KvPlace } from "./kv-values.store.ts";

/** An upload takes no longer. */
const UPLOAD_MS = 3_600_000;
/** So long somebody may still read what was replaced. */
const READ_MS = 600_000;

export const newUpload = (): string => new ObjectId().toHexString();
const chunkId = (place: KvPlace, upload: string, n: number): string =>
  `${startOf(place)}${upload}|${String(n).padStart(4, "0")}`;

/** The first one says of which value it is, and when it is removed unless that value becomes this upload. */
export async function insertChunk(
  store: Store,
  { place, upload, valueId }: { place: KvPlace; upload: string; valueId: string },
  n: number,
  { data, now }: { data: Buffer; now: Date },
): Promise<void> {
  const head = n === 0 ? { valueId, due: new Date(now.getTime() + UPLOAD_MS) } : {};
  const chunk = { _id: chunkId(place, upload, n), data: new Binary(data), ...head };
  await store.kvChunks.insertOne(chunk, { writeConcern: DURABLE });
}

export async function readChunk(
  store: Store,
  place: KvPlace,
  upload: string,
  n: number,
): Promise<Buffer | null> {
  const found = await store.kvChunks.findOne({ _id: chunkId(place, upload, n) });
  return found && Buffer.from(found.data.value());
}

/** Its value is this upload now. */
export async function keepUpload(store: Store, place: KvPlace, upload: string): Promise<void> {
  const head = { _id: chunkId(place, upload, 0) };
  await store.kvChunks.updateOne(head, { $unset: { due: 1 } }, { writeConcern: DURABLE });
}

/** Its value is another one now; who reads it may end that. */
export async function leaveUpload(store: Store, place: KvPlace, upload: string, now: Date): Promise<void> {
  const set = { $set: { due: new Date(now.getTime() + READ_MS) } };
  await store.kvChunks.updateOne({ _id: chunkId(place, upload, 0) }, set, { writeConcern: DURABLE });
}

/** Removes uploads that are of no value. May be repeated, and cut off anywhere. */
export async function removeDueUploads(store: Store, now: Date): Promise<void> {
  const heads = store.kvChunks.find({ due: { $lte: now } }, { projection: { data: 0 } });
  for (const { _id: head, valueId = "" } of await heads.limit(100).toArray()) {
    const [accountId = "", namespaceId = "", upload = ""] = head.split("|");
    const place = { accountId, namespaceId };
    const value = await store.kvValues.findOne({ _id: valueId }, { projection: { upload: 1 } });
    if (value?.upload === upload) await keepUpload(store, place, upload);
    else await removeUpload(store, place, upload);
  }
}

/** The first chunk goes last, so that what is cut off goes on. */
export async function removeUpload(store: Store, place: KvPlace, upload: string): Promise<void> {
  const [first, others, end] = [
    chunkId(place, upload, 0),
    chunkId(place, upload, 1),
    `${startOf(place)}${upload}}`,
  ];
  await store.kvChunks.deleteMany({ _id: { $gte: others, $lt: end } }, { writeConcern: DURABLE });
  await store.kvChunks.deleteOne({ _id: first }, { writeConcern: DURABLE });
}

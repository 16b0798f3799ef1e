import { Binary, ObjectId } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { KvChunkDoc } from "./kv-documents.ts";
import { startOf, type KvPlace } from "./kv-values.store.ts";

/** An upload takes no longer. */
const UPLOAD_MS = 3_600_000;
/** So often an upload is looked at. */
const LOOK_MS = 86_400_000;
/** So long somebody may still read what was replaced. */
const READ_MS = 120_000;

export const newUpload = (): string => new ObjectId().toHexString();
const chunkId = (place: KvPlace, upload: string, n: number): string =>
  `${startOf(place)}${upload}|${String(n).padStart(4, "0")}`;

/** The first one says of which value it is, and when it is removed unless that value is this upload. */
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

/** Its value is another one now; who reads it may end that. */
export async function leaveUpload(store: Store, place: KvPlace, upload: string, now: Date): Promise<void> {
  const set = { $set: { due: new Date(now.getTime() + READ_MS) } };
  await store.kvChunks.updateOne({ _id: chunkId(place, upload, 0) }, set, { writeConcern: DURABLE });
}

/**
 * Removes uploads that are of no value. One that is of a value is looked at again, since whoever replaces it may be killed before
 * it says so. May be repeated, and cut off anywhere.
 */
export async function removeDueUploads(store: Store, now: Date): Promise<void> {
  for (;;) {
    const heads = store.kvChunks.find({ due: { $lte: now } }, { projection: { data: 0 } }).limit(100);
    const due = await heads.toArray();
    if (due.length === 0) return;
    await removeUnused(store, due, now);
  }
}

async function removeUnused(
  store: Store,
  heads: readonly Omit<KvChunkDoc, "data">[],
  now: Date,
): Promise<void> {
  for (const { _id: head, valueId = "", due } of heads) {
    const [accountId = "", namespaceId = "", upload = ""] = head.split("|");
    const place = { accountId, namespaceId };
    const value = await store.kvValues.findOne({ _id: valueId }, { projection: { upload: 1 } });
    const later = new Date(now.getTime() + LOOK_MS);
    // Not where somebody has replaced it meanwhile, and said so.
    if (value?.upload === upload)
      await store.kvChunks.updateOne({ _id: head, ...(due && { due }) }, { $set: { due: later } });
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

import { DURABLE } from "../client.ts";
import { recordsIn, type PlacedRecord } from "../record/record-chunks.ts";
import type { ErasureDoc } from "./erasure-documents.ts";
import type { PricePointDoc } from "../price/price-documents.ts";
import type { Store } from "../store.ts";

/** Chunks that come at once: of the largest Records, 16 MB come at most. */
const FEW = 100;

export async function insertErasure(store: Store, erasure: ErasureDoc): Promise<void> {
  await store.erasures.insertOne(erasure, { writeConcern: DURABLE });
}

export function findErasure(store: Store, id: string): Promise<ErasureDoc | null> {
  return store.erasures.findOne({ _id: id });
}

/** Newest first. */
export function listErasures(store: Store, limit: number): Promise<ErasureDoc[]> {
  return store.erasures.find().sort({ _id: -1 }).limit(limit).toArray();
}

export async function unfinishedErasures(store: Store): Promise<string[]> {
  const found = await store.erasures.find({ finishedAt: null }, { projection: { _id: 1 } }).toArray();
  return found.map(({ _id }) => _id);
}

/** Records of all Requests in the order of their chunks, from behind `cursor` on: whole chunks, until there are so many or so large ones. */
export async function recordsBehind(
  store: Store,
  cursor: string | null,
  { records, characters }: { records: number; characters: number },
): Promise<PlacedRecord[]> {
  const found: PlacedRecord[] = [];
  let size = 0;
  const behind = store.records.find({ _id: { $gt: cursor ?? "" } }, { batchSize: FEW });
  for await (const chunk of behind.sort({ _id: 1 }).limit(records)) {
    for (const record of recordsIn(chunk)) {
      found.push(record);
      size += record.json.length;
    }
    if (found.length >= records || size >= characters) break;
  }
  return found;
}

/** Puts `json` in place of these Records; one that was erased before stays as it is. */
export async function eraseRecords(
  store: Store,
  records: readonly Pick<PlacedRecord, "chunkId" | "path">[],
  { json, erasureId }: { json: string; erasureId: string },
): Promise<void> {
  await store.records.bulkWrite(
    records.map(({ chunkId, path }) => ({
      updateOne: {
        filter: { _id: chunkId, [`${path}erasureId`]: { $exists: false } },
        update: { $set: { [`${path}json`]: json, [`${path}erasureId`]: erasureId } },
      },
    })),
    { ordered: false, writeConcern: DURABLE },
  );
}

/** How many Records in the chunks behind `from` up to `to` this erasure has erased, in however many tries. */
export async function countErased(
  store: Store,
  erasureId: string,
  { from, to }: { from: string | null; to: string },
): Promise<number> {
  const touched = store.records.find({
    _id: { $gt: from ?? "", $lte: to },
    $or: [{ erasureId }, { "records.erasureId": erasureId }],
  });
  let count = 0;
  for await (const chunk of touched)
    count += recordsIn(chunk).filter((record) => record.erasureId === erasureId).length;
  return count;
}

/** Moves an erasure on, unless another process has done so; only what moves it counts. */
export async function moveErasure(
  store: Store,
  { _id, cursor }: Pick<ErasureDoc, "_id" | "cursor">,
  moved: { cursor: string; recordsRead: number; recordsMatched: number },
): Promise<void> {
  const { recordsRead, recordsMatched } = moved;
  await store.erasures.updateOne(
    { _id, cursor, finishedAt: null },
    { $set: { cursor: moved.cursor }, $inc: { recordsRead, recordsMatched } },
    { writeConcern: DURABLE },
  );
}

export async function finishErasure(
  store: Store,
  id: string,
  { finishedAt, pricePointsMatched }: { finishedAt: Date; pricePointsMatched: number },
): Promise<void> {
  await store.erasures.updateOne(
    { _id: id, finishedAt: null },
    { $set: { finishedAt, pricePointsMatched, subject: null } },
    { writeConcern: DURABLE },
  );
}

/** Which scraper these Requests are of. */
export async function scrapersOf(store: Store, requestIds: readonly string[]): Promise<Map<string, string>> {
  const requests = await store.requests
    .find({ _id: { $in: [...requestIds] } })
    .project<{ _id: string; scraper: string }>({ scraper: 1 })
    .toArray();
  return new Map(requests.map(({ _id, scraper }) => [_id, scraper]));
}

/** Every price point there is. */
export function allPricePoints(store: Store): AsyncIterable<PricePointDoc> {
  return store.pricePoints.find().sort({ _id: 1 });
}

export async function deletePricePoints(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await store.pricePoints.deleteMany({ _id: { $in: [...ids] } }, { writeConcern: DURABLE });
}

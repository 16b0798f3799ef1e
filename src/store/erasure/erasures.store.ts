import { DURABLE } from "../client.ts";
import type { RecordDoc } from "../record/record-documents.ts";
import type { ErasureDoc } from "./erasure-documents.ts";
import type { PricePointDoc } from "../price/price-documents.ts";
import type { Store } from "../store.ts";

/** Records that come at once: of the largest, 100 are 100 MB. */
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

/** Records of all Requests in the order of their ids, from behind `cursor` on: so many, or fewer where they are large. */
export async function recordsBehind(
  store: Store,
  cursor: string | null,
  { records, characters }: { records: number; characters: number },
): Promise<RecordDoc[]> {
  const found: RecordDoc[] = [];
  let size = 0;
  const behind = store.records.find({ _id: { $gt: cursor ?? "" } }, { batchSize: FEW });
  for await (const record of behind.sort({ _id: 1 }).limit(records)) {
    found.push(record);
    size += record.json.length;
    if (size >= characters) break;
  }
  return found;
}

/** Puts `json` in place of these Records; one that was erased before stays as it is. */
export async function eraseRecords(
  store: Store,
  ids: readonly string[],
  { json, erasureId }: { json: string; erasureId: string },
): Promise<void> {
  await store.records.updateMany(
    { _id: { $in: [...ids] }, erasureId: { $exists: false } },
    { $set: { json, erasureId } },
    { writeConcern: DURABLE },
  );
}

/** How many Records behind `from` up to `to` this erasure has erased, in however many tries. */
export function countErased(
  store: Store,
  erasureId: string,
  { from, to }: { from: string | null; to: string },
): Promise<number> {
  return store.records.countDocuments({ _id: { $gt: from ?? "", $lte: to }, erasureId });
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

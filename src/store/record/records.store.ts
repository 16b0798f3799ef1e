import { DURABLE } from "../client.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import type { Segment } from "../request/request-documents.ts";
import { GroupWriter } from "../group-writer.ts";
import { insertEach } from "../insert-each.ts";
import type { Store } from "../store.ts";
import {
  chunkId,
  chunksOf,
  MOST_IN_CHUNK,
  recordsIn,
  type NewRecord,
  type PlacedRecord,
} from "./record-chunks.ts";
import type { RecordChunk } from "./record-documents.ts";

/** Records of a batch that may wait for others. */
const MAX_GROUPED = 20;
/** Such batches that come faster than this go together. */
const GROUP_MS = 10;

/**
 * Inserts a batch under the writer's fence. The Records stay invisible until commitRun extends the segment of that
 * fence, so a worker that lost its lease writes into the void. Repeating the same batch is harmless.
 */
export async function insertRecords(
  store: Store,
  requestId: string,
  fence: number,
  firstSeq: number,
  batch: readonly NewRecord[],
): Promise<void> {
  const chunks = chunksOf(requestId, fence, firstSeq, batch);
  if (batch.length > MAX_GROUPED) await insertEach(store.records, chunks, { writeConcern: DURABLE });
  else await store.writers.smallBatches.add(chunks);
}

/** Small batches of many Requests go together; a large one would only keep them waiting. */
export const smallBatchWriter = (store: Store) =>
  new GroupWriter<RecordChunk[], void>(async (batches) => {
    await insertEach(store.records, batches.flat(), { writeConcern: DURABLE });
    return [];
  }, GROUP_MS);

/** Chunks that come at once: of the largest Records, 16 MB come at most. */
const FEW = 100;

/**
 * Up to `limit` committed Records with `seq >= from`, in order; fewer where their JSON has more than `bytes`, but one at
 * least.
 */
export async function readRecords(
  store: Store,
  requestId: string,
  segments: readonly Segment[],
  from: number,
  limit: number,
  bytes = Number.POSITIVE_INFINITY,
): Promise<PlacedRecord[]> {
  const out: PlacedRecord[] = [];
  let size = 0;
  for (const segment of segments) {
    const first = Math.max(segment.from, from);
    const wanted = Math.min(segment.to - first, limit - out.length);
    if (wanted <= 0) continue;
    const end = first + wanted;
    const chunks = store.records
      .find(rangeOf(requestId, segment.fence, first, end), { batchSize: FEW })
      .sort({ _id: 1 })
      .limit(wanted);
    for await (const chunk of chunks)
      for (const record of recordsIn(chunk)) {
        if (record.seq < first || record.seq >= end) continue;
        size += Buffer.byteLength(record.json);
        if (size > bytes && out.length > 0) return out;
        out.push(record);
      }
    if (out.length >= limit) break;
  }
  return out;
}

/** Dedupe keys of the committed Records, for a worker that takes a Request over. */
export async function readKeys(
  store: Store,
  requestId: string,
  segments: readonly Segment[],
): Promise<string[]> {
  const keys: string[] = [];
  for (const { fence, from, to } of segments) {
    if (to <= from) continue;
    const chunks = store.records.find(rangeOf(requestId, fence, from, to), {
      projection: { requestId: 1, seq: 1, key: 1, "records.key": 1 },
      batchSize: 10_000,
    });
    for await (const chunk of chunks)
      for (const { seq, key } of recordsIn(chunk)) if (seq >= from && seq < to) keys.push(key);
  }
  return keys;
}

/** Chunks that can hold Records from `from` up to but without `to`; the last may begin behind them. */
function rangeOf(requestId: string, fence: number, from: number, to: number) {
  const ids = {
    $gte: chunkId(requestId, fence, from),
    $lt: chunkId(requestId, fence, to + MOST_IN_CHUNK - 1),
  };
  return { requestId, _id: ids };
}

/** Deletes every Record of a Request, orphans of lost leases included. */
export async function deleteRecords(store: Store, requestId: string): Promise<void> {
  await deleteInSlices(
    store.records,
    { requestId, _id: { $gte: `${requestId}.`, $lt: `${requestId}/` } },
    { _id: 1 },
  );
}

import { DURABLE } from "../client.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import type { RecordDoc } from "./record-documents.ts";
import type { Segment } from "../request/request-documents.ts";
import { GroupWriter } from "../group-writer.ts";
import { insertEach } from "../insert-each.ts";
import type { Store } from "../store.ts";

const SEQ_DIGITS = 7;
/** Records of a batch that may wait for others. */
const MAX_GROUPED = 20;
/** Such batches that come faster than this go together. */
const GROUP_MS = 10;

function recordId(requestId: string, fence: number, seq: number): string {
  return `${requestId}.${fence}.${seq.toString().padStart(SEQ_DIGITS, "0")}`;
}

export interface NewRecord {
  json: string;
  key: string;
}

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
  const docs: RecordDoc[] = batch.map((record, index) => ({
    _id: recordId(requestId, fence, firstSeq + index),
    requestId,
    seq: firstSeq + index,
    key: record.key,
    json: record.json,
  }));
  if (docs.length > MAX_GROUPED) await insertEach(store.records, docs, { writeConcern: DURABLE });
  else await store.writers.smallBatches.add(docs);
}

/** Small batches of many Requests go together; a large one would only keep them waiting. */
export const smallBatchWriter = (store: Store) =>
  new GroupWriter<RecordDoc[], void>(async (batches) => {
    await insertEach(store.records, batches.flat(), { writeConcern: DURABLE });
    return [];
  }, GROUP_MS);

/** Records that come at once: of the largest, 16 MB come at most. */
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
): Promise<RecordDoc[]> {
  const out: RecordDoc[] = [];
  let size = 0;
  for (const segment of segments) {
    const first = Math.max(segment.from, from);
    const wanted = Math.min(segment.to - first, limit - out.length);
    if (wanted <= 0) continue;
    const rows = store.records
      .find(rangeOf(requestId, segment.fence, first, segment.to), { batchSize: FEW })
      .sort({ _id: 1 })
      .limit(wanted);
    for await (const row of rows) {
      size += Buffer.byteLength(row.json);
      if (size > bytes && out.length > 0) return out;
      out.push(row);
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
  for (const segment of segments) {
    if (segment.to <= segment.from) continue;
    const cursor = store.records
      .find(rangeOf(requestId, segment.fence, segment.from, segment.to))
      .project<{ key: string }>({ key: 1 })
      .batchSize(10_000);
    for await (const row of cursor) keys.push(row.key);
  }
  return keys;
}

function rangeOf(requestId: string, fence: number, from: number, to: number) {
  return { requestId, _id: { $gte: recordId(requestId, fence, from), $lt: recordId(requestId, fence, to) } };
}

/** Deletes every Record of a Request, orphans of lost leases included. */
export async function deleteRecords(store: Store, requestId: string): Promise<void> {
  await deleteInSlices(
    store.records,
    { requestId, _id: { $gte: `${requestId}.`, $lt: `${requestId}/` } },
    { _id: 1 },
  );
}

import type { Filter } from "mongodb";
import { recordsIn, type PlacedRecord } from "../../src/store/record/record-chunks.ts";
import type { RecordDoc } from "../../src/store/record/record-documents.ts";
import type { Store } from "../../src/store/store.ts";

/** Every Record of these chunks, whether it counts or not, in order. */
export async function storedRecords(
  { records }: Pick<Store, "records">,
  filter: Filter<RecordDoc> = {},
): Promise<PlacedRecord[]> {
  return (await records.find(filter).sort({ _id: 1 }).toArray()).flatMap((chunk) => recordsIn(chunk));
}

/** Puts another text in place of each Record of a Request, as an older version of its scraper may have stored it. */
export async function rewriteRecords(
  store: Pick<Store, "records">,
  requestId: string,
  textOf: (json: string, n: number) => string,
): Promise<void> {
  for (const [n, { chunkId, path, json }] of (await storedRecords(store, { requestId })).entries())
    await store.records.updateOne({ _id: chunkId }, { $set: { [`${path}json`]: textOf(json, n) } });
}

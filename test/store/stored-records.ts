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

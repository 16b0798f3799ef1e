import type { PickedFields } from "../../domain/record/pick-fields.ts";
import { pageOfRecords, type StoredRecord } from "../../domain/record/record.service.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { RecordConnection, StoredRecordType } from "../../schema/record/record.type.ts";
import type { RequestDoc } from "../../store/documents.ts";
import type { Store } from "../../store/store.ts";

export function presentRecord(record: StoredRecord, picked: PickedFields | null = null): StoredRecordType {
  const data = JSON.parse(record.json) as JsonObject;
  return { seq: record.seq, data: picked === null ? data : picked.of(data) };
}

export async function recordConnection(
  store: Store,
  request: RequestDoc,
  first: number,
  after: string | null,
  picked: PickedFields | null,
): Promise<RecordConnection> {
  const page = await pageOfRecords(store, request, { after, limit: first });
  const edges = page.records.map((record) => ({
    cursor: record.cursor,
    node: presentRecord(record, picked),
  }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: page.nextCursor !== null,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: page.nextCursor ?? edges.at(-1)?.cursor ?? null,
    },
    complete: page.complete,
    totalCount: request.recordCount,
  };
}

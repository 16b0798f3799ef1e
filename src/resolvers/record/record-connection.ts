import { pageOfRecords, type StoredRecord } from "../../domain/record/record.service.ts";
import type { RecordConnection, StoredRecordType } from "../../schema/record/record.type.ts";
import type { RequestDoc } from "../../store/documents.ts";
import type { Store } from "../../store/store.ts";

export function presentRecord(record: StoredRecord): StoredRecordType {
  return { seq: record.seq, data: JSON.parse(record.json) as unknown };
}

export async function recordConnection(
  store: Store,
  request: RequestDoc,
  first: number,
  after: string | null,
): Promise<RecordConnection> {
  const page = await pageOfRecords(store, request, { after, limit: first });
  const edges = page.records.map((record) => ({ cursor: record.cursor, node: presentRecord(record) }));
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

import type { PickedFields } from "../../domain/record/pick-fields.ts";
import type { RecordConnection } from "../../schema/record/record.type.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { GatewayServices } from "../context.ts";
import { RecordView } from "./record-view.ts";

export async function recordConnection(
  { records, families }: Pick<GatewayServices, "records" | "families">,
  request: RequestDoc,
  first: number,
  after: string | null,
  picked: PickedFields | null,
): Promise<RecordConnection> {
  const page = await records.page(request, { after, limit: first });
  const edges = page.records.map((record) => ({
    cursor: record.cursor,
    node: new RecordView(record, families, picked),
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

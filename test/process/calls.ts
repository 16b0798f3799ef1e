import { graphqlData } from "../kit/graphql-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";

/** What the tests read of a Request. */
export interface SeenRequest {
  id: string;
  status: string;
  stopReason: string | null;
  error: { code: string } | null;
  recordCount: number;
  finalCostUsdMicros: number | null;
  estimatedCostUsdMicros: number;
  attempt: number;
  round: number;
}

const FIELDS =
  "id status stopReason error { code } recordCount finalCostUsdMicros estimatedCostUsdMicros attempt round";
const TERMINAL = ["SUCCEEDED", "PARTIAL", "FAILED", "CANCELLED"];

export function isOver(request: SeenRequest): boolean {
  return TERMINAL.includes(request.status);
}

export async function create(
  server: ServerProcess,
  input: { scraper: string; input: object; limit?: number; maxCostUsdMicros?: number },
): Promise<SeenRequest> {
  const { requestCreate } = await graphqlData<{ requestCreate: { request: SeenRequest } }>(
    server.url,
    server.apiKey,
    `mutation ($input: RequestCreateInput!) { requestCreate(input: $input) { request { ${FIELDS} } } }`,
    { input },
  );
  return requestCreate.request;
}

export async function read(server: ServerProcess, id: string): Promise<SeenRequest> {
  const { request } = await graphqlData<{ request: SeenRequest }>(
    server.url,
    server.apiKey,
    `query ($id: ID!) { request(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return request;
}

export async function act(
  server: ServerProcess,
  what: "Cancel" | "Resume",
  id: string,
): Promise<SeenRequest> {
  const data = await graphqlData<Record<string, { request: SeenRequest }>>(
    server.url,
    server.apiKey,
    `mutation ($id: ID!) { request${what}(id: $id) { request { ${FIELDS} } } }`,
    { id },
  );
  return data[`request${what}`]!.request;
}

interface RecordsPage {
  request: {
    records: {
      nodes: { data: { n: number } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}

/** The field `n` of every Record, read page by page. */
export async function serials(server: ServerProcess, id: string): Promise<number[]> {
  const found: number[] = [];
  let after: string | null = null;
  for (;;) {
    const { request }: RecordsPage = await graphqlData<RecordsPage>(
      server.url,
      server.apiKey,
      `query ($id: ID!, $after: String) { request(id: $id) { records(first: 1000, after: $after) {
        nodes { data } pageInfo { hasNextPage endCursor } } } }`,
      { id, after },
    );
    found.push(...request.records.nodes.map(({ data }) => data.n));
    if (!request.records.pageInfo.hasNextPage) return found;
    after = request.records.pageInfo.endCursor;
  }
}

/** `recordStored` with serial numbers, and `requestUpdated`. */
export const RECORD_STORED =
  "subscription ($id: ID!, $after: String) { recordStored(requestId: $id, after: $after) { cursor record { seq data } } }";

export interface RecordEvent {
  recordStored: { cursor: string; record: { seq: number; data: { n: number } } };
}

export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

import { createOnce } from "./create-once.ts";
import type { RequestCalls as MadeCalls } from "./generated/calls.ts";
import { EstimateDocument, RecordsDocument } from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { CreatedRequest, Estimate, NewRequest, QuarryRecord, Stoppable } from "./models.ts";
import { given } from "./quarry-error.ts";
import { downloadResults, type ResultsOptions } from "./results.ts";

export interface RecordsOptions extends Stoppable {
  /** Cursor of `recordStored` to go on behind. */
  after?: string;
  /** Records per call, 500 unless given. */
  pageSize?: number;
}

interface OwnCalls {
  /** Validates and prices a Request without creating it. */
  estimate(input: NewRequest): Promise<Estimate>;
  /**
   * Creates a Request, once, even where the call has to be repeated. The same idempotency key and input return the
   * same Request for 24 hours; without a key of the caller's each call makes a new one.
   */
  create(input: NewRequest, options?: { idempotencyKey?: string }): Promise<CreatedRequest>;
  /** Every Record stored so far, page by page. */
  records(id: string, options?: RecordsOptions): AsyncGenerator<QuarryRecord>;
  /** The same as the bytes of a JSON Lines or CSV file, without a limit on their number. */
  results(id: string, options?: ResultsOptions): AsyncGenerator<Uint8Array>;
}

/** Requests and their Results. */
export interface RequestCalls extends MadeCalls, OwnCalls {}

const RECORDS = 500;

export function requestCalls(http: HttpSettings): OwnCalls {
  return {
    estimate: async (input) =>
      given(http.url, (await send(http, EstimateDocument, { input })).requestEstimate),
    create: (input, { idempotencyKey } = {}) => createOnce(http, input, idempotencyKey),
    records: (id, options = {}) => allRecords(http, id, options),
    results: (id, options = {}) => downloadResults(http, id, options),
  };
}

async function* allRecords(
  http: HttpSettings,
  id: string,
  { after, pageSize = RECORDS, signal }: RecordsOptions,
): AsyncGenerator<QuarryRecord> {
  for (let cursor = after ?? null; ;) {
    const variables = { id, first: pageSize, after: cursor };
    const { request } = await send(http, RecordsDocument, variables, signal);
    if (!request) return;
    const { nodes, pageInfo } = request.records;
    yield* nodes;
    // A Request that still runs always promises more; what is stored so far ends with an empty page.
    if (!pageInfo.hasNextPage || nodes.length === 0) return;
    cursor = pageInfo.endCursor;
  }
}

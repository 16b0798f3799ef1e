import { createOnce } from "./create-once.ts";
import {
  RunCanaryDocument,
  RecordsDocument,
  CancelDocument,
  RequestDocument,
  EstimateDocument,
  RequestsDocument,
  LogDocument,
  ResumeDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type {
  CreatedRequest,
  Estimate,
  LogLine,
  NewRequest,
  Page,
  PageOptions,
  QuarryRecord,
  Request,
  RequestFilter,
  Stoppable,
} from "./models.ts";
import { given } from "./quarry-error.ts";
import { downloadResults, type ResultsOptions } from "./results.ts";

export interface RecordsOptions extends Stoppable {
  /** Cursor of `recordStored` to go on behind. */
  after?: string;
  /** Records per call, 500 unless given. */
  pageSize?: number;
}

/** Requests and their Results. */
export interface RequestCalls {
  /** Validates and prices a Request without creating it. */
  estimate(input: NewRequest): Promise<Estimate>;
  /**
   * Creates a Request, once, even where the call has to be repeated. The same idempotency key and input return the
   * same Request for 24 hours; without a key of the caller's each call makes a new one.
   */
  create(input: NewRequest, options?: { idempotencyKey?: string }): Promise<CreatedRequest>;
  /**
   * Runs the canary of an operation, free of charge, for an operator's own key; `sourceHealth` then tells its outcome.
   * Throws `forbidden` for another key and `operation_not_found` for an operation without a canary.
   */
  runCanary(scraper: string, operation: string): Promise<Request>;
  /** One Request of the account, or null. */
  request(id: string): Promise<Request | null>;
  /** A page of Requests, newest first, 1 to 100 of them, 20 unless given. */
  requests(options?: PageOptions & { filter?: RequestFilter }): Promise<Page<Request>>;
  /** Asks a Request to stop; a finished one is returned as it is. */
  cancel(id: string): Promise<Request>;
  /** Queues a partial, failed or cancelled Request again. */
  resume(id: string): Promise<Request>;
  /** Lines of the run log, oldest first, 1 to 1,000 of them, 100 unless given; null for no such Request. */
  log(id: string, options?: PageOptions): Promise<LogLine[] | null>;
  /** Every Record stored so far, page by page. */
  records(id: string, options?: RecordsOptions): AsyncGenerator<QuarryRecord>;
  /** The same as the bytes of a JSON Lines or CSV file, without a limit on their number. */
  results(id: string, options?: ResultsOptions): AsyncGenerator<Uint8Array>;
}

const LOG_LINES = 100;
const LIST_ITEMS = 20;
const RECORDS = 500;

export function requestCalls(http: HttpSettings): RequestCalls {
  const { url } = http;
  return {
    estimate: async (input) => given(url, (await send(http, EstimateDocument, { input })).requestEstimate),
    create: (input, { idempotencyKey } = {}) => createOnce(http, input, idempotencyKey),
    runCanary: async (scraper, operation) =>
      given(url, (await send(http, RunCanaryDocument, { scraper, operation })).canaryRun).request,
    request: async (id) => (await send(http, RequestDocument, { id })).request,
    async requests({ after, first = LIST_ITEMS, filter } = {}) {
      const { requests } = await send(http, RequestsDocument, { first, after, filter });
      const { hasNextPage, endCursor } = requests.pageInfo;
      return { items: requests.nodes, nextCursor: hasNextPage ? endCursor : null };
    },
    cancel: async (id) => given(url, (await send(http, CancelDocument, { id })).requestCancel).request,
    resume: async (id) => given(url, (await send(http, ResumeDocument, { id })).requestResume).request,
    async log(id, { after, first = LOG_LINES } = {}) {
      return (await send(http, LogDocument, { id, first, after })).request?.log ?? null;
    },
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

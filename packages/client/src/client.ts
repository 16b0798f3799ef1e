import {
  ClientRecordsDocument,
  ClientRecordStoredDocument,
  ClientRequestCancelDocument,
  ClientRequestCreateDocument,
  ClientRequestDocument,
  ClientRequestEstimateDocument,
  ClientRequestResumeDocument,
  ClientRequestUpdatedDocument,
  ClientScrapersDocument,
  type ClientRecordStoredSubscription,
  type ClientRequestEstimateMutation,
  type ClientRequestFragment,
  type ClientScrapersQuery,
  type RequestCreateInput,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import { unexpectedAnswer } from "./quarry-error.ts";
import { Socket } from "./socket.ts";

export interface QuarryClientOptions {
  /** Origin of the server, such as `http://127.0.0.1:4000`. */
  url: string;
  /** Without one only the catalog can be read. */
  apiKey?: string;
  /** Used for queries and mutations instead of the global one. */
  fetch?: typeof globalThis.fetch;
  /** Attempts to reconnect in a row before a subscription fails; 10 unless given. */
  reconnectAttempts?: number;
}

export type Scraper = ClientScrapersQuery["scrapers"][number];
export type Request = ClientRequestFragment;
export type Estimate = NonNullable<ClientRequestEstimateMutation["requestEstimate"]>;
export type NewRequest = RequestCreateInput;
/** A Record and the cursor that goes on behind it. */
export type StoredRecord = ClientRecordStoredSubscription["recordStored"];
/** A Record with its position in the Results, from 0. */
export type QuarryRecord = StoredRecord["record"];

export interface Stoppable {
  signal?: AbortSignal;
}

export interface QuarryClient {
  /** The catalog. Needs no key. */
  scrapers(): Promise<Scraper[]>;
  /** Validates and prices a Request without creating it. */
  estimate(input: NewRequest): Promise<Estimate>;
  /** Creates a Request. The same key and input return the same one for 24 hours. */
  create(input: NewRequest, options?: { idempotencyKey?: string }): Promise<Request>;
  /** One Request of the account, or null. */
  request(id: string): Promise<Request | null>;
  /** Asks a Request to stop; a finished one is returned as it is. */
  cancel(id: string): Promise<Request>;
  /** Queues a partial, failed or cancelled Request again. */
  resume(id: string): Promise<Request>;
  /** Every Record stored so far, page by page. */
  records(
    id: string,
    options?: Stoppable & { after?: string; pageSize?: number },
  ): AsyncGenerator<QuarryRecord>;
  /** Every Record once and in order, as it is stored, across lost connections; ends with the Request. */
  recordStored(id: string, options?: Stoppable & { after?: string }): AsyncGenerator<StoredRecord>;
  /** The Request now and after every change; ends when it has ended. */
  requestUpdated(id: string, options?: Stoppable): AsyncGenerator<Request>;
  /** The Request when it has ended. */
  waitFor(id: string, options?: Stoppable): Promise<Request>;
  /** Closes the WebSocket. */
  close(): Promise<void>;
}

const DEFAULT_PAGE = 500;
const DEFAULT_RECONNECT_ATTEMPTS = 10;

/** A client of one server and account. Every method throws QuarryError. */
export function createQuarryClient(options: QuarryClientOptions): QuarryClient {
  const url = new URL(options.url).href.replace(/\/+$/, "");
  const apiKey = options.apiKey ?? null;
  const http: HttpSettings = { url, apiKey, fetch: options.fetch ?? globalThis.fetch };
  const reconnectAttempts = options.reconnectAttempts ?? DEFAULT_RECONNECT_ATTEMPTS;
  const socket = new Socket({ url, apiKey, reconnectAttempts });
  /** A payload is null only beside an error, which was thrown already. */
  const given = <T>(payload: T | null | undefined): T => {
    if (payload == null) throw unexpectedAnswer(url, "with an empty payload");
    return payload;
  };

  async function* requestUpdated(id: string, { signal }: Stoppable = {}): AsyncGenerator<Request> {
    for await (const update of socket.follow(ClientRequestUpdatedDocument, () => ({ id }), signal))
      yield update.requestUpdated;
  }

  return {
    scrapers: async () => (await send(http, ClientScrapersDocument, {})).scrapers,
    estimate: async (input) =>
      given((await send(http, ClientRequestEstimateDocument, { input })).requestEstimate),
    create: async (input, { idempotencyKey } = {}) =>
      given((await send(http, ClientRequestCreateDocument, { input, idempotencyKey })).requestCreate).request,
    request: async (id) => (await send(http, ClientRequestDocument, { id })).request,
    cancel: async (id) =>
      given((await send(http, ClientRequestCancelDocument, { id })).requestCancel).request,
    resume: async (id) =>
      given((await send(http, ClientRequestResumeDocument, { id })).requestResume).request,
    records: (id, page = {}) => allRecords(http, id, page),
    async *recordStored(id, { after, signal } = {}) {
      let last = after ?? null;
      const variables = () => ({ requestId: id, after: last });
      for await (const { recordStored } of socket.follow(ClientRecordStoredDocument, variables, signal)) {
        last = recordStored.cursor;
        yield recordStored;
      }
    },
    requestUpdated,
    async waitFor(id, stoppable) {
      let last: Request | undefined;
      for await (const request of requestUpdated(id, stoppable)) last = request;
      return given(last);
    },
    close: () => socket.close(),
  };
}

async function* allRecords(
  http: HttpSettings,
  id: string,
  { after, pageSize = DEFAULT_PAGE, signal }: Stoppable & { after?: string; pageSize?: number },
): AsyncGenerator<QuarryRecord> {
  for (let cursor = after ?? null; ;) {
    const variables = { id, first: pageSize, after: cursor };
    const { request } = await send(http, ClientRecordsDocument, variables, signal);
    if (!request) return;
    const { nodes, pageInfo } = request.records;
    yield* nodes;
    // A Request that still runs always promises more; what is stored so far ends with an empty page.
    if (!pageInfo.hasNextPage || nodes.length === 0) return;
    cursor = pageInfo.endCursor;
  }
}

// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** What to scrape. Public targets only: cookies, credentials, tokens and proxies are refused. */
export type RequestCreateInput = {
  /** Input of the scraper, `operation` included; see `inputSchema`. Goes with `scraper`. */
  input?: unknown;
  /** Maximum number of Records, 1 to 100,000; also accepted as `input.limit`. Default 100. */
  limit?: number | null | undefined;
  /** Exact cost ceiling in micro-USD. The run ends as PARTIAL before it would exceed it. */
  maxCostUsdMicros?: number | null | undefined;
  /** Scraper id from the catalog, unless `typed` is given. */
  scraper?: string | null | undefined;
  /** Your own tags to find it by, at most 10 of 50 characters each. */
  tags?: Array<string> | null | undefined;
};

/** Which Requests to list. */
export type RequestFilter = {
  /** Only Requests of this scraper. */
  scraper?: string | null | undefined;
  /** Only those created then or later. */
  since?: string | null | undefined;
  /** Only these states. */
  status?: Array<RequestStatus> | null | undefined;
  /** Only those that have all of these tags. */
  tags?: Array<string> | null | undefined;
};

/** State of a Request. The last four are terminal; `stopReason` says why. */
export type RequestStatus =
  /** Cancelled; Records stored before are kept and billed. */
  | 'CANCELLED'
  /** Asked to stop; ends in a moment. */
  | 'CANCELLING'
  /** Stopped early with no stored Record; free. */
  | 'FAILED'
  /** Stopped early with at least one stored Record, which is billed. */
  | 'PARTIAL'
  /** Waiting for a worker. */
  | 'QUEUED'
  /** A worker stores Records. */
  | 'RUNNING'
  /** The source is exhausted or the limit is reached. */
  | 'SUCCEEDED';

/** Why a Request ended. */
export type StopReason =
  /** The account's balance ran out. */
  | 'BALANCE_EXHAUSTED'
  /** requestCancel was called. */
  | 'CANCELLED_BY_USER'
  /** One more Record would cost more than `maxCost`. */
  | 'COST_CAP_REACHED'
  /** The run took longer than the server allows. */
  | 'DEADLINE'
  /** The source has no more. */
  | 'EXHAUSTED'
  /** The target does not exist or is not public. */
  | 'INPUT_NOT_FOUND'
  /** An error of the server or the plugin. */
  | 'INTERNAL'
  /** `limit` Records are stored. */
  | 'LIMIT_REACHED'
  /** robots.txt of the source forbids the page. */
  | 'ROBOTS_DISALLOWED'
  /** The source refused, or asked for a slower pace. */
  | 'SOURCE_BLOCKED'
  /** The source no longer looks the way the scraper expects. */
  | 'SOURCE_CHANGED'
  /** The source could not be reached, failed, or did not answer in time. */
  | 'SOURCE_UNAVAILABLE'
  /** Several workers were lost while they ran it. */
  | 'WORKER_LOST';

/** A new ticket. */
export type SupportTicketCreateInput = {
  /** What is wrong, 1 to 20,000 characters. */
  details: string;
  /** The command that fails, at most 4,000 characters. */
  failingCommand?: string | null | undefined;
  /** The first meaningful line of its log, at most 4,000 characters. */
  firstLogLine?: string | null | undefined;
  /** The Request of the account that it is about. */
  requestId?: string | null | undefined;
  /** The scraper that it is about. */
  scraperId?: string | null | undefined;
  /** How much is at stake. */
  severity?: TicketSeverity;
  /** One line, 1 to 200 characters. */
  subject: string;
};

/** How much is at stake. */
export type TicketSeverity =
  /** Work is held up. */
  | 'HIGH'
  /** A question. */
  | 'LOW'
  /** Something does not work as it should. */
  | 'NORMAL'
  /** Nothing works, or money is at stake. */
  | 'URGENT';

export type RequestRowFragment = { id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, scraper: { id: string, title: string } };

export type RequestListQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type RequestListQuery = { requests: { nodes: Array<{ id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, scraper: { id: string, title: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RequestScrapersQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestScrapersQuery = { scrapers: Array<{ id: string, title: string }> };

export type RequestStateFragment = { input: unknown, maxCostUsdMicros: number | null, agentInstruction: string, attempt: number, round: number, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, rounds: Array<{ round: number, status: RequestStatus, stopReason: StopReason | null, recordCount: number, finishedAt: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string } | null, scraper: { id: string, title: string } };

export type RequestDetailQueryVariables = Exact<{
  id: string;
}>;


export type RequestDetailQuery = { request: { input: unknown, maxCostUsdMicros: number | null, agentInstruction: string, attempt: number, round: number, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, scraper: { unit: string, id: string, title: string, priceEvents: Array<{ usdMicros: number }>, operations: Array<{ name: string, title: string, recordSchema: unknown }> }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, rounds: Array<{ round: number, status: RequestStatus, stopReason: StopReason | null, recordCount: number, finishedAt: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string } | null } | null };

export type RequestChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type RequestChangedSubscription = { requestUpdated: { input: unknown, maxCostUsdMicros: number | null, agentInstruction: string, attempt: number, round: number, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, rounds: Array<{ round: number, status: RequestStatus, stopReason: StopReason | null, recordCount: number, finishedAt: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string } | null, scraper: { id: string, title: string } } };

export type RequestRecordSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
  withData: boolean;
}>;


export type RequestRecordSubscription = { recordStored: { cursor: string, record: { seq: number, data?: unknown } } };

export type RequestLogQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  first: number;
}>;


export type RequestLogQuery = { request: { log: Array<{ cursor: string, at: string, level: string, message: string, data: unknown }> } | null };

export type RequestCancelNowMutationVariables = Exact<{
  id: string;
}>;


export type RequestCancelNowMutation = { requestCancel: { request: { input: unknown, maxCostUsdMicros: number | null, agentInstruction: string, attempt: number, round: number, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, rounds: Array<{ round: number, status: RequestStatus, stopReason: StopReason | null, recordCount: number, finishedAt: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string } | null, scraper: { id: string, title: string } } } | null };

export type RequestResumeNowMutationVariables = Exact<{
  id: string;
}>;


export type RequestResumeNowMutation = { requestResume: { request: { input: unknown, maxCostUsdMicros: number | null, agentInstruction: string, attempt: number, round: number, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, rounds: Array<{ round: number, status: RequestStatus, stopReason: StopReason | null, recordCount: number, finishedAt: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string } | null, scraper: { id: string, title: string } } } | null };

export type RequestAgainMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RequestAgainMutation = { requestCreate: { request: { id: string } } | null };

export type RequestTicketMutationVariables = Exact<{
  input: SupportTicketCreateInput;
}>;


export type RequestTicketMutation = { supportTicketCreate: { ticket: { id: string } } | null };

export type RequestTroubleQueryVariables = Exact<{
  since: string;
}>;


export type RequestTroubleQuery = { requests: { nodes: Array<{ id: string, operation: string, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, durationMs: number | null, scraper: { id: string, title: string } }> } };

export const RequestRowFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}
    `) as TypedDocument<RequestRowFragment, unknown>;
export const RequestStateFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment RequestState on Request {
  ...RequestRow
  input
  normalizations {
    path
    from
    to
    reason
  }
  maxCostUsdMicros
  agentInstruction
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  rounds {
    round
    status
    stopReason
    recordCount
    finishedAt
  }
  error {
    code
    message
    agentInstruction
    docsUrl
  }
  startedAt
  finishedAt
  expiresAt
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}`) as TypedDocument<RequestStateFragment, unknown>;
export const RequestListDocument = /* @__PURE__ */ new TypedDocument(`
    query RequestList($after: String, $filter: RequestFilter) {
  requests(first: 50, after: $after, filter: $filter) {
    nodes {
      ...RequestRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}`) as TypedDocument<RequestListQuery, RequestListQueryVariables>;
export const RequestScrapersDocument = /* @__PURE__ */ new TypedDocument(`
    query RequestScrapers {
  scrapers {
    id
    title
  }
}
    `) as TypedDocument<RequestScrapersQuery, RequestScrapersQueryVariables>;
export const RequestDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query RequestDetail($id: ID!) {
  request(id: $id) {
    ...RequestState
    scraper {
      unit
      priceEvents {
        usdMicros
      }
      operations {
        name
        title
        recordSchema
      }
    }
  }
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}
fragment RequestState on Request {
  ...RequestRow
  input
  normalizations {
    path
    from
    to
    reason
  }
  maxCostUsdMicros
  agentInstruction
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  rounds {
    round
    status
    stopReason
    recordCount
    finishedAt
  }
  error {
    code
    message
    agentInstruction
    docsUrl
  }
  startedAt
  finishedAt
  expiresAt
}`) as TypedDocument<RequestDetailQuery, RequestDetailQueryVariables>;
export const RequestChangedDocument = /* @__PURE__ */ new TypedDocument(`
    subscription RequestChanged($id: ID!) {
  requestUpdated(id: $id) {
    ...RequestState
  }
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}
fragment RequestState on Request {
  ...RequestRow
  input
  normalizations {
    path
    from
    to
    reason
  }
  maxCostUsdMicros
  agentInstruction
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  rounds {
    round
    status
    stopReason
    recordCount
    finishedAt
  }
  error {
    code
    message
    agentInstruction
    docsUrl
  }
  startedAt
  finishedAt
  expiresAt
}`) as TypedDocument<RequestChangedSubscription, RequestChangedSubscriptionVariables>;
export const RequestRecordDocument = /* @__PURE__ */ new TypedDocument(`
    subscription RequestRecord($requestId: ID!, $after: String, $withData: Boolean!) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data @include(if: $withData)
    }
  }
}
    `) as TypedDocument<RequestRecordSubscription, RequestRecordSubscriptionVariables>;
export const RequestLogDocument = /* @__PURE__ */ new TypedDocument(`
    query RequestLog($id: ID!, $after: String, $first: Int!) {
  request(id: $id) {
    log(first: $first, after: $after) {
      cursor
      at
      level
      message
      data
    }
  }
}
    `) as TypedDocument<RequestLogQuery, RequestLogQueryVariables>;
export const RequestCancelNowDocument = /* @__PURE__ */ new TypedDocument(`
    mutation RequestCancelNow($id: ID!) {
  requestCancel(id: $id) {
    request {
      ...RequestState
    }
  }
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}
fragment RequestState on Request {
  ...RequestRow
  input
  normalizations {
    path
    from
    to
    reason
  }
  maxCostUsdMicros
  agentInstruction
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  rounds {
    round
    status
    stopReason
    recordCount
    finishedAt
  }
  error {
    code
    message
    agentInstruction
    docsUrl
  }
  startedAt
  finishedAt
  expiresAt
}`) as TypedDocument<RequestCancelNowMutation, RequestCancelNowMutationVariables>;
export const RequestResumeNowDocument = /* @__PURE__ */ new TypedDocument(`
    mutation RequestResumeNow($id: ID!) {
  requestResume(id: $id) {
    request {
      ...RequestState
    }
  }
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}
fragment RequestState on Request {
  ...RequestRow
  input
  normalizations {
    path
    from
    to
    reason
  }
  maxCostUsdMicros
  agentInstruction
  progress {
    pagesFetched
    recordsStored
    total
    bytesReceived
    retries
    dropped
    duplicates
    warnings {
      code
      count
    }
  }
  attempt
  round
  rounds {
    round
    status
    stopReason
    recordCount
    finishedAt
  }
  error {
    code
    message
    agentInstruction
    docsUrl
  }
  startedAt
  finishedAt
  expiresAt
}`) as TypedDocument<RequestResumeNowMutation, RequestResumeNowMutationVariables>;
export const RequestAgainDocument = /* @__PURE__ */ new TypedDocument(`
    mutation RequestAgain($input: RequestCreateInput!, $idempotencyKey: String) {
  requestCreate(input: $input, idempotencyKey: $idempotencyKey) {
    request {
      id
    }
  }
}
    `) as TypedDocument<RequestAgainMutation, RequestAgainMutationVariables>;
export const RequestTicketDocument = /* @__PURE__ */ new TypedDocument(`
    mutation RequestTicket($input: SupportTicketCreateInput!) {
  supportTicketCreate(input: $input) {
    ticket {
      id
    }
  }
}
    `) as TypedDocument<RequestTicketMutation, RequestTicketMutationVariables>;
export const RequestTroubleDocument = /* @__PURE__ */ new TypedDocument(`
    query RequestTrouble($since: DateTimeISO!) {
  requests(first: 20, filter: {status: [FAILED, PARTIAL], since: $since}) {
    nodes {
      ...RequestRow
    }
  }
}
    fragment RequestRow on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  stopReason
  isDemo
  tags
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
  durationMs
}`) as TypedDocument<RequestTroubleQuery, RequestTroubleQueryVariables>;
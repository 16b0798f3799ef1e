// Made by `npm run generate` from schema.graphql and packages/client/src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
interface DocumentTypeDecoration<TResult, TVariables> { __apiType?: (variables: TVariables) => TResult }
/** How much of what an operation promises the source shows to the public. */
export type OperationAvailability =
  /** Everything. */
  | 'FULL'
  /** Nothing: creation is refused. */
  | 'NOT_PUBLIC'
  /** A part; the note says what is missing. */
  | 'PARTIAL';

/** What to scrape. Public targets only: cookies, credentials, tokens and proxies are refused. */
export type RequestCreateInput = {
  /** Input of the scraper, `operation` included; see `inputSchema`. */
  input: unknown;
  /** Maximum number of Records, 1 to 100,000; also accepted as `input.limit`. Default 100. */
  limit?: number | null | undefined;
  /** Exact cost ceiling in micro-USD. The run ends as PARTIAL before it would be passed. */
  maxCostUsdMicros?: number | null | undefined;
  /** Scraper id from the catalog. */
  scraper: string;
};

/** State of a Request. The last four are terminal; `stopReason` says why. */
export type RequestStatus =
  /** Cancelled; Records stored before are kept and billed. */
  | 'CANCELLED'
  /** Asked to stop; ends in a moment. */
  | 'CANCELLING'
  /** Stopped early with none; free. */
  | 'FAILED'
  /** Stopped early with at least one stored Record, which is billed. */
  | 'PARTIAL'
  /** Waiting for a worker. */
  | 'QUEUED'
  /** A worker stores Records. */
  | 'RUNNING'
  /** The source is exhausted or the limit is reached. */
  | 'SUCCEEDED';

/** What a caller may expect of a source now, from the outcomes of real runs. */
export type SourceStatus =
  /** The source refuses most runs. */
  | 'BLOCKED'
  /** The source no longer looks as the scraper expects. */
  | 'CHANGED'
  /** Some recent runs failed. */
  | 'DEGRADED'
  /** The plugin did not load; `reason` says why. */
  | 'DISABLED'
  /** Listed in the catalog, not built yet. */
  | 'NOT_IMPLEMENTED'
  /** Recent runs were good, or none was made yet. */
  | 'READY';

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
  /** The source refused, slowed down, or could not be reached. */
  | 'SOURCE_BLOCKED'
  /** The source no longer looks as the scraper expects. */
  | 'SOURCE_CHANGED'
  /** Several workers were lost while they ran it. */
  | 'WORKER_LOST';

export type ClientRequestFragment = { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } };

export type ClientRequestEstimateMutationVariables = Exact<{
  input: RequestCreateInput;
}>;


export type ClientRequestEstimateMutation = { requestEstimate: { scraper: string, operation: string, input: unknown, limit: number, affordableRecords: number, priceUsdMicros: number, estimatedCostUsdMicros: number, estimatedCostUsd: string, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }> } | null };

export type ClientRequestCreateMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ClientRequestCreateMutation = { requestCreate: { idempotentReplayed: boolean, request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestCancelMutationVariables = Exact<{
  id: string;
}>;


export type ClientRequestCancelMutation = { requestCancel: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestResumeMutationVariables = Exact<{
  id: string;
}>;


export type ClientRequestResumeMutation = { requestResume: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestQueryVariables = Exact<{
  id: string;
}>;


export type ClientRequestQuery = { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } | null };

export type ClientRecordsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ClientRecordsQuery = { request: { records: { complete: boolean, nodes: Array<{ seq: number, data: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ClientRecordStoredSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
}>;


export type ClientRecordStoredSubscription = { recordStored: { cursor: string, record: { seq: number, data: unknown } } };

export type ClientRequestUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientRequestUpdatedSubscription = { requestUpdated: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } };

export type ClientScrapersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientScrapersQuery = { scrapers: Array<{ id: string, title: string, summary: string | null, unit: string, defaultOperation: string | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number }>, operations: Array<{ name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string>, inputSchema: unknown, recordSchema: unknown }>, health: { status: SourceStatus, reason: string | null } | null }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ClientRequestFragmentDoc = new TypedDocumentString(`
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  currency
  recordCount
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
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}
    `, {"fragmentName":"ClientRequest"}) as unknown as TypedDocumentString<ClientRequestFragment, unknown>;
export const ClientRequestEstimateDocument = new TypedDocumentString(`
    mutation ClientRequestEstimate($input: RequestCreateInput!) {
  requestEstimate(input: $input) {
    scraper
    operation
    input
    normalizations {
      path
      from
      to
      reason
    }
    limit
    affordableRecords
    priceUsdMicros
    estimatedCostUsdMicros
    estimatedCostUsd
  }
}
    `) as unknown as TypedDocumentString<ClientRequestEstimateMutation, ClientRequestEstimateMutationVariables>;
export const ClientRequestCreateDocument = new TypedDocumentString(`
    mutation ClientRequestCreate($input: RequestCreateInput!, $idempotencyKey: String) {
  requestCreate(input: $input, idempotencyKey: $idempotencyKey) {
    idempotentReplayed
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  currency
  recordCount
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
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestCreateMutation, ClientRequestCreateMutationVariables>;
export const ClientRequestCancelDocument = new TypedDocumentString(`
    mutation ClientRequestCancel($id: ID!) {
  requestCancel(id: $id) {
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  currency
  recordCount
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
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestCancelMutation, ClientRequestCancelMutationVariables>;
export const ClientRequestResumeDocument = new TypedDocumentString(`
    mutation ClientRequestResume($id: ID!) {
  requestResume(id: $id) {
    request {
      ...ClientRequest
    }
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  currency
  recordCount
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
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestResumeMutation, ClientRequestResumeMutationVariables>;
export const ClientRequestDocument = new TypedDocumentString(`
    query ClientRequest($id: ID!) {
  request(id: $id) {
    ...ClientRequest
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  currency
  recordCount
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
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestQuery, ClientRequestQueryVariables>;
export const ClientRecordsDocument = new TypedDocumentString(`
    query ClientRecords($id: ID!, $first: Int!, $after: String) {
  request(id: $id) {
    records(first: $first, after: $after) {
      nodes {
        seq
        data
      }
      complete
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClientRecordsQuery, ClientRecordsQueryVariables>;
export const ClientRecordStoredDocument = new TypedDocumentString(`
    subscription ClientRecordStored($requestId: ID!, $after: String) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data
    }
  }
}
    `) as unknown as TypedDocumentString<ClientRecordStoredSubscription, ClientRecordStoredSubscriptionVariables>;
export const ClientRequestUpdatedDocument = new TypedDocumentString(`
    subscription ClientRequestUpdated($id: ID!) {
  requestUpdated(id: $id) {
    ...ClientRequest
  }
}
    fragment ClientRequest on Request {
  id
  scraper {
    id
  }
  operation
  input
  normalizations {
    path
    from
    to
    reason
  }
  requestedFeatures
  status
  stopReason
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  currency
  recordCount
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
  resultsUrl
  agentInstruction
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<ClientRequestUpdatedSubscription, ClientRequestUpdatedSubscriptionVariables>;
export const ClientScrapersDocument = new TypedDocumentString(`
    query ClientScrapers {
  scrapers {
    id
    title
    summary
    unit
    priceEvents {
      name
      unit
      usdMicros
    }
    defaultOperation
    operations {
      name
      aliases
      title
      summary
      agentHint
      availability
      availabilityNote
      features
      inputSchema
      recordSchema
    }
    health {
      status
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ClientScrapersQuery, ClientScrapersQueryVariables>;
// Made by `npm run generate` from schema.graphql and src/cli/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** Which Requests to list. */
export type RequestFilter = {
  /** Only this scraper. */
  scraper?: string | null | undefined;
  /** Only these states. */
  status?: Array<RequestStatus> | null | undefined;
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

export type CliApiKeyFragment = { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null };

export type CliAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type CliAccountQuery = { viewer: { id: string, name: string, plan: string, billingActive: boolean, availableUsd: string, availableUsdMicros: number, heldUsdMicros: number } | null };

export type CliApiKeyListQueryVariables = Exact<{ [key: string]: never; }>;


export type CliApiKeyListQuery = { viewer: { apiKeys: Array<{ id: string, label: string, hint: string, createdAt: string, revokedAt: string | null }> } | null };

export type CliApiKeyCreateMutationVariables = Exact<{
  label: string;
}>;


export type CliApiKeyCreateMutation = { apiKeyCreate: { secret: string, apiKey: { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null } } | null };

export type CliApiKeyRevokeMutationVariables = Exact<{
  id: string;
}>;


export type CliApiKeyRevokeMutation = { apiKeyRevoke: { apiKey: { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null } } | null };

export type CliRequestFragment = { id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null };

export type CliRequestCreateMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey: string;
}>;


export type CliRequestCreateMutation = { requestCreate: { idempotentReplayed: boolean, request: { id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type CliRequestEstimateMutationVariables = Exact<{
  input: RequestCreateInput;
}>;


export type CliRequestEstimateMutation = { requestEstimate: { scraper: string, operation: string, input: unknown, limit: number, priceUsdMicros: number, affordableRecords: number, estimatedCostUsdMicros: number, estimatedCostUsd: string, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }> } | null };

export type CliRequestCancelMutationVariables = Exact<{
  id: string;
}>;


export type CliRequestCancelMutation = { requestCancel: { request: { id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type CliRequestResumeMutationVariables = Exact<{
  id: string;
}>;


export type CliRequestResumeMutation = { requestResume: { request: { id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } } | null };

export type CliRequestListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type CliRequestListQuery = { requests: { nodes: Array<{ id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CliRequestShowQueryVariables = Exact<{
  id: string;
}>;


export type CliRequestShowQuery = { request: { id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } | null };

export type CliRequestLogQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CliRequestLogQuery = { request: { log: Array<{ at: string, attempt: number, level: string, message: string, data: unknown, cursor: string }> } | null };

export type CliRequestUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type CliRequestUpdatedSubscription = { requestUpdated: { id: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, progress: { pagesFetched: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> }, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null } };

export type CliRecordStoredSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
  withData: boolean;
}>;


export type CliRecordStoredSubscription = { recordStored: { cursor: string, record: { seq: number, data?: unknown } } };

export type CliScraperListQueryVariables = Exact<{ [key: string]: never; }>;


export type CliScraperListQuery = { scrapers: Array<{ id: string, title: string, unit: string, summary: string | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, operations: Array<{ name: string, availability: OperationAvailability }>, health: { status: SourceStatus, reason: string | null } | null }> };

export type CliScraperShowQueryVariables = Exact<{
  id: string;
}>;


export type CliScraperShowQuery = { scraper: { id: string, title: string, unit: string, summary: string | null, defaultOperation: string | null, origins: Array<string>, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, operations: Array<{ name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string>, inputSchema: unknown, recordSchema: unknown }>, health: { status: SourceStatus, reason: string | null } | null } | null };

export type CliScraperInputsQueryVariables = Exact<{
  id: string;
}>;


export type CliScraperInputsQuery = { scraper: { id: string, title: string, summary: string | null, unit: string, defaultOperation: string | null, priceEvents: Array<{ usdMicros: number }>, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ name: string, aliases: Array<string>, title: string, summary: string, availability: OperationAvailability, inputSchema: unknown }> } | null };

export type CliScraperIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type CliScraperIdsQuery = { scrapers: Array<{ id: string }> };

export type CliSourceHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type CliSourceHealthQuery = { sourceHealth: Array<{ id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, errorRates: Array<{ code: string, rate: number, count: number }> }> };

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
export const CliApiKeyFragmentDoc = new TypedDocumentString(`
    fragment CliApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}
    `, {"fragmentName":"CliApiKey"}) as unknown as TypedDocumentString<CliApiKeyFragment, unknown>;
export const CliRequestFragmentDoc = new TypedDocumentString(`
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}
    `, {"fragmentName":"CliRequest"}) as unknown as TypedDocumentString<CliRequestFragment, unknown>;
export const CliAccountDocument = new TypedDocumentString(`
    query CliAccount {
  viewer {
    id
    name
    plan
    billingActive
    availableUsd
    availableUsdMicros
    heldUsdMicros
  }
}
    `) as unknown as TypedDocumentString<CliAccountQuery, CliAccountQueryVariables>;
export const CliApiKeyListDocument = new TypedDocumentString(`
    query CliApiKeyList {
  viewer {
    apiKeys {
      ...CliApiKey
    }
  }
}
    fragment CliApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<CliApiKeyListQuery, CliApiKeyListQueryVariables>;
export const CliApiKeyCreateDocument = new TypedDocumentString(`
    mutation CliApiKeyCreate($label: String!) {
  apiKeyCreate(label: $label) {
    apiKey {
      ...CliApiKey
    }
    secret
  }
}
    fragment CliApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<CliApiKeyCreateMutation, CliApiKeyCreateMutationVariables>;
export const CliApiKeyRevokeDocument = new TypedDocumentString(`
    mutation CliApiKeyRevoke($id: ID!) {
  apiKeyRevoke(id: $id) {
    apiKey {
      ...CliApiKey
    }
  }
}
    fragment CliApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<CliApiKeyRevokeMutation, CliApiKeyRevokeMutationVariables>;
export const CliRequestCreateDocument = new TypedDocumentString(`
    mutation CliRequestCreate($input: RequestCreateInput!, $idempotencyKey: String!) {
  requestCreate(input: $input, idempotencyKey: $idempotencyKey) {
    idempotentReplayed
    request {
      ...CliRequest
    }
  }
}
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<CliRequestCreateMutation, CliRequestCreateMutationVariables>;
export const CliRequestEstimateDocument = new TypedDocumentString(`
    mutation CliRequestEstimate($input: RequestCreateInput!) {
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
    priceUsdMicros
    affordableRecords
    estimatedCostUsdMicros
    estimatedCostUsd
  }
}
    `) as unknown as TypedDocumentString<CliRequestEstimateMutation, CliRequestEstimateMutationVariables>;
export const CliRequestCancelDocument = new TypedDocumentString(`
    mutation CliRequestCancel($id: ID!) {
  requestCancel(id: $id) {
    request {
      ...CliRequest
    }
  }
}
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<CliRequestCancelMutation, CliRequestCancelMutationVariables>;
export const CliRequestResumeDocument = new TypedDocumentString(`
    mutation CliRequestResume($id: ID!) {
  requestResume(id: $id) {
    request {
      ...CliRequest
    }
  }
}
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<CliRequestResumeMutation, CliRequestResumeMutationVariables>;
export const CliRequestListDocument = new TypedDocumentString(`
    query CliRequestList($first: Int!, $after: String, $filter: RequestFilter) {
  requests(first: $first, after: $after, filter: $filter) {
    nodes {
      ...CliRequest
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<CliRequestListQuery, CliRequestListQueryVariables>;
export const CliRequestShowDocument = new TypedDocumentString(`
    query CliRequestShow($id: ID!) {
  request(id: $id) {
    ...CliRequest
  }
}
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<CliRequestShowQuery, CliRequestShowQueryVariables>;
export const CliRequestLogDocument = new TypedDocumentString(`
    query CliRequestLog($id: ID!, $first: Int!, $after: String) {
  request(id: $id) {
    log(first: $first, after: $after) {
      at
      attempt
      level
      message
      data
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<CliRequestLogQuery, CliRequestLogQueryVariables>;
export const CliRequestUpdatedDocument = new TypedDocumentString(`
    subscription CliRequestUpdated($id: ID!) {
  requestUpdated(id: $id) {
    ...CliRequest
  }
}
    fragment CliRequest on Request {
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
  status
  stopReason
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
  recordCount
  progress {
    pagesFetched
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
  error {
    code
    message
    agentInstruction
    docsUrl
    retryable
  }
  createdAt
  startedAt
  finishedAt
  expiresAt
}`) as unknown as TypedDocumentString<CliRequestUpdatedSubscription, CliRequestUpdatedSubscriptionVariables>;
export const CliRecordStoredDocument = new TypedDocumentString(`
    subscription CliRecordStored($requestId: ID!, $after: String, $withData: Boolean!) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data @include(if: $withData)
    }
  }
}
    `) as unknown as TypedDocumentString<CliRecordStoredSubscription, CliRecordStoredSubscriptionVariables>;
export const CliScraperListDocument = new TypedDocumentString(`
    query CliScraperList {
  scrapers {
    id
    title
    unit
    summary
    priceEvents {
      name
      unit
      usdMicros
      usd
    }
    operations {
      name
      availability
    }
    health {
      status
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<CliScraperListQuery, CliScraperListQueryVariables>;
export const CliScraperShowDocument = new TypedDocumentString(`
    query CliScraperShow($id: String!) {
  scraper(id: $id) {
    id
    title
    unit
    summary
    priceEvents {
      name
      unit
      usdMicros
      usd
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
    origins
    health {
      status
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<CliScraperShowQuery, CliScraperShowQueryVariables>;
export const CliScraperInputsDocument = new TypedDocumentString(`
    query CliScraperInputs($id: String!) {
  scraper(id: $id) {
    id
    title
    summary
    unit
    priceEvents {
      usdMicros
    }
    defaultOperation
    health {
      status
      reason
    }
    operations {
      name
      aliases
      title
      summary
      availability
      inputSchema
    }
  }
}
    `) as unknown as TypedDocumentString<CliScraperInputsQuery, CliScraperInputsQueryVariables>;
export const CliScraperIdsDocument = new TypedDocumentString(`
    query CliScraperIds {
  scrapers {
    id
  }
}
    `) as unknown as TypedDocumentString<CliScraperIdsQuery, CliScraperIdsQueryVariables>;
export const CliSourceHealthDocument = new TypedDocumentString(`
    query CliSourceHealth {
  sourceHealth {
    id
    title
    status
    reason
    recentRuns
    successRate
    errorRates {
      code
      rate
      count
    }
    lastSuccessAt
    lastFailureAt
  }
}
    `) as unknown as TypedDocumentString<CliSourceHealthQuery, CliSourceHealthQueryVariables>;
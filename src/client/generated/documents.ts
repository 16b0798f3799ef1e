// Made by `npm run generate` from schema.graphql and src/client/documents. Do not edit.

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

/** Which Requests to list. */
export type RequestFilter = {
  /** Only this scraper. */
  scraper?: string | null | undefined;
  /** Only those created then or later. */
  since?: string | null | undefined;
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

/** Where the code of a scraper reads inputs. Its Requests run in threads of its family in any case. */
export type ScraperIsolation =
  /** In the gateway itself: it comes with Quarry. */
  | 'IN_PROCESS'
  /** In a thread of its own, with limits of time and memory: the operator installed it. No process of Quarry loads it elsewhere. */
  | 'THREAD';

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
  /** The source refused, or asked for a slower pace. */
  | 'SOURCE_BLOCKED'
  /** The source no longer looks as the scraper expects. */
  | 'SOURCE_CHANGED'
  /** The source could not be reached, failed, or did not answer in time. */
  | 'SOURCE_UNAVAILABLE'
  /** Several workers were lost while they ran it. */
  | 'WORKER_LOST';

export type ClientApiKeyFragment = { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null };

export type ClientAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientAccountQuery = { viewer: { id: string, name: string, plan: string, billingActive: boolean, availableUsd: string, availableUsdMicros: number, heldUsdMicros: number } | null };

export type ClientApiKeyListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  revoked?: boolean | null | undefined;
}>;


export type ClientApiKeyListQuery = { viewer: { apiKeys: { nodes: Array<{ id: string, label: string, hint: string, createdAt: string, revokedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ClientApiKeyCreateMutationVariables = Exact<{
  label: string;
}>;


export type ClientApiKeyCreateMutation = { apiKeyCreate: { secret: string, apiKey: { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null } } | null };

export type ClientApiKeyRevokeMutationVariables = Exact<{
  id: string;
}>;


export type ClientApiKeyRevokeMutation = { apiKeyRevoke: { apiKey: { id: string, label: string, hint: string, createdAt: string, revokedAt: string | null } } | null };

export type ClientPriceEventFragment = { name: string, unit: string, usdMicros: number, usd: string };

export type ClientScraperListQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientScraperListQuery = { scrapers: Array<{ id: string, title: string, unit: string, summary: string | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, operations: Array<{ name: string, availability: OperationAvailability }>, health: { status: SourceStatus, reason: string | null } | null }> };

export type ClientScraperQueryVariables = Exact<{
  id: string;
}>;


export type ClientScraperQuery = { scraper: { id: string, title: string, unit: string, summary: string | null, defaultOperation: string | null, origins: Array<string>, isolation: ScraperIsolation | null, priceEvents: Array<{ name: string, unit: string, usdMicros: number, usd: string }>, operations: Array<{ name: string, aliases: Array<string>, title: string, summary: string, agentHint: string, availability: OperationAvailability, availabilityNote: string | null, features: Array<string>, inputSchema: unknown, recordSchema: unknown }>, health: { status: SourceStatus, reason: string | null } | null } | null };

export type ClientSourceHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientSourceHealthQuery = { sourceHealth: Array<{ id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, errorRates: Array<{ code: string, rate: number, count: number }> }> };

export type ClientRequestFragment = { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } };

export type ClientRequestEstimateMutationVariables = Exact<{
  input: RequestCreateInput;
}>;


export type ClientRequestEstimateMutation = { requestEstimate: { scraper: string, operation: string, input: unknown, limit: number, affordableRecords: number, priceUsdMicros: number, estimatedCostUsdMicros: number, estimatedCostUsd: string, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }> } | null };

export type ClientRequestCreateMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ClientRequestCreateMutation = { requestCreate: { idempotentReplayed: boolean, request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestCancelMutationVariables = Exact<{
  id: string;
}>;


export type ClientRequestCancelMutation = { requestCancel: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestResumeMutationVariables = Exact<{
  id: string;
}>;


export type ClientRequestResumeMutation = { requestResume: { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } } | null };

export type ClientRequestQueryVariables = Exact<{
  id: string;
}>;


export type ClientRequestQuery = { request: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } | null };

export type ClientRequestListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type ClientRequestListQuery = { requests: { nodes: Array<{ id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ClientRequestLogQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ClientRequestLogQuery = { request: { log: Array<{ at: string, attempt: number, level: string, message: string, data: unknown, cursor: string }> } | null };

export type ClientRecordsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ClientRecordsQuery = { request: { records: { complete: boolean, nodes: Array<{ seq: number, data: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ClientRecordStoredSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
  withData: boolean;
}>;


export type ClientRecordStoredSubscription = { recordStored: { cursor: string, record: { seq: number, data?: unknown } } };

export type ClientRequestUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientRequestUpdatedSubscription = { requestUpdated: { id: string, operation: string, input: unknown, requestedFeatures: Array<string>, status: RequestStatus, stopReason: StopReason | null, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, estimatedCostUsd: string, finalCostUsdMicros: number | null, finalCostUsd: string | null, currency: string, recordCount: number, attempt: number, round: number, resultsUrl: string, agentInstruction: string, createdAt: string, startedAt: string | null, finishedAt: string | null, expiresAt: string | null, scraper: { id: string }, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } };

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
export const ClientApiKeyFragmentDoc = new TypedDocumentString(`
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}
    `, {"fragmentName":"ClientApiKey"}) as unknown as TypedDocumentString<ClientApiKeyFragment, unknown>;
export const ClientPriceEventFragmentDoc = new TypedDocumentString(`
    fragment ClientPriceEvent on PriceEvent {
  name
  unit
  usdMicros
  usd
}
    `, {"fragmentName":"ClientPriceEvent"}) as unknown as TypedDocumentString<ClientPriceEventFragment, unknown>;
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
export const ClientAccountDocument = new TypedDocumentString(`
    query ClientAccount {
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
    `) as unknown as TypedDocumentString<ClientAccountQuery, ClientAccountQueryVariables>;
export const ClientApiKeyListDocument = new TypedDocumentString(`
    query ClientApiKeyList($first: Int!, $after: String, $revoked: Boolean) {
  viewer {
    apiKeys(first: $first, after: $after, revoked: $revoked) {
      nodes {
        ...ClientApiKey
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<ClientApiKeyListQuery, ClientApiKeyListQueryVariables>;
export const ClientApiKeyCreateDocument = new TypedDocumentString(`
    mutation ClientApiKeyCreate($label: String!) {
  apiKeyCreate(label: $label) {
    apiKey {
      ...ClientApiKey
    }
    secret
  }
}
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<ClientApiKeyCreateMutation, ClientApiKeyCreateMutationVariables>;
export const ClientApiKeyRevokeDocument = new TypedDocumentString(`
    mutation ClientApiKeyRevoke($id: ID!) {
  apiKeyRevoke(id: $id) {
    apiKey {
      ...ClientApiKey
    }
  }
}
    fragment ClientApiKey on ApiKey {
  id
  label
  hint
  createdAt
  revokedAt
}`) as unknown as TypedDocumentString<ClientApiKeyRevokeMutation, ClientApiKeyRevokeMutationVariables>;
export const ClientScraperListDocument = new TypedDocumentString(`
    query ClientScraperList {
  scrapers {
    id
    title
    unit
    summary
    priceEvents {
      ...ClientPriceEvent
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
    fragment ClientPriceEvent on PriceEvent {
  name
  unit
  usdMicros
  usd
}`) as unknown as TypedDocumentString<ClientScraperListQuery, ClientScraperListQueryVariables>;
export const ClientScraperDocument = new TypedDocumentString(`
    query ClientScraper($id: String!) {
  scraper(id: $id) {
    id
    title
    unit
    summary
    priceEvents {
      ...ClientPriceEvent
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
    isolation
    health {
      status
      reason
    }
  }
}
    fragment ClientPriceEvent on PriceEvent {
  name
  unit
  usdMicros
  usd
}`) as unknown as TypedDocumentString<ClientScraperQuery, ClientScraperQueryVariables>;
export const ClientSourceHealthDocument = new TypedDocumentString(`
    query ClientSourceHealth {
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
    `) as unknown as TypedDocumentString<ClientSourceHealthQuery, ClientSourceHealthQueryVariables>;
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
export const ClientRequestListDocument = new TypedDocumentString(`
    query ClientRequestList($first: Int!, $after: String, $filter: RequestFilter) {
  requests(first: $first, after: $after, filter: $filter) {
    nodes {
      ...ClientRequest
    }
    pageInfo {
      hasNextPage
      endCursor
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
}`) as unknown as TypedDocumentString<ClientRequestListQuery, ClientRequestListQueryVariables>;
export const ClientRequestLogDocument = new TypedDocumentString(`
    query ClientRequestLog($id: ID!, $first: Int!, $after: String) {
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
    `) as unknown as TypedDocumentString<ClientRequestLogQuery, ClientRequestLogQueryVariables>;
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
    subscription ClientRecordStored($requestId: ID!, $after: String, $withData: Boolean!) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data @include(if: $withData)
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
  estimatedCostUsd
  finalCostUsdMicros
  finalCostUsd
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
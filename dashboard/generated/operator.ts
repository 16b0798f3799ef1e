// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** Kind of credential. */
export type CredentialKind =
  /** An API key of the account. */
  | 'API_KEY'
  /** A token of the operator, who runs the server. */
  | 'OPERATOR'
  /** A session of the account's owner, who signed in. */
  | 'SESSION';

/** Whether a host is there. */
export type HostStatus =
  /** Its lease is over: it stopped, was lost, or came back with another one. */
  | 'ENDED'
  /** It has a lease, so that it alone runs the services that live there. */
  | 'RUNNING';

/** What a worker of a service does. */
export type HostedWorkerState =
  /** It takes requests. */
  | 'AWAKE'
  /** It answers those that it has, and ends. */
  | 'DRAINING'
  /** Its process starts. */
  | 'STARTING';

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

/** What a caller may expect of a source now, from the outcomes of real runs. */
export type SourceStatus =
  /** The source refuses most runs. */
  | 'BLOCKED'
  /** The source no longer looks the way the scraper expects. */
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
  /** The source no longer looks the way the scraper expects. */
  | 'SOURCE_CHANGED'
  /** The source could not be reached, failed, or did not answer in time. */
  | 'SOURCE_UNAVAILABLE'
  /** Several workers were lost while they ran it. */
  | 'WORKER_LOST';

/** The kind of caller that created a ticket. */
export type TicketCreator =
  /** A program with a key. */
  | 'API_KEY'
  /** A person who was signed in. */
  | 'SESSION';

/** Who wrote a message. */
export type TicketMessageAuthor =
  /** The account. */
  | 'CUSTOMER'
  /** The people who run the server. */
  | 'SUPPORT';

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

/** Whose turn it is. */
export type TicketStatus =
  /** Support has it. */
  | 'OPEN'
  /** Done; a reply of the customer opens it again. */
  | 'RESOLVED'
  /** Support has answered. */
  | 'WAITING_ON_CUSTOMER';

/** Whether a worker is there. */
export type WorkerStatus =
  /** It was heard of within the last minute. */
  | 'RUNNING'
  /** It did not say that it ends, and is heard of no more. */
  | 'SILENT'
  /** It ended as it was told to. */
  | 'STOPPED';

export type OperatorCredentialQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorCredentialQuery = { credential: { kind: CredentialKind, isOperator: boolean } | null };

export type SourceStateFragment = { id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, operations: Array<{ name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ path: string, since: string, recordCount: number }>, canary: { at: string, hasPassed: boolean, error: string | null, missing: Array<string> } | null }> };

export type OperatorOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorOverviewQuery = { operatorWorkers: { queued: number, running: number, oldestQueuedAt: string | null, missingScrapers: Array<string>, workers: Array<{ name: string, status: WorkerStatus, version: string | null, startedAt: string | null, seenAt: string, slots: number | null, running: number | null, threads: number | null, memoryBytes: number | null, scrapers: Array<string> }>, disk: { freeBytes: number, isLow: boolean } | null }, sourceHealth: Array<{ id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, operations: Array<{ name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ path: string, since: string, recordCount: number }>, canary: { at: string, hasPassed: boolean, error: string | null, missing: Array<string> } | null }> }>, operatorTickets: { nodes: Array<{ ticket: { id: string, subject: string, severity: TicketSeverity, updatedAt: string } }>, pageInfo: { hasNextPage: boolean } } };

export type OperatorLedgerQueryVariables = Exact<{
  accountId?: string | null | undefined;
}>;


export type OperatorLedgerQuery = { ledgerVerification: { accounts: number, entries: number, faults: Array<{ accountId: string, entryId: string | null, problem: string, ledgerUsdMicros: number, walletUsdMicros: number | null }> } };

export type OperatorAccountListQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type OperatorAccountListQuery = { operatorAccounts: { nodes: Array<{ id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorAccountDetailQueryVariables = Exact<{
  id: string;
}>;


export type OperatorAccountDetailQuery = { operatorAccount: { id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null } | null };

export type OperatorAccountHostingMutationVariables = Exact<{
  id: string;
  allowed: boolean;
}>;


export type OperatorAccountHostingMutation = { operatorAccountHosting: { account: { id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null } } | null };

export type OperatorRequestListQueryVariables = Exact<{
  after?: string | null | undefined;
  accountId?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type OperatorRequestListQuery = { operatorRequests: { nodes: Array<{ id: string, accountId: string, scraperId: string, operation: string, status: RequestStatus, recordCount: number, finalCostUsdMicros: number | null, estimatedCostUsdMicros: number, createdAt: string, durationMs: number | null, error: { code: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorScrapersQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorScrapersQuery = { scrapers: Array<{ id: string, title: string }> };

export type NotedLineFragment = { at: string, level: string, message: string, data: unknown, cursor: string };

export type OperatorRequestDetailQueryVariables = Exact<{
  id: string;
}>;


export type OperatorRequestDetailQuery = { operatorRequest: { id: string, accountId: string, scraperId: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, recordCount: number, attempt: number, round: number, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, runLog: Array<{ at: string, level: string, message: string, data: unknown, cursor: string }>, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } } | null, operatorRecordings: { nodes: Array<{ id: string, scraperId: string, operation: string, requestId: string, accountId: string, code: string, message: string, at: string, harUrl: string, pages: Array<{ method: string, url: string, status: number, bytes: number, isCut: boolean }> }> } };

export type OperatorTicketListQueryVariables = Exact<{
  after?: string | null | undefined;
  status?: TicketStatus | null | undefined;
}>;


export type OperatorTicketListQuery = { operatorTickets: { nodes: Array<{ accountId: string, ticket: { id: string, subject: string, severity: TicketSeverity, status: TicketStatus, updatedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperatorTicketDetailQueryVariables = Exact<{
  id: string;
}>;


export type OperatorTicketDetailQuery = { operatorTicket: { accountId: string, runLog: Array<{ at: string, level: string, message: string, data: unknown, cursor: string }>, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } | null };

export type OperatorTicketAnswerMutationVariables = Exact<{
  id: string;
  message: string;
}>;


export type OperatorTicketAnswerMutation = { operatorTicketReply: { ticket: { accountId: string } } | null };

export type OperatorTicketCloseMutationVariables = Exact<{
  id: string;
}>;


export type OperatorTicketCloseMutation = { operatorTicketResolve: { ticket: { accountId: string } } | null };

export type OperatorSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorSourcesQuery = { sourceHealth: Array<{ id: string, title: string, status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null, lastFailureAt: string | null, operations: Array<{ name: string, status: SourceStatus, lastSuccessAt: string | null, lastFailureAt: string | null, fieldWarnings: Array<{ path: string, since: string, recordCount: number }>, canary: { at: string, hasPassed: boolean, error: string | null, missing: Array<string> } | null }> }> };

export type OperatorSourceRecordingsQueryVariables = Exact<{
  scraper: string;
}>;


export type OperatorSourceRecordingsQuery = { operatorRecordings: { nodes: Array<{ id: string, scraperId: string, operation: string, requestId: string, accountId: string, code: string, message: string, at: string, harUrl: string, pages: Array<{ method: string, url: string, status: number, bytes: number, isCut: boolean }> }> } };

export type OperatorCanaryMutationVariables = Exact<{
  scraper: string;
  operation: string;
}>;


export type OperatorCanaryMutation = { canaryRun: { request: { id: string } } | null };

export type OperatorWorkersQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorWorkersQuery = { operatorWorkers: { queued: number, running: number, oldestQueuedAt: string | null, missingScrapers: Array<string>, workers: Array<{ name: string, status: WorkerStatus, version: string | null, startedAt: string | null, seenAt: string, slots: number | null, running: number | null, threads: number | null, memoryBytes: number | null, scrapers: Array<string> }>, disk: { freeBytes: number, isLow: boolean } | null } };

export type OperatorHostsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorHostsQuery = { operatorHosts: Array<{ id: string, name: string, status: HostStatus, version: string, url: string, isolation: string, isolationReason: string | null, buildsNot: string | null, startedAt: string, seenAt: string, services: number, memoryBytes: number, workers: Array<{ serviceId: string, slug: string, deployment: number, state: HostedWorkerState, memoryBytes: number }> }> };

export type WorkerReportFragment = { queued: number, running: number, oldestQueuedAt: string | null, missingScrapers: Array<string>, workers: Array<{ name: string, status: WorkerStatus, version: string | null, startedAt: string | null, seenAt: string, slots: number | null, running: number | null, threads: number | null, memoryBytes: number | null, scrapers: Array<string> }>, disk: { freeBytes: number, isLow: boolean } | null };

export type OperatorAccountFragment = { id: string, name: string, email: string | null, plan: string, isLocal: boolean, mayHost: boolean, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number, openRequests: number, recentRecords: number, recentSpendUsdMicros: number, createdAt: string, claimedAt: string | null, closedAt: string | null, eraseAt: string | null, erasedAt: string | null };

export type OperatorRequestFragment = { id: string, accountId: string, scraperId: string, operation: string, input: unknown, status: RequestStatus, stopReason: StopReason | null, isDemo: boolean, tags: Array<string>, limit: number, maxCostUsdMicros: number | null, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, recordCount: number, attempt: number, round: number, createdAt: string, startedAt: string | null, finishedAt: string | null, durationMs: number | null, expiresAt: string | null, error: { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean } | null, progress: { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> } };

export type SourceRecordingFragment = { id: string, scraperId: string, operation: string, requestId: string, accountId: string, code: string, message: string, at: string, harUrl: string, pages: Array<{ method: string, url: string, status: number, bytes: number, isCut: boolean }> };

export type OperatorTicketFragment = { accountId: string, ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } };

export type HostFragment = { id: string, name: string, status: HostStatus, version: string, url: string, isolation: string, isolationReason: string | null, buildsNot: string | null, startedAt: string, seenAt: string, services: number, memoryBytes: number, workers: Array<{ serviceId: string, slug: string, deployment: number, state: HostedWorkerState, memoryBytes: number }> };

export type RunErrorFragment = { code: string, message: string, agentInstruction: string, docsUrl: string, retryable: boolean };

export type ProgressFragment = { pagesFetched: number, recordsStored: number, total: number | null, bytesReceived: number, retries: number, dropped: number, duplicates: number, warnings: Array<{ code: string, count: number }> };

export type SupportTicketFragment = { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> };

export const SourceStateFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment SourceState on SourceHealth {
  id
  title
  status
  reason
  recentRuns
  successRate
  lastSuccessAt
  lastFailureAt
  operations {
    name
    status
    lastSuccessAt
    lastFailureAt
    fieldWarnings {
      path
      since
      recordCount
    }
    canary {
      at
      hasPassed
      error
      missing
    }
  }
}
    `) as TypedDocument<SourceStateFragment, unknown>;
export const NotedLineFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment NotedLine on RunLogLine {
  at
  level
  message
  data
  cursor
}
    `) as TypedDocument<NotedLineFragment, unknown>;
export const WorkerReportFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment WorkerReport on WorkerReport {
  workers {
    name
    status
    version
    startedAt
    seenAt
    slots
    running
    threads
    memoryBytes
    scrapers
  }
  queued
  running
  oldestQueuedAt
  missingScrapers
  disk {
    freeBytes
    isLow
  }
}
    `) as TypedDocument<WorkerReportFragment, unknown>;
export const OperatorAccountFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}
    `) as TypedDocument<OperatorAccountFragment, unknown>;
export const RunErrorFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
    `) as TypedDocument<RunErrorFragment, unknown>;
export const ProgressFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Progress on RequestProgress {
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
    `) as TypedDocument<ProgressFragment, unknown>;
export const OperatorRequestFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment OperatorRequest on OperatorRequest {
  id
  accountId
  scraperId
  operation
  input
  status
  stopReason
  error {
    ...RunError
  }
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}
    fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Progress on RequestProgress {
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
}`) as TypedDocument<OperatorRequestFragment, unknown>;
export const SourceRecordingFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment SourceRecording on SourceRecording {
  id
  scraperId
  operation
  requestId
  accountId
  code
  message
  pages {
    method
    url
    status
    bytes
    isCut
  }
  at
  harUrl
}
    `) as TypedDocument<SourceRecordingFragment, unknown>;
export const SupportTicketFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}
    `) as TypedDocument<SupportTicketFragment, unknown>;
export const OperatorTicketFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment OperatorTicket on OperatorTicket {
  ticket {
    ...SupportTicket
  }
  accountId
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as TypedDocument<OperatorTicketFragment, unknown>;
export const HostFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Host on Host {
  id
  name
  status
  version
  url
  isolation
  isolationReason
  buildsNot
  startedAt
  seenAt
  services
  memoryBytes
  workers {
    serviceId
    slug
    deployment
    state
    memoryBytes
  }
}
    `) as TypedDocument<HostFragment, unknown>;
export const OperatorCredentialDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorCredential {
  credential {
    kind
    isOperator
  }
}
    `) as TypedDocument<OperatorCredentialQuery, OperatorCredentialQueryVariables>;
export const OperatorOverviewDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorOverview {
  operatorWorkers {
    ...WorkerReport
  }
  sourceHealth {
    ...SourceState
  }
  operatorTickets(first: 100, status: OPEN) {
    nodes {
      ticket {
        id
        subject
        severity
        updatedAt
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    fragment SourceState on SourceHealth {
  id
  title
  status
  reason
  recentRuns
  successRate
  lastSuccessAt
  lastFailureAt
  operations {
    name
    status
    lastSuccessAt
    lastFailureAt
    fieldWarnings {
      path
      since
      recordCount
    }
    canary {
      at
      hasPassed
      error
      missing
    }
  }
}
fragment WorkerReport on WorkerReport {
  workers {
    name
    status
    version
    startedAt
    seenAt
    slots
    running
    threads
    memoryBytes
    scrapers
  }
  queued
  running
  oldestQueuedAt
  missingScrapers
  disk {
    freeBytes
    isLow
  }
}`) as TypedDocument<OperatorOverviewQuery, OperatorOverviewQueryVariables>;
export const OperatorLedgerDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorLedger($accountId: ID) {
  ledgerVerification(accountId: $accountId) {
    accounts
    entries
    faults {
      accountId
      entryId
      problem
      ledgerUsdMicros
      walletUsdMicros
    }
  }
}
    `) as TypedDocument<OperatorLedgerQuery, OperatorLedgerQueryVariables>;
export const OperatorAccountListDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorAccountList($after: String, $search: String) {
  operatorAccounts(first: 50, after: $after, search: $search) {
    nodes {
      ...OperatorAccount
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}`) as TypedDocument<OperatorAccountListQuery, OperatorAccountListQueryVariables>;
export const OperatorAccountDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorAccountDetail($id: ID!) {
  operatorAccount(id: $id) {
    ...OperatorAccount
  }
}
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}`) as TypedDocument<OperatorAccountDetailQuery, OperatorAccountDetailQueryVariables>;
export const OperatorAccountHostingDocument = /* @__PURE__ */ new TypedDocument(`
    mutation OperatorAccountHosting($id: ID!, $allowed: Boolean!) {
  operatorAccountHosting(id: $id, allowed: $allowed) {
    account {
      ...OperatorAccount
    }
  }
}
    fragment OperatorAccount on OperatorAccount {
  id
  name
  email
  plan
  isLocal
  mayHost
  billingActive
  availableUsdMicros
  heldUsdMicros
  openRequests
  recentRecords
  recentSpendUsdMicros
  createdAt
  claimedAt
  closedAt
  eraseAt
  erasedAt
}`) as TypedDocument<OperatorAccountHostingMutation, OperatorAccountHostingMutationVariables>;
export const OperatorRequestListDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorRequestList($after: String, $accountId: ID, $filter: RequestFilter) {
  operatorRequests(
    first: 50
    after: $after
    accountId: $accountId
    filter: $filter
  ) {
    nodes {
      id
      accountId
      scraperId
      operation
      status
      error {
        code
      }
      recordCount
      finalCostUsdMicros
      estimatedCostUsdMicros
      createdAt
      durationMs
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as TypedDocument<OperatorRequestListQuery, OperatorRequestListQueryVariables>;
export const OperatorScrapersDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorScrapers {
  scrapers {
    id
    title
  }
}
    `) as TypedDocument<OperatorScrapersQuery, OperatorScrapersQueryVariables>;
export const OperatorRequestDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorRequestDetail($id: ID!) {
  operatorRequest(id: $id) {
    ...OperatorRequest
    runLog(first: 1000) {
      ...NotedLine
    }
  }
  operatorRecordings(first: 10, requestId: $id) {
    nodes {
      ...SourceRecording
    }
  }
}
    fragment NotedLine on RunLogLine {
  at
  level
  message
  data
  cursor
}
fragment OperatorRequest on OperatorRequest {
  id
  accountId
  scraperId
  operation
  input
  status
  stopReason
  error {
    ...RunError
  }
  isDemo
  tags
  limit
  maxCostUsdMicros
  estimatedCostUsdMicros
  finalCostUsdMicros
  recordCount
  progress {
    ...Progress
  }
  attempt
  round
  createdAt
  startedAt
  finishedAt
  durationMs
  expiresAt
}
fragment SourceRecording on SourceRecording {
  id
  scraperId
  operation
  requestId
  accountId
  code
  message
  pages {
    method
    url
    status
    bytes
    isCut
  }
  at
  harUrl
}
fragment RunError on RequestError {
  code
  message
  agentInstruction
  docsUrl
  retryable
}
fragment Progress on RequestProgress {
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
}`) as TypedDocument<OperatorRequestDetailQuery, OperatorRequestDetailQueryVariables>;
export const OperatorTicketListDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorTicketList($after: String, $status: TicketStatus) {
  operatorTickets(first: 50, after: $after, status: $status) {
    nodes {
      accountId
      ticket {
        id
        subject
        severity
        status
        updatedAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as TypedDocument<OperatorTicketListQuery, OperatorTicketListQueryVariables>;
export const OperatorTicketDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorTicketDetail($id: ID!) {
  operatorTicket(id: $id) {
    ...OperatorTicket
    runLog(first: 1000) {
      ...NotedLine
    }
  }
}
    fragment NotedLine on RunLogLine {
  at
  level
  message
  data
  cursor
}
fragment OperatorTicket on OperatorTicket {
  ticket {
    ...SupportTicket
  }
  accountId
}
fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as TypedDocument<OperatorTicketDetailQuery, OperatorTicketDetailQueryVariables>;
export const OperatorTicketAnswerDocument = /* @__PURE__ */ new TypedDocument(`
    mutation OperatorTicketAnswer($id: ID!, $message: String!) {
  operatorTicketReply(id: $id, message: $message) {
    ticket {
      accountId
    }
  }
}
    `) as TypedDocument<OperatorTicketAnswerMutation, OperatorTicketAnswerMutationVariables>;
export const OperatorTicketCloseDocument = /* @__PURE__ */ new TypedDocument(`
    mutation OperatorTicketClose($id: ID!) {
  operatorTicketResolve(id: $id) {
    ticket {
      accountId
    }
  }
}
    `) as TypedDocument<OperatorTicketCloseMutation, OperatorTicketCloseMutationVariables>;
export const OperatorSourcesDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorSources {
  sourceHealth {
    ...SourceState
  }
}
    fragment SourceState on SourceHealth {
  id
  title
  status
  reason
  recentRuns
  successRate
  lastSuccessAt
  lastFailureAt
  operations {
    name
    status
    lastSuccessAt
    lastFailureAt
    fieldWarnings {
      path
      since
      recordCount
    }
    canary {
      at
      hasPassed
      error
      missing
    }
  }
}`) as TypedDocument<OperatorSourcesQuery, OperatorSourcesQueryVariables>;
export const OperatorSourceRecordingsDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorSourceRecordings($scraper: String!) {
  operatorRecordings(first: 100, scraper: $scraper) {
    nodes {
      ...SourceRecording
    }
  }
}
    fragment SourceRecording on SourceRecording {
  id
  scraperId
  operation
  requestId
  accountId
  code
  message
  pages {
    method
    url
    status
    bytes
    isCut
  }
  at
  harUrl
}`) as TypedDocument<OperatorSourceRecordingsQuery, OperatorSourceRecordingsQueryVariables>;
export const OperatorCanaryDocument = /* @__PURE__ */ new TypedDocument(`
    mutation OperatorCanary($scraper: String!, $operation: String!) {
  canaryRun(scraper: $scraper, operation: $operation) {
    request {
      id
    }
  }
}
    `) as TypedDocument<OperatorCanaryMutation, OperatorCanaryMutationVariables>;
export const OperatorWorkersDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorWorkers {
  operatorWorkers {
    ...WorkerReport
  }
}
    fragment WorkerReport on WorkerReport {
  workers {
    name
    status
    version
    startedAt
    seenAt
    slots
    running
    threads
    memoryBytes
    scrapers
  }
  queued
  running
  oldestQueuedAt
  missingScrapers
  disk {
    freeBytes
    isLow
  }
}`) as TypedDocument<OperatorWorkersQuery, OperatorWorkersQueryVariables>;
export const OperatorHostsDocument = /* @__PURE__ */ new TypedDocument(`
    query OperatorHosts {
  operatorHosts {
    ...Host
  }
}
    fragment Host on Host {
  id
  name
  status
  version
  url
  isolation
  isolationReason
  buildsNot
  startedAt
  seenAt
  services
  memoryBytes
  workers {
    serviceId
    slug
    deployment
    state
    memoryBytes
  }
}`) as TypedDocument<OperatorHostsQuery, OperatorHostsQueryVariables>;
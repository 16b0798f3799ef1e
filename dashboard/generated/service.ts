// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** Where a build on the server stands. */
export type BuildStatus =
  /** It made none; its log says why. */
  | 'FAILED'
  /** It waits for others. */
  | 'QUEUED'
  /** It is compiled. */
  | 'RUNNING'
  /** It made a program, whose deployment is checked now. */
  | 'SUCCEEDED';

/** When a cap starts counting again, in UTC. */
export type CapPeriod =
  /** At midnight. */
  | 'DAY'
  /** On the first of the month. */
  | 'MONTH';

/** How usage compares with a cap. */
export type CapState =
  /** Below the warning. */
  | 'OK'
  /** At the cap: nothing more is allowed on this meter. */
  | 'STOPPED'
  /** At `notifyAtPercent` or above. */
  | 'WARNED';

/** Where a deployment stands. */
export type DeploymentStatus =
  /** It is served. */
  | 'ACTIVE'
  /** Its worker is started for the first time. */
  | 'CHECKING'
  /** It is never served; `failure` says why. */
  | 'FAILED'
  /** It is uploaded, or built on the server. */
  | 'PENDING'
  /** It is about to be served. */
  | 'READY'
  /** It was served; a rollback can go back to it. */
  | 'SUPERSEDED';

/** A file that would be uploaded. */
export type PlannedFileInput = {
  /** Its size. */
  bytes: number;
  /** `worker`, or a path below `static/` or `source/`. */
  path: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  sha256: string;
};

/** A value to keep. */
export type SecretInput = {
  /** Its name: letters, digits and _. */
  name: string;
  /** The value; null removes what has the name. */
  value?: string | null | undefined;
};

/** Who is given a secret. */
export type SecretScope =
  /** Builds on the server. */
  | 'BUILD'
  /** The worker. */
  | 'RUNTIME';

/** What service.toml switches on. */
export type ServiceCapability =
  /** Work at fixed times. */
  | 'CRON'
  /** Small values by key. */
  | 'KV'
  /** Background work. */
  | 'QUEUE'
  /** Keyed objects whose work is done in order. */
  | 'STATE';

/** What a service serves. */
export type ServiceKind =
  /** Nothing yet. */
  | 'EMPTY'
  /** Static files. */
  | 'STATIC'
  /** A worker. */
  | 'WORKER'
  /** Static files, and a worker below /api/. */
  | 'WORKER_AND_STATIC';

/** Which lines are wanted. */
export type ServiceLogFilter = {
  /** Only lines of this deployment. */
  deploymentId?: string | null | undefined;
  /** Only lines of this level or a worse one. */
  level?: ServiceLogLevel | null | undefined;
  /** Only lines of this request. */
  requestId?: string | null | undefined;
  /** Only lines of then or later. */
  since?: string | null | undefined;
  /** Only lines of this source. */
  source?: ServiceLogSource | null | undefined;
  /** Only lines with this text in them, in whatever case. */
  text?: string | null | undefined;
  /** Only lines before then. */
  until?: string | null | undefined;
};

/** How much a line matters. */
export type ServiceLogLevel =
  /** For who looks for a fault. */
  | 'DEBUG'
  /** What went wrong; a line of stderr unless it says otherwise. */
  | 'ERROR'
  /** What happened; a line of stdout unless it says otherwise. */
  | 'INFO'
  /** What may become a fault. */
  | 'WARN';

/** Who wrote a line. */
export type ServiceLogSource =
  /** The router, a line for each request to the worker. */
  | 'HTTP'
  /** The server, which says what it did with the service. */
  | 'PLATFORM'
  /** The worker, on its standard error. */
  | 'STDERR'
  /** The worker, on its standard output. */
  | 'STDOUT';

/** Whether a service is served. */
export type ServiceStatus =
  /** It is served; its worker is woken by its first request. */
  | 'ACTIVE'
  /** It is not served, and can be brought back for 7 days. */
  | 'DELETED'
  /** Nothing is deployed yet. */
  | 'EMPTY';

/** A change of a service. */
export type ServiceUpdateInput = {
  /** Another name for people. */
  name?: string | null | undefined;
  /** Another name in its URL; the old one answers no more. */
  slug?: string | null | undefined;
};

export type ServiceListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ServiceListQuery = { services: { nodes: Array<{ id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ServiceDetailQueryVariables = Exact<{
  id: string;
}>;


export type ServiceDetailQuery = { service: { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } } | null };

export type ServiceStateQueryVariables = Exact<{
  id: string;
}>;


export type ServiceStateQuery = { serviceSnapshot: { deploys: Array<{ id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> }>, builds: Array<{ id: string, status: string }>, nextActions: Array<{ action: string, message: string, command: string | null }> } | null };

export type ServiceUsedQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceUsedQuery = { usage: { month: string, updatedAt: string, services: Array<{ service: string | null, meters: Array<{ meter: string, quantity: number }>, days: Array<{ date: string, meters: Array<{ meter: string, quantity: number }> }> }>, meters: Array<{ meter: string, title: string, unit: string, used: number }>, caps: Array<{ metric: string, period: CapPeriod, value: number, used: number, percent: number, state: CapState }> } | null };

export type ServiceTroubleQueryVariables = Exact<{
  id: string;
  since: string;
}>;


export type ServiceTroubleQuery = { deployments: Array<{ n: number, status: DeploymentStatus, changedAt: string, failure: { message: string } | null }>, serviceLogs: { nodes: Array<{ at: string, message: string, fields: unknown }> } };

export type ServiceSecretsQueryVariables = Exact<{
  service: string;
}>;


export type ServiceSecretsQuery = { secrets: Array<{ name: string, version: number, scopes: Array<SecretScope>, digest8: string, pendingRestart: boolean, restartFailure: string | null, createdAt: string, updatedAt: string, updatedBy: string }> };

export type ServiceBuildLogQueryVariables = Exact<{
  id: string;
  from: number;
}>;


export type ServiceBuildLogQuery = { deploymentBuild: { status: BuildStatus, place: number | null, log: string, next: number, durationMs: number | null } | null };

export type ServicePlanQueryVariables = Exact<{
  manifest: string;
  files: Array<PlannedFileInput> | PlannedFileInput;
}>;


export type ServicePlanQuery = { deploymentPlan: { slug: string | null, serviceId: string | null, url: string | null, steps: Array<string>, missing: Array<string>, uploadBytes: number, meters: Array<string>, priceEffectUsdMicros: number, limits: Array<{ name: string, limit: number, actual: number }>, requiredFixes: Array<{ reason: string, message: string }> } };

export type ServiceMakeMutationVariables = Exact<{
  slug: string;
  name?: string;
}>;


export type ServiceMakeMutation = { serviceCreate: { service: { id: string } } | null };

export type ServiceRenameMutationVariables = Exact<{
  id: string;
  input: ServiceUpdateInput;
}>;


export type ServiceRenameMutation = { serviceUpdate: { service: { id: string } } | null };

export type ServiceEndMutationVariables = Exact<{
  id: string;
  confirm: string;
}>;


export type ServiceEndMutation = { serviceDelete: { service: { id: string } } | null };

export type ServiceBackMutationVariables = Exact<{
  id: string;
}>;


export type ServiceBackMutation = { serviceRestore: { service: { id: string } } | null };

export type ServiceRollBackMutationVariables = Exact<{
  id: string;
  to: string;
}>;


export type ServiceRollBackMutation = { serviceRollback: { service: { id: string } } | null };

export type ServiceSecretSetMutationVariables = Exact<{
  service: string;
  values: Array<SecretInput> | SecretInput;
  scopes?: Array<SecretScope> | SecretScope | null | undefined;
  staged?: boolean;
}>;


export type ServiceSecretSetMutation = { secretsSet: { secrets: Array<{ name: string }> } | null };

export type ServiceSecretEndMutationVariables = Exact<{
  service: string;
  name: string;
}>;


export type ServiceSecretEndMutation = { secretDelete: { secrets: Array<{ name: string }> } | null };

export type ServiceLinesSubscriptionVariables = Exact<{
  id: string;
  filter?: ServiceLogFilter | null | undefined;
  after?: string | null | undefined;
  last: number;
}>;


export type ServiceLinesSubscription = { serviceLogAdded: { id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean } };

export type ServiceFragment = { id: string, slug: string, name: string, kind: ServiceKind, status: ServiceStatus, url: string | null, enabledCapabilities: Array<ServiceCapability>, disabledCapabilities: Array<ServiceCapability>, activeDeploymentId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, resourceCounts: { sqlite: number, kv: number, queues: number, cron: number, state: number, bindings: number } };

export type DeploymentFragment = { id: string, serviceId: string, n: number, status: DeploymentStatus, workerBytes: number | null, staticFiles: number, staticBytes: number, deployedBy: string | null, createdAt: string, changedAt: string, failure: { reason: string, message: string } | null, warnings: Array<{ reason: string, message: string }> };

export type SecretFragment = { name: string, version: number, scopes: Array<SecretScope>, digest8: string, pendingRestart: boolean, restartFailure: string | null, createdAt: string, updatedAt: string, updatedBy: string };

export type ServiceLogLineFragment = { id: string, at: string, level: ServiceLogLevel, source: ServiceLogSource, requestId: string | null, deploymentId: string | null, outcome: string | null, message: string, fields: unknown, truncated: boolean };

export const ServiceFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}
    `) as TypedDocument<ServiceFragment, unknown>;
export const DeploymentFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}
    `) as TypedDocument<DeploymentFragment, unknown>;
export const SecretFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Secret on Secret {
  name
  version
  scopes
  digest8
  pendingRestart
  restartFailure
  createdAt
  updatedAt
  updatedBy
}
    `) as TypedDocument<SecretFragment, unknown>;
export const ServiceLogLineFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}
    `) as TypedDocument<ServiceLogLineFragment, unknown>;
export const ServiceListDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceList($after: String) {
  services(first: 50, after: $after) {
    nodes {
      ...Service
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as TypedDocument<ServiceListQuery, ServiceListQueryVariables>;
export const ServiceDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceDetail($id: ID!) {
  service(id: $id) {
    ...Service
  }
}
    fragment Service on Service {
  id
  slug
  name
  kind
  status
  url
  enabledCapabilities
  disabledCapabilities
  resourceCounts {
    sqlite
    kv
    queues
    cron
    state
    bindings
  }
  activeDeploymentId
  createdAt
  updatedAt
  deletedAt
}`) as TypedDocument<ServiceDetailQuery, ServiceDetailQueryVariables>;
export const ServiceStateDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceState($id: ID!) {
  serviceSnapshot(id: $id) {
    deploys {
      ...Deployment
    }
    builds {
      id
      status
    }
    nextActions {
      action
      message
      command
    }
  }
}
    fragment Deployment on Deployment {
  id
  serviceId
  n
  status
  workerBytes
  staticFiles
  staticBytes
  failure {
    reason
    message
  }
  warnings {
    reason
    message
  }
  deployedBy
  createdAt
  changedAt
}`) as TypedDocument<ServiceStateQuery, ServiceStateQueryVariables>;
export const ServiceUsedDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceUsed {
  usage {
    month
    updatedAt
    services {
      service
      meters {
        meter
        quantity
      }
      days {
        date
        meters {
          meter
          quantity
        }
      }
    }
    meters {
      meter
      title
      unit
      used
    }
    caps {
      metric
      period
      value
      used
      percent
      state
    }
  }
}
    `) as TypedDocument<ServiceUsedQuery, ServiceUsedQueryVariables>;
export const ServiceTroubleDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceTrouble($id: ID!, $since: DateTimeISO!) {
  deployments(service: $id) {
    n
    status
    changedAt
    failure {
      message
    }
  }
  serviceLogs(
    id: $id
    filter: {source: PLATFORM, level: ERROR, since: $since}
    first: 100
  ) {
    nodes {
      at
      message
      fields
    }
  }
}
    `) as TypedDocument<ServiceTroubleQuery, ServiceTroubleQueryVariables>;
export const ServiceSecretsDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceSecrets($service: ID!) {
  secrets(service: $service) {
    ...Secret
  }
}
    fragment Secret on Secret {
  name
  version
  scopes
  digest8
  pendingRestart
  restartFailure
  createdAt
  updatedAt
  updatedBy
}`) as TypedDocument<ServiceSecretsQuery, ServiceSecretsQueryVariables>;
export const ServiceBuildLogDocument = /* @__PURE__ */ new TypedDocument(`
    query ServiceBuildLog($id: ID!, $from: Int!) {
  deploymentBuild(id: $id, from: $from) {
    status
    place
    log
    next
    durationMs
  }
}
    `) as TypedDocument<ServiceBuildLogQuery, ServiceBuildLogQueryVariables>;
export const ServicePlanDocument = /* @__PURE__ */ new TypedDocument(`
    query ServicePlan($manifest: String!, $files: [PlannedFileInput!]!) {
  deploymentPlan(manifest: $manifest, files: $files) {
    slug
    serviceId
    url
    steps
    missing
    uploadBytes
    limits {
      name
      limit
      actual
    }
    requiredFixes {
      reason
      message
    }
    meters
    priceEffectUsdMicros
  }
}
    `) as TypedDocument<ServicePlanQuery, ServicePlanQueryVariables>;
export const ServiceMakeDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceMake($slug: String!, $name: String! = "") {
  serviceCreate(input: {slug: $slug, name: $name}) {
    service {
      id
    }
  }
}
    `) as TypedDocument<ServiceMakeMutation, ServiceMakeMutationVariables>;
export const ServiceRenameDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceRename($id: ID!, $input: ServiceUpdateInput!) {
  serviceUpdate(id: $id, input: $input) {
    service {
      id
    }
  }
}
    `) as TypedDocument<ServiceRenameMutation, ServiceRenameMutationVariables>;
export const ServiceEndDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceEnd($id: ID!, $confirm: String!) {
  serviceDelete(id: $id, confirm: $confirm) {
    service {
      id
    }
  }
}
    `) as TypedDocument<ServiceEndMutation, ServiceEndMutationVariables>;
export const ServiceBackDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceBack($id: ID!) {
  serviceRestore(id: $id) {
    service {
      id
    }
  }
}
    `) as TypedDocument<ServiceBackMutation, ServiceBackMutationVariables>;
export const ServiceRollBackDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceRollBack($id: ID!, $to: String!) {
  serviceRollback(id: $id, to: $to) {
    service {
      id
    }
  }
}
    `) as TypedDocument<ServiceRollBackMutation, ServiceRollBackMutationVariables>;
export const ServiceSecretSetDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceSecretSet($service: ID!, $values: [SecretInput!]!, $scopes: [SecretScope!], $staged: Boolean! = false) {
  secretsSet(service: $service, values: $values, scopes: $scopes, staged: $staged) {
    secrets {
      name
    }
  }
}
    `) as TypedDocument<ServiceSecretSetMutation, ServiceSecretSetMutationVariables>;
export const ServiceSecretEndDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ServiceSecretEnd($service: ID!, $name: String!) {
  secretDelete(service: $service, name: $name) {
    secrets {
      name
    }
  }
}
    `) as TypedDocument<ServiceSecretEndMutation, ServiceSecretEndMutationVariables>;
export const ServiceLinesDocument = /* @__PURE__ */ new TypedDocument(`
    subscription ServiceLines($id: ID!, $filter: ServiceLogFilter, $after: String, $last: Int!) {
  serviceLogAdded(id: $id, filter: $filter, after: $after, last: $last) {
    ...ServiceLogLine
  }
}
    fragment ServiceLogLine on ServiceLogLine {
  id
  at
  level
  source
  requestId
  deploymentId
  outcome
  message
  fields
  truncated
}`) as TypedDocument<ServiceLinesSubscription, ServiceLinesSubscriptionVariables>;
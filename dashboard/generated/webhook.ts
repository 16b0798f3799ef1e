// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** Status of a delivery. */
export type WebhookDeliveryStatus =
  /** The endpoint answered 200 to 299. */
  | 'DELIVERED'
  /** Given up; it can be replayed. */
  | 'FAILED'
  /** To be tried, for the first time or again. */
  | 'PENDING';

/** Why an endpoint is switched off. */
export type WebhookDisabledReason =
  /** It accepted nothing for five days. */
  | 'FAILURES'
  /** It answered 410 Gone. */
  | 'GONE'
  /** Its owner switched it off. */
  | 'OWNER';

/** A new endpoint. */
export type WebhookEndpointCreateInput = {
  /** Your own description, at most 200 characters. */
  description?: string;
  /** How many Records a `request.finished` includes, 0 to 100. */
  includeRecords?: number;
  /** Whether anything is sent. */
  isEnabled?: boolean;
  /** What to send: kinds of notifications; `*` is all. */
  topics: Array<string>;
  /** An https:// URL with a public address. */
  url: string;
};

/** What to change; fields that are left out do not change. */
export type WebhookEndpointUpdateInput = {
  /** Your own description, at most 200 characters. */
  description?: string | null | undefined;
  /** How many Records a `request.finished` includes, 0 to 100. */
  includeRecords?: number | null | undefined;
  /** Whether anything is sent. */
  isEnabled?: boolean | null | undefined;
  /** What to send: kinds of notifications; `*` is all. */
  topics?: Array<string> | null | undefined;
  /** An https:// URL with a public address. */
  url?: string | null | undefined;
};

export type WebhookListQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookListQuery = { webhookEndpoints: Array<{ id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> }> };

export type WebhookTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookTopicsQuery = { notificationSettings: Array<{ kind: string }> };

export type WebhookDetailQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDetailQuery = { webhookEndpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } | null };

export type WebhookLogQueryVariables = Exact<{
  id: string;
  status?: WebhookDeliveryStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookLogQuery = { webhookDeliveries: { nodes: Array<{ id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookMakeMutationVariables = Exact<{
  input: WebhookEndpointCreateInput;
}>;


export type WebhookMakeMutation = { webhookEndpointCreate: { secret: string, endpoint: { id: string } } | null };

export type WebhookChangeMutationVariables = Exact<{
  id: string;
  input: WebhookEndpointUpdateInput;
}>;


export type WebhookChangeMutation = { webhookEndpointUpdate: { endpoint: { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> } } | null };

export type WebhookNewSecretMutationVariables = Exact<{
  id: string;
  overlapHours: number;
}>;


export type WebhookNewSecretMutation = { webhookEndpointRotateSecret: { secret: string, endpoint: { id: string } } | null };

export type WebhookTryMutationVariables = Exact<{
  id: string;
}>;


export type WebhookTryMutation = { webhookEndpointTest: { delivery: { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } } | null };

export type WebhookEndMutationVariables = Exact<{
  id: string;
}>;


export type WebhookEndMutation = { webhookEndpointDelete: { endpoint: { id: string } } | null };

export type WebhookSendAgainMutationVariables = Exact<{
  id: string;
}>;


export type WebhookSendAgainMutation = { webhookDeliveryReplay: { delivery: { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> } } | null };

export type WebhookSendFailedAgainMutationVariables = Exact<{
  id: string;
}>;


export type WebhookSendFailedAgainMutation = { webhookDeliveriesReplayFailed: { replayedCount: number } | null };

export type WebhookFragment = { id: string, url: string, description: string, topics: Array<string>, includeRecords: number, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, lastDeliveredAt: string | null, createdAt: string, updatedAt: string, secrets: Array<{ createdAt: string, expiresAt: string | null }> };

export type WebhookDeliveryFragment = { id: string, endpointId: string, topic: string, status: WebhookDeliveryStatus, payload: string, attemptCount: number, nextAttemptAt: string | null, createdAt: string, endedAt: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> };

export const WebhookFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}
    `) as TypedDocument<WebhookFragment, unknown>;
export const WebhookDeliveryFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}
    `) as TypedDocument<WebhookDeliveryFragment, unknown>;
export const WebhookListDocument = /* @__PURE__ */ new TypedDocument(`
    query WebhookList {
  webhookEndpoints {
    ...Webhook
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as TypedDocument<WebhookListQuery, WebhookListQueryVariables>;
export const WebhookTopicsDocument = /* @__PURE__ */ new TypedDocument(`
    query WebhookTopics {
  notificationSettings {
    kind
  }
}
    `) as TypedDocument<WebhookTopicsQuery, WebhookTopicsQueryVariables>;
export const WebhookDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query WebhookDetail($id: ID!) {
  webhookEndpoint(id: $id) {
    ...Webhook
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as TypedDocument<WebhookDetailQuery, WebhookDetailQueryVariables>;
export const WebhookLogDocument = /* @__PURE__ */ new TypedDocument(`
    query WebhookLog($id: ID!, $status: WebhookDeliveryStatus, $after: String) {
  webhookDeliveries(endpointId: $id, status: $status, first: 50, after: $after) {
    nodes {
      ...WebhookDelivery
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as TypedDocument<WebhookLogQuery, WebhookLogQueryVariables>;
export const WebhookMakeDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookMake($input: WebhookEndpointCreateInput!) {
  webhookEndpointCreate(input: $input) {
    endpoint {
      id
    }
    secret
  }
}
    `) as TypedDocument<WebhookMakeMutation, WebhookMakeMutationVariables>;
export const WebhookChangeDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookChange($id: ID!, $input: WebhookEndpointUpdateInput!) {
  webhookEndpointUpdate(id: $id, input: $input) {
    endpoint {
      ...Webhook
    }
  }
}
    fragment Webhook on WebhookEndpoint {
  id
  url
  description
  topics
  includeRecords
  isEnabled
  disabledReason
  secrets {
    createdAt
    expiresAt
  }
  failingSince
  lastDeliveredAt
  createdAt
  updatedAt
}`) as TypedDocument<WebhookChangeMutation, WebhookChangeMutationVariables>;
export const WebhookNewSecretDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookNewSecret($id: ID!, $overlapHours: Int!) {
  webhookEndpointRotateSecret(id: $id, overlapHours: $overlapHours) {
    endpoint {
      id
    }
    secret
  }
}
    `) as TypedDocument<WebhookNewSecretMutation, WebhookNewSecretMutationVariables>;
export const WebhookTryDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookTry($id: ID!) {
  webhookEndpointTest(id: $id) {
    delivery {
      ...WebhookDelivery
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as TypedDocument<WebhookTryMutation, WebhookTryMutationVariables>;
export const WebhookEndDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookEnd($id: ID!) {
  webhookEndpointDelete(id: $id) {
    endpoint {
      id
    }
  }
}
    `) as TypedDocument<WebhookEndMutation, WebhookEndMutationVariables>;
export const WebhookSendAgainDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookSendAgain($id: ID!) {
  webhookDeliveryReplay(id: $id) {
    delivery {
      ...WebhookDelivery
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  endpointId
  topic
  status
  payload
  attemptCount
  attempts {
    at
    durationMs
    status
    error
    answer
  }
  nextAttemptAt
  createdAt
  endedAt
}`) as TypedDocument<WebhookSendAgainMutation, WebhookSendAgainMutationVariables>;
export const WebhookSendFailedAgainDocument = /* @__PURE__ */ new TypedDocument(`
    mutation WebhookSendFailedAgain($id: ID!) {
  webhookDeliveriesReplayFailed(endpointId: $id) {
    replayedCount
  }
}
    `) as TypedDocument<WebhookSendFailedAgainMutation, WebhookSendFailedAgainMutationVariables>;
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

/** Limits to set: for the month, for one Request, or both. */
export type SpendLimitInput = {
  /** For one Request, in micro-USD; null for no such limit. */
  maxRequestUsdMicros?: number | null | undefined;
  /** Each UTC month, in micro-USD; null for no such limit. */
  monthlyUsdMicros?: number | null | undefined;
  /** Percent of the monthly limit at which to warn. */
  notifyAtPercent?: number;
  /** `account`, or the id of an API key. */
  scope?: string;
};

export type ApiKeyListQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeyListQuery = { viewer: { working: { nodes: Array<{ id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null }> }, revoked: { nodes: Array<{ id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null }> } } | null, usage: { spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, usedUsdMicros: number }> } | null };

export type ApiKeyMakeMutationVariables = Exact<{
  label: string;
  scopes?: Array<string> | string | null | undefined;
  expiresAt?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type ApiKeyMakeMutation = { apiKeyCreate: { secret: string, apiKey: { id: string, label: string } } | null };

export type ApiKeyLimitMutationVariables = Exact<{
  input: SpendLimitInput;
}>;


export type ApiKeyLimitMutation = { spendLimitSet: { spendLimit: { scope: string } } | null };

export type ApiKeyEndMutationVariables = Exact<{
  id: string;
  cascade: boolean;
}>;


export type ApiKeyEndMutation = { apiKeyRevoke: { apiKey: { id: string }, descendants: Array<{ id: string, label: string }> } | null };

export type KeyCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type KeyCheckQuery = { credential: { id: string, accountId: string, scopes: Array<string> } | null };

export type ApiKeyFragment = { id: string, label: string, prefix: string, hint: string, scopes: Array<string>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, madeBy: { kind: CredentialKind, id: string } | null };

export const ApiKeyFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment ApiKey on ApiKey {
  id
  label
  prefix
  hint
  scopes
  madeBy {
    kind
    id
  }
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}
    `) as TypedDocument<ApiKeyFragment, unknown>;
export const ApiKeyListDocument = /* @__PURE__ */ new TypedDocument(`
    query ApiKeyList {
  viewer {
    working: apiKeys(first: 100, revoked: false) {
      nodes {
        ...ApiKey
      }
    }
    revoked: apiKeys(first: 100, revoked: true) {
      nodes {
        ...ApiKey
      }
    }
  }
  usage {
    spendLimits {
      scope
      monthlyUsdMicros
      maxRequestUsdMicros
      usedUsdMicros
    }
  }
}
    fragment ApiKey on ApiKey {
  id
  label
  prefix
  hint
  scopes
  madeBy {
    kind
    id
  }
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as TypedDocument<ApiKeyListQuery, ApiKeyListQueryVariables>;
export const ApiKeyMakeDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ApiKeyMake($label: String!, $scopes: [String!], $expiresAt: DateTimeISO, $code: String) {
  apiKeyCreate(label: $label, scopes: $scopes, expiresAt: $expiresAt, code: $code) {
    apiKey {
      id
      label
    }
    secret
  }
}
    `) as TypedDocument<ApiKeyMakeMutation, ApiKeyMakeMutationVariables>;
export const ApiKeyLimitDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ApiKeyLimit($input: SpendLimitInput!) {
  spendLimitSet(input: $input) {
    spendLimit {
      scope
    }
  }
}
    `) as TypedDocument<ApiKeyLimitMutation, ApiKeyLimitMutationVariables>;
export const ApiKeyEndDocument = /* @__PURE__ */ new TypedDocument(`
    mutation ApiKeyEnd($id: ID!, $cascade: Boolean!) {
  apiKeyRevoke(id: $id, cascade: $cascade) {
    apiKey {
      id
    }
    descendants {
      id
      label
    }
  }
}
    `) as TypedDocument<ApiKeyEndMutation, ApiKeyEndMutationVariables>;
export const KeyCheckDocument = /* @__PURE__ */ new TypedDocument(`
    query KeyCheck {
  credential {
    id
    accountId
    scopes
  }
}
    `) as TypedDocument<KeyCheckQuery, KeyCheckQueryVariables>;
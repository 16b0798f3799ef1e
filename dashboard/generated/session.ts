// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
export type SessionListQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionListQuery = { sessions: Array<{ id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null }>, credential: { id: string } | null };

export type SessionEndMutationVariables = Exact<{
  id: string;
}>;


export type SessionEndMutation = { sessionRevoke: { session: { id: string } } | null };

export type SessionFragment = { id: string, userAgent: string | null, createdAt: string, lastUsedAt: string | null, expiresAt: string, revokedAt: string | null };

export const SessionFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}
    `) as TypedDocument<SessionFragment, unknown>;
export const SessionListDocument = /* @__PURE__ */ new TypedDocument(`
    query SessionList {
  sessions {
    ...Session
  }
  credential {
    id
  }
}
    fragment Session on Session {
  id
  userAgent
  createdAt
  lastUsedAt
  expiresAt
  revokedAt
}`) as TypedDocument<SessionListQuery, SessionListQueryVariables>;
export const SessionEndDocument = /* @__PURE__ */ new TypedDocument(`
    mutation SessionEnd($id: ID!) {
  sessionRevoke(id: $id) {
    session {
      id
    }
  }
}
    `) as TypedDocument<SessionEndMutation, SessionEndMutationVariables>;
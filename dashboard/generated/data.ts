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

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { credential: { kind: CredentialKind, isOperator: boolean } | null, viewer: { id: string, name: string, plan: string, availableUsdMicros: number } | null };


export const ViewerDocument = /* @__PURE__ */ new TypedDocument(`
    query Viewer {
  credential {
    kind
    isOperator
  }
  viewer {
    id
    name
    plan
    availableUsdMicros
  }
}
    `) as TypedDocument<ViewerQuery, ViewerQueryVariables>;
// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
export type AccountDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDetailQuery = { viewer: { id: string, name: string, plan: string, canClose: boolean, exportUrl: string } | null };

export type AccountPasswordMutationVariables = Exact<{
  current: string;
  password: string;
  code?: string | null | undefined;
}>;


export type AccountPasswordMutation = { passwordChange: { revokedSessions: number } | null };

export type AccountCloseMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type AccountCloseMutation = { accountDelete: { eraseAt: string } | null };


export const AccountDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query AccountDetail {
  viewer {
    id
    name
    plan
    canClose
    exportUrl
  }
}
    `) as TypedDocument<AccountDetailQuery, AccountDetailQueryVariables>;
export const AccountPasswordDocument = /* @__PURE__ */ new TypedDocument(`
    mutation AccountPassword($current: String!, $password: String!, $code: String) {
  passwordChange(current: $current, password: $password, code: $code) {
    revokedSessions
  }
}
    `) as TypedDocument<AccountPasswordMutation, AccountPasswordMutationVariables>;
export const AccountCloseDocument = /* @__PURE__ */ new TypedDocument(`
    mutation AccountClose($password: String!, $code: String) {
  accountDelete(password: $password, code: $code) {
    eraseAt
  }
}
    `) as TypedDocument<AccountCloseMutation, AccountCloseMutationVariables>;
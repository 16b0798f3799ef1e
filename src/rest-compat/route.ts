import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** What a route sees of a call. */
export interface RestCall {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  idempotencyKey: string | null;
}

export interface RestReply {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** One row of the /v1 table: method and path, a GraphQL document, and the two translations. */
export interface RestRoute {
  method: "GET" | "POST";
  path: string;
  /** `public` routes take no credentials; all others need a key. */
  access: "public" | "key";
  summary: string;
  document: TypedDocumentNode<unknown, never>;
  variables(call: RestCall): unknown;
  reply(data: unknown, call: RestCall): RestReply;
}

/** Types a row by its document. */
export function route<D, V>(row: {
  method: RestRoute["method"];
  path: string;
  access: RestRoute["access"];
  summary: string;
  document: TypedDocumentNode<D, V>;
  variables(call: RestCall): V;
  reply(data: D, call: RestCall): RestReply;
}): RestRoute {
  return row;
}

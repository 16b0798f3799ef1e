import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { z } from "zod";
import type { ErrorCode } from "../errors/codes.ts";
import type { Preferences } from "./preferences.ts";

/** What a route sees of a call. */
export interface RestCall<Q = unknown> {
  params: Readonly<Record<string, string>>;
  /** As the row declares it; parameters that it does not declare are refused before. */
  query: Q;
  body: unknown;
  idempotencyKey: string | null;
  prefer: Preferences;
}

export interface RestReply {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** What the API reference says of a row beyond its method and path; a test holds the running server to it. */
export interface RouteReference<Q extends z.ZodObject = z.ZodObject> {
  /** Name of the operation in generated clients. */
  operationId: string;
  tag: "Catalog" | "Requests" | "Results" | "Account";
  query?: Q;
  body?: { schema: z.ZodType; example: unknown };
  /** True for a row that creates a Request: it takes Idempotency-Key, and Prefer: wait. */
  prefersWait?: true;
  answer: {
    status: 200 | 201;
    description: string;
    schema: z.ZodType;
    example: unknown;
    /** Further forms of the same answer, by media type. */
    streams?: Readonly<Record<string, { description: string; example: string }>>;
  };
  /** Codes of this row's own; those of its kind (keys, bodies, rates) are added to them. */
  errors: readonly ErrorCode[];
}

interface Row<Q extends z.ZodObject = z.ZodObject> {
  method: "GET" | "POST";
  path: string;
  /** `public` routes take no credentials; all others need a key. */
  access: "public" | "key";
  summary: string;
  reference: RouteReference<Q>;
}

/** One row of the /v1 table: method and path, a GraphQL document, and the two translations. */
export interface RestRoute extends Row {
  document: TypedDocumentNode<unknown, never>;
  variables(call: RestCall): unknown;
  reply(data: unknown, call: RestCall): RestReply;
}

/** Types a row by its document and its query. */
export function route<D, V, Q extends z.ZodObject = z.ZodObject>(
  row: Row<Q> & {
    document: TypedDocumentNode<D, V>;
    variables(call: RestCall<z.output<Q>>): V;
    reply(data: D, call: RestCall<z.output<Q>>): RestReply;
  },
): RestRoute {
  return row;
}

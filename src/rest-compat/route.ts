import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { z } from "zod";
import type { ErrorCode } from "../errors/codes.ts";
import type { KINDS } from "../kinds/all-kinds.ts";
import type { Preferences } from "./preferences.ts";
import type { RestStream, StreamServices } from "./streams/rest-stream.ts";

type TagName = Extract<(typeof KINDS)[keyof typeof KINDS], { rest: object }>["rest"]["tag"]["name"];

/** What a route sees of a call. */
export interface RestCall<Q = unknown> {
  params: Readonly<Record<string, string>>;
  /** As the row declares it; parameters that it does not declare are refused before. */
  query: Q;
  body: unknown;
  /** The Accept header. */
  accept: string | undefined;
  idempotencyKey: string | null;
  prefer: Preferences;
}

export interface RestReply {
  /** That of the reference unless given. */
  status?: number;
  headers?: Record<string, string>;
  /** What the document answers unless given. */
  body?: unknown;
}

/** What the API reference says of a row beyond its method and path; a test holds the running server to it. */
export interface RouteReference<Q extends z.ZodObject = z.ZodObject> {
  /** Name of the operation in generated clients. */
  operationId: string;
  tag: TagName;
  query?: Q;
  body?: { schema: z.ZodType; example: unknown };
  /** True for a row that creates a Request: it takes Idempotency-Key, and Prefer: wait. */
  prefersWait?: true;
  answer: {
    status: 200 | 201;
    description: string;
    /** Fields in which the example differs from the one that the document says. */
    example?: object;
    /** Further forms of the same answer, by media type. */
    streams?: Readonly<Record<string, { description: string; example: string }>>;
  };
  /** Codes of this row's own; those of its kind (keys, bodies, rates) are added to them. */
  errors: readonly ErrorCode[];
}

interface Row<Q extends z.ZodObject = z.ZodObject> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** `public` routes take no credentials; all others need a key. */
  access: "public" | "key";
  summary: string;
  reference: RouteReference<Q>;
}

/** A row that runs a GraphQL document. What the document asks for is what it answers (src/rest-compat/answer). */
export interface DocumentRoute extends Row {
  document: TypedDocumentNode<unknown, never>;
  variables(call: RestCall): unknown;
  /** Thrown when what was asked for is not there; `not_found` unless given. */
  missing?: ErrorCode;
  /** Headers, or another status or body than the document says. */
  reply?(data: unknown, call: RestCall, body: unknown): RestReply;
  /** The same answer as bytes, for a call that wants it so; null for one that wants JSON. */
  stream?(call: RestCall, services: StreamServices, accountId: string): Promise<RestStream> | null;
}

/** A row whose answer is bytes, and perhaps its body: then `call.body` is a Readable of any media type, read as it comes. */
export interface StreamRoute extends Row {
  open(call: RestCall, services: StreamServices, accountId: string): Promise<RestStream>;
  readsStream?: true;
}

/** One row of the /v1 table. */
export type RestRoute = DocumentRoute | StreamRoute;

/** Types a row by its document and its query. */
export function route<D, V, Q extends z.ZodObject = z.ZodObject, B = unknown>(
  row: Row<Q> & {
    document: TypedDocumentNode<D, V>;
    variables(call: RestCall<z.output<Q>>): V;
    missing?: ErrorCode;
    reply?(data: D, call: RestCall<z.output<Q>>, body: B): RestReply;
    stream?(
      call: RestCall<z.output<Q>>,
      services: StreamServices,
      accountId: string,
    ): Promise<RestStream> | null;
  },
): DocumentRoute {
  return row;
}

import type { DocumentNode } from "graphql";
import type { z } from "zod";
import type { ErrorCode } from "../errors/codes.ts";
import type { Tag } from "../kinds/kind.ts";
import type { Answer } from "./answer/shape.ts";
import type { RestCall, RestReply } from "./call.ts";
import type { Bytes, BytesOrJson, Method } from "./row.ts";

/** A row with what follows from the schema: what is served, and what the reference says of it. */
export type RestRoute = RestRow & (RunsDocument | GivesBytes);

export interface RestRow {
  method: Method;
  path: string;
  /** True for one that takes no credentials; all others need a key. */
  isPublic: boolean;
  operationId: string;
  tag: Tag;
  summary: string;
  /** What is answered. */
  description: string;
  status: 200 | 201;
  query: z.ZodObject;
  /** Null for a route that takes none. */
  body: { schema: z.ZodType; example: unknown } | null;
  /** Null where `call.body` is no Readable of any media type, read as it comes. */
  takesBytes: { most: number } | null;
  prefersWait: boolean;
  /** Codes of its own; those of all routes alike (keys, bodies, rates) are added to them. */
  errors: readonly ErrorCode[];
}

interface RunsDocument {
  runs: Runs;
  /** Null for one that answers JSON alone. */
  bytes: BytesOrJson | null;
}

interface GivesBytes {
  runs: null;
  bytes: Bytes;
}

/** How a route runs its document. */
export interface Runs {
  document: DocumentNode;
  answer: Answer;
  example: object;
  missing: ErrorCode;
  /** What the call names as its scraper; undefined where a route is about none. */
  scraperIn(call: RestCall): unknown;
  variables(call: RestCall): unknown;
  reply(data: unknown, call: RestCall, body: unknown): RestReply;
}

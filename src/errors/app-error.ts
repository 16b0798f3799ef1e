import type { CodeSpec } from "./code-spec.ts";
import { CODES, type ErrorCode } from "./codes.ts";

/** One problem of one field. `limit` and `actual` are given where a cap was passed. */
export interface ErrorDetail {
  /** Dot path into what the caller sent, such as `input.appIds.3`. Empty for the whole. */
  path: string;
  code: string;
  message: string;
  limit?: number;
  actual?: number;
}

export interface AppErrorOptions {
  message?: string;
  details?: ErrorDetail[];
  retryAfterSeconds?: number;
  /** Shown beside the other fields of the error, under these names. */
  facts?: Readonly<Record<string, string | number | readonly string[]>>;
  cause?: unknown;
}

/** The only error that leaves the server as it is; every other one is masked as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? CODES[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.facts = options.facts ?? {};
  }

  get spec(): CodeSpec {
    return CODES[this.code];
  }
}

/** What a caller speaks: errors name its own routes, fields and arguments. */
export type Face = "rest" | "graphql";

/** The instruction of a code for a caller of this face. */
export function agentOf(code: ErrorCode, face: Face): string {
  const spec: CodeSpec = CODES[code];
  return face === "graphql" ? (spec.agentOnGraphql ?? spec.agent) : spec.agent;
}

/** What a caller sees of an error, on every face. */
export interface PublicError extends Readonly<Record<string, unknown>> {
  code: string;
  message: string;
  agent_instruction: string;
  docs_url: string;
  request_id: string | null;
  retryable: boolean;
  details: ErrorDetail[];
}

/** Path of the page that explains a code; served by the gateway itself. */
export function docsPath(code: string): string {
  return `/docs/errors#${code}`;
}

/** The public shape of any thrown value. What is not an AppError shows nothing of itself. */
export function toPublicError(
  error: unknown,
  context: { publicUrl: string; requestId: string | null; face: Face },
): PublicError {
  const known = error instanceof AppError ? error : new AppError("internal", { cause: error });
  const spec = known.spec;
  return {
    code: known.code,
    message: known.message,
    agent_instruction: agentOf(known.code, context.face),
    docs_url: context.publicUrl + docsPath(known.code),
    request_id: context.requestId,
    retryable: spec.retry === "later",
    details: known.details,
    ...known.facts,
  };
}

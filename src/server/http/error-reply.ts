import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { AppError, toPublicError } from "../../errors/app-error.ts";
import { knownError } from "../../http/known-error.ts";
import type { Log } from "../../kernel/log.ts";
import { inRestWords } from "../../rest-compat/rest-words.ts";
import { appErrorOf } from "../graphql/format-error.ts";
import { RateLimited } from "./rate-limit.ts";

/** Any thrown value as an AppError; what is unknown becomes `internal`. */
export function asAppError(error: unknown): AppError {
  return error instanceof GraphQLError
    ? ofDocument(appErrorOf(error, { introspection: false }))
    : knownError(error);
}

/** The documents of /v1 are our own, so what GraphQL refuses of them is a value that the caller sent. */
function ofDocument(error: AppError): AppError {
  return error.code === "graphql_invalid"
    ? new AppError("invalid_input", { message: error.message })
    : inRestWords(error);
}

/** Answers with the flat error body of /v1; on /graphql with the same fields as GraphQL extensions. */
export function replyWithError(
  log: Log,
  publicUrl: string,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asAppError(error);
  if (known.code === "internal" || known.cause !== undefined)
    log.error({ err: known.cause ?? known, requestId: request.id }, "a call failed");
  if (known instanceof RateLimited) reply.headers(known.headers);
  if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds));
  if (known.code === "unauthenticated") reply.header("www-authenticate", 'Bearer realm="quarry"');
  const face = request.url.startsWith("/graphql") ? "graphql" : "rest";
  const body = toPublicError(known, { publicUrl, requestId: request.id, face });
  reply.code(known.spec.http).type("application/json; charset=utf-8");
  if (face === "rest") return reply.send(body);
  const { message, ...extensions } = body;
  return reply.send({ errors: [{ message, extensions }] });
}

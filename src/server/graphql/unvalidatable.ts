import type { FastifyReply, FastifyRequest } from "fastify";
import {
  GraphQLError,
  parse,
  SingleFieldSubscriptionsRule,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { AppError } from "../../errors/app-error.ts";
import { MAX_TOKENS } from "./document-limits.ts";

/**
 * Hook for /graphql: refuses a document at which graphql-js throws while it validates, since Apollo answers that with
 * status 500. Its rule for the one root field of a subscription does so when `@skip` or `@include` stands there with a
 * variable, whose value it cannot know yet. Throws `graphql_invalid`.
 */
export function refuseUnvalidatable(schema: GraphQLSchema) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const sent = (request.method === "GET" ? request.query : request.body) as { query?: unknown } | null;
    done(problemOf(schema, sent?.query) ?? undefined);
  };
}

function problemOf(schema: GraphQLSchema, query: unknown): AppError | null {
  if (typeof query !== "string" || !query.includes("subscription")) return null;
  const document = parsed(query);
  if (!document) return null;
  try {
    validate(schema, document, [SingleFieldSubscriptionsRule]);
    return null;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return new AppError("graphql_invalid", { message: error.message });
  }
}

/** Null for what is no document: Apollo says so better. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch {
    return null;
  }
}

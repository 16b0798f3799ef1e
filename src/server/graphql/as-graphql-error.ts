import { HeaderMap } from "@apollo/server";
import { GraphQLError } from "graphql";
import { AppError } from "../../errors/app-error.ts";

/** What was thrown, as an error of an answer; that of ours keeps its HTTP status, and when to come again. */
export function asGraphqlError(thrown: unknown): GraphQLError {
  const originalError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const extensions = thrown instanceof AppError ? { http: httpOf(thrown) } : {};
  return new GraphQLError(originalError.message, { originalError, extensions });
}

function httpOf({ spec, retryAfterSeconds }: AppError) {
  const headers = new HeaderMap();
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  return { status: spec.http, headers };
}

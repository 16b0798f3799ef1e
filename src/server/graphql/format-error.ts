import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { AppError, toPublicError } from "../../errors/app-error.ts";
import { CODES, type ErrorCode } from "../../errors/codes.ts";

/** Codes of the GraphQL layer itself, in our dictionary. */
const OUR_CODE: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: "graphql_invalid",
  GRAPHQL_VALIDATION_FAILED: "graphql_invalid",
  BAD_USER_INPUT: "graphql_invalid",
  OPERATION_RESOLUTION_FAILURE: "graphql_invalid",
  BAD_REQUEST: "graphql_invalid",
  GRAPHQL_TOO_COMPLEX: "graphql_too_complex",
  PERSISTED_QUERY_NOT_FOUND: "graphql_invalid",
  PERSISTED_QUERY_NOT_SUPPORTED: "graphql_invalid",
};

export interface ErrorExit {
  publicUrl: string;
  requestId: string | null;
  /** Called with what is masked. */
  onInternal(error: unknown): void;
}

/** The one exit for errors on GraphQL, HTTP and WebSocket alike: known ones as they are, all others masked. */
export function formatGraphqlError(error: unknown, exit: ErrorExit): GraphQLFormattedError {
  const graphql = error instanceof GraphQLError ? error : null;
  const known = appErrorOf(error);
  if (known.code === "internal") exit.onInternal(unwrapResolverError(error));
  const { message, ...extensions } = toPublicError(known, exit);
  return {
    message,
    ...(graphql?.locations ? { locations: graphql.locations } : {}),
    ...(graphql?.path ? { path: graphql.path } : {}),
    extensions: { ...extensions },
  };
}

function appErrorOf(error: unknown): AppError {
  const thrown = unwrapResolverError(error);
  if (thrown instanceof AppError) return thrown;
  if (error instanceof GraphQLError) {
    const code = typeof error.extensions.code === "string" ? OUR_CODE[error.extensions.code] : undefined;
    if (code) return new AppError(code, { message: error.message });
    // graphql-js itself reports bad variables and documents without a code; a resolver's error has an original.
    if (!error.originalError)
      return new AppError(isCsrf(error) ? "csrf_refused" : "graphql_invalid", { message: error.message });
  }
  return new AppError("internal", { cause: error, message: CODES.internal.message });
}

function isCsrf(error: GraphQLError): boolean {
  return error.message.startsWith(
    "This operation has been blocked as a potential Cross-Site Request Forgery",
  );
}

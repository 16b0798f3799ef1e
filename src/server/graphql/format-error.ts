import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, Kind, print, type GraphQLFormattedError } from "graphql";
import { AppError, toPublicError } from "../../errors/app-error.ts";
import { CODES, type ErrorCode } from "../../errors/codes.ts";
import { storeFailure } from "../../http/store-failure.ts";

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
  /** Whether callers may know the schema. Where not, no name that they did not write stands in a refusal. */
  introspection: boolean;
  publicUrl: string;
  requestId: string | null;
  /** Called with what is masked: faults of ours and of the database. */
  onInternal(error: unknown): void;
}

/** The one exit for errors on GraphQL, HTTP and WebSocket alike: known ones as they are, all others masked. */
export function formatGraphqlError(error: unknown, exit: ErrorExit): GraphQLFormattedError {
  const graphql = error instanceof GraphQLError ? error : null;
  const known = appErrorOf(error, exit);
  if (known.code === "internal" || known.cause !== undefined) exit.onInternal(unwrapResolverError(error));
  const { message, ...extensions } = toPublicError(known, { ...exit, face: "graphql" });
  return {
    message,
    ...(graphql?.locations ? { locations: graphql.locations } : {}),
    ...(graphql?.path ? { path: graphql.path } : {}),
    extensions: { ...extensions },
  };
}

/** Any thrown value as an AppError. What is not known becomes `internal`, with nothing of itself in its message. */
export function appErrorOf(error: unknown, { introspection }: Pick<ErrorExit, "introspection">): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError) {
    if (error.originalError instanceof AppError) return error.originalError;
    const failure = storeFailure(error.originalError);
    if (failure) return failure;
    if (isCsrf(error)) return new AppError("csrf_refused");
    const code = codeOf(error);
    const said = unquoted(error);
    const message = shortened(introspection ? said : said.replaceAll(SUGGESTION, ""));
    if (code) return new AppError(code, { message });
    if (isInputRefusal(error)) return new AppError("graphql_invalid", { message });
  }
  return storeFailure(error) ?? new AppError("internal", { cause: error });
}

/** What graphql-js adds of the schema to documents, variables and values that it refuses. */
const SUGGESTION = / ?Did you mean (?:[^?"]|"[^"]*")*\?/g;

/** Inputs that hold secrets. */
const SECRET_INPUTS: ReadonlySet<string> = new Set(["SecretInput"]);

/** The message without the value of a variable that holds secrets, which graphql-js quotes. */
function unquoted({ nodes, message }: GraphQLError): string {
  const node = nodes?.find((one) => one.kind === Kind.VARIABLE_DEFINITION);
  const type = node && print(node.type).replace(/[[\]!]/g, "");
  if (!node || !type || !SECRET_INPUTS.has(type)) return message;
  return `Variable "${print(node.variable)}" got an invalid value: it must be ${print(node.type)}.`;
}

/** graphql-js quotes all of what it refuses; where and why is at the end. */
function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  const half = MAX_MESSAGE / 2;
  return `${message.slice(0, half)} … ${message.slice(-half)}`.toWellFormed();
}

const MAX_MESSAGE = 1000;

/** What the GraphQL layers refuse carries a code; Apollo wraps the errors of our own rules into its own. */
function codeOf(error: GraphQLError): ErrorCode | null {
  const { originalError, extensions, message } = error;
  if (TOO_MANY_TOKENS.test(message)) return "graphql_too_complex";
  const inner = originalError instanceof GraphQLError ? originalError.extensions.code : undefined;
  const known = [inner, extensions.code].find((code) => typeof code === "string" && code in OUR_CODE);
  if (known === undefined) return null;
  return codeByStatus(error) ?? OUR_CODE[known as string] ?? null;
}

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[tn] \d+ tokens/;

/**
 * Bad documents and variables, which graphql-js reports without a code. A field was not reached, or its argument is
 * null by way of a variable; all else that goes wrong in a field is our fault.
 */
function isInputRefusal({ path, originalError, message }: GraphQLError): boolean {
  if (path !== undefined) return message.startsWith('Argument "');
  return originalError === undefined || originalError instanceof GraphQLError;
}

function isCsrf(error: GraphQLError): boolean {
  return error.message.startsWith(
    "This operation has been blocked as a potential Cross-Site Request Forgery",
  );
}

/** Apollo gives some refusals a status of their own and the same code as all others. */
function codeByStatus({ extensions }: GraphQLError): ErrorCode | null {
  const { status } = (extensions.http ?? {}) as { status?: number };
  return BY_STATUS.find((code) => CODES[code].http === status) ?? null;
}

const BY_STATUS: readonly ErrorCode[] = ["method_not_allowed", "not_acceptable", "unsupported_media_type"];

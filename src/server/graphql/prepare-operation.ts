import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from "graphql";
import type { DocumentCache } from "./document-cache.ts";
import { documentLimits, MAX_TOKENS, MAX_VARIABLE_ERRORS, TOO_COMPLEX } from "./document-limits.ts";
import { costOf, MAX_COST } from "./operation-cost.ts";
import { callsOf } from "./root-fields.ts";

export interface PreparedOperation extends Pick<
  ExecutionArgs,
  "document" | "operationName" | "variableValues" | "options"
> {
  /** As how many calls it counts. */
  calls: number;
}

export interface OperationChecks {
  schema: GraphQLSchema;
  introspection: boolean;
  documents: DocumentCache;
}

/** The checks that Apollo makes over HTTP, for the transports beside it: tokens, validation, limits, cost. */
export function prepareOperation(
  checks: OperationChecks,
  query: string,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): PreparedOperation | readonly GraphQLError[] {
  try {
    const document = validDocument(checks, query);
    if (!("kind" in document)) return document;
    const operation = getOperationAST(document, operationName);
    if (!operation)
      return [
        new GraphQLError("The document has no such operation.", {
          extensions: { code: "OPERATION_RESOLUTION_FAILURE" },
        }),
      ];
    const cost = costOf(checks.schema, document, operation, variables);
    if (cost > MAX_COST)
      return [
        new GraphQLError(`The operation may touch ${cost} objects; at most ${MAX_COST} are allowed.`, {
          extensions: TOO_COMPLEX,
        }),
      ];
    const calls = callsOf(document, operation);
    return {
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      options: { maxCoercionErrors: MAX_VARIABLE_ERRORS },
      calls,
    };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))];
  }
}

function validDocument(
  { schema, introspection, documents }: OperationChecks,
  query: string,
): DocumentNode | readonly GraphQLError[] {
  const known = documents.get(query);
  if (known) return known;
  const rules = [
    ...specifiedRules,
    documentLimits,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const errors = validate(schema, document, rules, { maxErrors: 20 });
  if (errors.length > 0) return errors;
  documents.add(query, document);
  return document;
}

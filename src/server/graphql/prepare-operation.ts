import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from "graphql";
import { documentLimits, MAX_TOKENS, TOO_COMPLEX } from "./document-limits.ts";
import { costOf, MAX_COST } from "./operation-cost.ts";

export type PreparedOperation = Pick<ExecutionArgs, "document" | "operationName" | "variableValues">;

/** The checks that Apollo makes over HTTP, for the transports beside it: tokens, validation, limits, cost. */
export function prepareOperation(
  { schema, introspection }: { schema: GraphQLSchema; introspection: boolean },
  query: string,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): PreparedOperation | readonly GraphQLError[] {
  try {
    const rules = [
      ...specifiedRules,
      documentLimits,
      ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
    ];
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, rules, { maxErrors: 20 });
    if (errors.length > 0) return errors;
    const operation = getOperationAST(document, operationName);
    if (!operation)
      return [
        new GraphQLError("The document has no such operation.", {
          extensions: { code: "OPERATION_RESOLUTION_FAILURE" },
        }),
      ];
    const cost = costOf(document, operation, variables);
    if (cost > MAX_COST)
      return [
        new GraphQLError(`The operation may touch ${cost} objects; at most ${MAX_COST} are allowed.`, {
          extensions: TOO_COMPLEX,
        }),
      ];
    return { document, operationName: operationName ?? null, variableValues: variables };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))];
  }
}

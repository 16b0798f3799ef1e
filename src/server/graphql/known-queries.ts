import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getOperationAST, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from "graphql";
import { isJsonObject } from "../../kernel/json.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import type { Context } from "../../resolvers/context.ts";
import { keyOf, type DocumentCache } from "./document-cache.ts";
import type { Executor } from "./executor.ts";
import { costOf, MAX_COST } from "./operation-cost.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const RESPONSE_TYPE = "application/graphql-response+json; charset=utf-8";

/** What Apollo answers to the Accept headers of the usual clients; one that is not here goes the long way. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["", JSON_TYPE],
  ["*/*", JSON_TYPE],
  ["application/json", JSON_TYPE],
  ["application/json, text/plain, */*", JSON_TYPE],
  ["application/json, multipart/mixed", JSON_TYPE],
  ["application/graphql-response+json", RESPONSE_TYPE],
  ["application/graphql-response+json, application/json;q=0.9", RESPONSE_TYPE],
]);

interface KnownQueriesDeps {
  schema: GraphQLSchema;
  executor: Executor;
  /** Documents that were found valid on any transport. */
  documents: DocumentCache;
  contextOf: (request: FastifyRequest) => Context;
}

interface Asked {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/**
 * The short way of a query that came before: Apollo has found its document valid, so that only its cost is looked at before it
 * is executed. What is not answered with data alone goes on to Apollo, with what was executed.
 */
export class KnownQueries {
  readonly #deps: KnownQueriesDeps;
  readonly #contexts = new WeakMap<FastifyRequest, Context>();
  /** By a function that each call has of its own: Apollo copies the context. */
  readonly #results = new WeakMap<Context["gone"], ExecutionResult>();

  constructor(deps: KnownQueriesDeps) {
    this.#deps = deps;
  }

  /** For Apollo: learns the documents that it finds valid. */
  get plugin(): ApolloServerPlugin<Context> {
    const { documents } = this.#deps;
    return {
      requestDidStart: () =>
        Promise.resolve({
          didResolveOperation({ source, document }) {
            documents.add(source, document);
            return Promise.resolve();
          },
        }),
    };
  }

  /** Hook: answers what it can. */
  readonly answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const type = TYPES.get(request.headers.accept ?? "");
    const asked = request.method === "POST" ? askedBy(request.body) : null;
    if (type === undefined || asked === null) return undefined;
    const { query, operationName, variables } = asked;
    const { schema, executor, documents, contextOf } = this.#deps;
    const document = documents.get(query);
    if (document === undefined) return undefined;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
    if (costOf(schema, document, operation, variables) > MAX_COST) return undefined;
    const context = contextOf(request);
    const result = await executor.execute(keyOf(query, operationName), {
      ...{ document, operationName, variables, context },
    });
    if (result.errors === undefined) return reply.type(type).send(`${jsonOf(result)}\n`);
    this.#contexts.set(request, context);
    this.#results.set(context.gone, result);
    return undefined;
  };

  /** The context in which a call was executed already, or a new one. */
  contextOf(request: FastifyRequest): Context {
    return this.#contexts.get(request) ?? this.#deps.contextOf(request);
  }

  /** What was executed in a context already. */
  resultIn(context: Context): ExecutionResult | undefined {
    return this.#results.get(context.gone);
  }
}

/** Null for what only Apollo understands, or refuses. */
function askedBy(body: unknown): Asked | null {
  if (!isJsonObject(body)) return null;
  const { query, operationName = null, variables = null, ...more } = body;
  if (typeof query !== "string" || Object.keys(more).length > 0) return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  if (variables !== null && !isJsonObject(variables)) return null;
  return { query, operationName, variables: variables ?? {} };
}

import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getOperationAST, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from "graphql";
import { isJsonObject } from "../../kernel/json.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import type { Context } from "../../resolvers/context.ts";
import { keyOf, type DocumentCache } from "./document-cache.ts";
import type { Executor } from "./executor.ts";
import { costOf, MAX_COST } from "./operation-cost.ts";

/** Different Accept headers are few; who sends more of them gets Apollo's own look at each. */
const MAX_ACCEPTS = 100;

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
  /** The type of Apollo's answers by the Accept header of the call. */
  readonly #types = new Map<string, string>();

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

  /** Hook: learns what type Apollo gives an answer. */
  readonly learnType = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const type = reply.getHeader("content-type");
    if (reply.statusCode === 200 && typeof type === "string" && this.#types.size < MAX_ACCEPTS)
      this.#types.set(request.headers.accept ?? "", type);
  };

  /** Hook: answers what it can. */
  readonly answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const type = this.#types.get(request.headers.accept ?? "");
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

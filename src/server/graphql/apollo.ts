import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GatewayExecutionResult, GatewayInterface } from "@apollo/server-gateway-interface";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { jsonOf } from "../../kernel/json-text.ts";
import type { Log } from "../../kernel/log.ts";
import type { Context } from "../../resolvers/context.ts";
import { currentCallId } from "../http/current-call.ts";
import { keyOf } from "./document-cache.ts";
import { documentLimits, MAX_TOKENS, TOO_COMPLEX } from "./document-limits.ts";
import type { Executor } from "./executor.ts";
import { formatGraphqlError } from "./format-error.ts";
import type { KnownQueries } from "./known-queries.ts";
import { costOf, MAX_COST } from "./operation-cost.ts";

export interface ApolloSettings {
  schema: GraphQLSchema;
  executor: Executor;
  known: KnownQueries;
  introspection: boolean;
  publicUrl: () => string;
  log: Log;
}

/** Apollo Server does HTTP, parsing, validation and CSRF; execution goes to our own executor. */
export function createApollo(settings: ApolloSettings): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: executorGateway(settings),
    introspection: settings.introspection,
    csrfPrevention: {
      requestHeaders: ["x-apollo-operation-name", "apollo-require-preflight", "authorization"],
    },
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    stringifyResult: (result) => `${jsonOf(result)}\n`,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [documentLimits],
    persistedQueries: { ttl: 3600 },
    formatError: (_formatted, error) =>
      formatGraphqlError(error, {
        introspection: settings.introspection,
        publicUrl: settings.publicUrl(),
        requestId: currentCallId(),
        onInternal: (cause) =>
          settings.log.error({ err: cause, requestId: currentCallId() }, "a GraphQL operation failed"),
      }),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Nothing here may be cached by others, and this plugin watches every single field to find that out.
      ApolloServerPluginCacheControlDisabled(),
      costLimit,
      legacyStatus,
      settings.known.plugin,
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => settings.log.warn(text),
      error: (text) => settings.log.error(text),
    },
  });
}

/** Apollo takes another executor only from a gateway. */
function executorGateway({ schema, executor, known }: ApolloSettings): GatewayInterface {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        // By the name that was asked for: `request.operationName` is null for a name that no operation has.
        executor: ({ source, queryHash, document, request: { operationName, variables }, context }) =>
          (known.resultIn(context as Context) ??
            executor.execute(keyOf(source, operationName, queryHash), {
              ...{ document, operationName, variables, context },
            })) as Promise<GatewayExecutionResult>,
      }),
    stop: () => Promise.resolve(),
  };
}

const costLimit: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return Promise.resolve();
        const cost = costOf(schema, document, operation, request.variables ?? {});
        if (cost > MAX_COST) {
          throw new GraphQLError(
            `The operation may touch ${cost} objects; at most ${MAX_COST} are allowed.`,
            {
              extensions: { ...TOO_COMPLEX, http: { status: 400 } },
            },
          );
        }
        return Promise.resolve();
      },
    }),
};

/**
 * GraphQL over HTTP: a client that accepts only application/json gets status 200 for a well-formed GraphQL answer,
 * also when the document was refused. Apollo answers 400 for both media types.
 */
const legacyStatus: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse(context) {
        if (isLegacyJson(context) && context.response.http.status === 400 && isGraphqlRefusal(context))
          context.response.http.status = 200;
        return Promise.resolve();
      },
    }),
};

function isLegacyJson({ request }: GraphQLRequestContext<Context>): boolean {
  const accept = request.http?.headers.get("accept") ?? "";
  return !accept.includes("application/graphql-response+json");
}

/** Not for calls that were no well-formed GraphQL request at all. */
function isGraphqlRefusal({ errors, request }: GraphQLRequestContext<Context>): boolean {
  return (
    typeof request.query === "string" &&
    (errors ?? []).some((error) => error.extensions.code !== "BAD_REQUEST")
  );
}

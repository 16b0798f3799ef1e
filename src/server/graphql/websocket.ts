import {
  execute,
  parse,
  subscribe,
  validate,
  specifiedRules,
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { useServer } from "graphql-ws/use/ws";
import type { Server } from "node:http";
import { WebSocketServer } from "ws";
import type { Log } from "../../kernel/log.ts";
import type { Context } from "../../resolvers/context.ts";
import { documentLimits, MAX_TOKENS, TOO_COMPLEX } from "./document-limits.ts";
import { formatGraphqlError } from "./format-error.ts";
import { costOf, MAX_COST } from "./operation-cost.ts";

const PATH = "/graphql";
const MAX_PAYLOAD_BYTES = 256 * 1024;
/** A client that reads this much slower than we write is cut off; it reconnects with its last cursor. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;
/** Application close code for it. */
const TOO_SLOW = 4408;

export interface WebSocketSettings {
  schema: GraphQLSchema;
  publicUrl: () => string;
  log: Log;
  /** Builds the context of one operation. Throws AppError when the credentials are bad. */
  contextOf(authorization: string | undefined): Promise<Context>;
}

interface Extra {
  authorization: string | undefined;
}

/** graphql-transport-ws on /graphql of an HTTP server. Returns the way to close every socket. */
export function serveWebSockets(server: Server, settings: WebSocketSettings): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  const exit = {
    publicUrl: "",
    requestId: null,
    onInternal: (cause: unknown) =>
      settings.log.error({ err: cause }, "a GraphQL operation over WebSocket failed"),
  };
  const format = (errors: readonly unknown[], context: Context | null): readonly GraphQLFormattedError[] =>
    errors.map((error) =>
      formatGraphqlError(error, {
        ...exit,
        publicUrl: settings.publicUrl(),
        requestId: context?.requestId ?? null,
      }),
    );

  const disposable = useServer<Record<string, unknown>, Partial<Extra>>(
    {
      schema: settings.schema,
      execute,
      subscribe,
      onConnect: async (ctx) => {
        const header = ctx.extra.request.headers.authorization;
        const param = ctx.connectionParams?.Authorization ?? ctx.connectionParams?.authorization;
        ctx.extra.authorization = typeof param === "string" ? param : header;
        try {
          await settings.contextOf(ctx.extra.authorization);
          return true;
        } catch {
          // Closes with 4403 Forbidden.
          return false;
        }
      },
      onSubscribe: async (ctx, _id, { query, operationName, variables }) => {
        const prepared = prepare(settings.schema, query, operationName, variables ?? {});
        if (!("document" in prepared)) return format(prepared, null) as readonly GraphQLError[];
        const contextValue = await settings.contextOf(ctx.extra.authorization);
        return { schema: settings.schema, ...prepared, contextValue } satisfies ExecutionArgs;
      },
      onNext: (ctx, _id, _payload, { contextValue }, result) => {
        const socket = ctx.extra.socket;
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES)
          socket.close(TOO_SLOW, "The client reads too slowly.");
        return result.errors ? { ...result, errors: format(result.errors, contextValue as Context) } : result;
      },
      onError: (_ctx, _id, _payload, errors) => format(errors, null),
    },
    sockets,
  );
  server.on("upgrade", (request, socket, head) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== PATH) return socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request));
  });
  return async () => disposable.dispose();
}

type Prepared = Pick<ExecutionArgs, "document" | "operationName" | "variableValues">;

/** The same checks as over HTTP: tokens, validation, limits, cost. */
function prepare(
  schema: GraphQLSchema,
  query: string,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): Prepared | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, [...specifiedRules, documentLimits], { maxErrors: 20 });
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

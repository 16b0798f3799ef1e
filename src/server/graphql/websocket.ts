import { GraphQLError, type ExecutionArgs, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { WebSocket, WebSocketServer } from "ws";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import type { Context } from "../../resolvers/context.ts";
import { formatGraphqlError } from "./format-error.ts";
import type { StreamedOperations } from "../observability/observed-subscribe.ts";
import { prepareOperation } from "./prepare-operation.ts";

const PATH = "/graphql";
const MAX_PAYLOAD_BYTES = 256 * 1024;
/** A client that reads this much slower than we write is cut off; it reconnects with its last cursor. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;
/** Application close code for it. */
const TOO_SLOW = 4408;
/** Close code of the protocol for a server that cannot serve for a while. */
const TRY_AGAIN_LATER = 1013;

export interface WebSocketSettings {
  schema: GraphQLSchema;
  introspection: boolean;
  publicUrl: () => string;
  log: Log;
  operations: StreamedOperations;
  /** Throws AppError when the credentials are bad. */
  authenticate(authorization: string | undefined): Promise<unknown>;
  /** Builds the context of one operation and counts it. Throws AppError when it may not run. */
  contextOf(
    authorization: string | undefined,
    requestId: string,
    socketClosed: () => AbortSignal,
  ): Promise<Context>;
}

interface Extra {
  authorization: string | undefined;
  /** Names the connection in logs and errors. */
  connectionId: string;
}

/** graphql-transport-ws on /graphql of an HTTP server. Returns the way to close every socket. */
export function serveWebSockets(server: Server, settings: WebSocketSettings): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  const format = (
    errors: readonly unknown[],
    { socket, ...extra }: Partial<Extra> & { socket: WebSocket },
    id: string,
  ): readonly GraphQLFormattedError[] => {
    const requestId = operationId(extra, id);
    // What fails because the client has gone is no fault of the server.
    const level = socket.readyState === WebSocket.OPEN ? "error" : "debug";
    return errors.map((error) =>
      formatGraphqlError(error, {
        publicUrl: settings.publicUrl(),
        requestId,
        onInternal: (cause) =>
          settings.log[level]({ err: cause, requestId }, "a GraphQL operation over WebSocket failed"),
      }),
    );
  };

  const disposable = useServer<Record<string, unknown>, Partial<Extra>>(
    {
      schema: settings.schema,
      execute: settings.operations.execute,
      subscribe: settings.operations.subscribe,
      onConnect: async (ctx) => {
        const header = ctx.extra.request.headers.authorization;
        const param = ctx.connectionParams?.Authorization ?? ctx.connectionParams?.authorization;
        ctx.extra.authorization = typeof param === "string" ? param : header;
        ctx.extra.connectionId = randomUUID();
        try {
          await settings.authenticate(ctx.extra.authorization);
          return true;
        } catch (error) {
          // A client with a good key must not be told that it is bad: it would not come back.
          if (!(error instanceof AppError))
            ctx.extra.socket.close(TRY_AGAIN_LATER, "The server is not ready.");
          // Closes with 4403 Forbidden what is still open.
          return false;
        }
      },
      onSubscribe: async (ctx, id, { query, operationName, variables }) => {
        const prepared = prepareOperation(settings, query, operationName, variables ?? {});
        if (!("document" in prepared)) return prepared;
        try {
          const contextValue = await settings.contextOf(
            ctx.extra.authorization,
            operationId(ctx.extra, id),
            () => closed(ctx.extra.socket),
          );
          return { schema: settings.schema, ...prepared, contextValue } satisfies ExecutionArgs;
        } catch (error) {
          // A thrown error would close the socket and end the other operations on it.
          const originalError = error instanceof Error ? error : new Error(String(error));
          return [new GraphQLError(originalError.message, { originalError })];
        }
      },
      onNext: (ctx, id, _payload, _args, result) => {
        const socket = ctx.extra.socket;
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES)
          socket.close(TOO_SLOW, "The client reads too slowly.");
        return result.errors ? { ...result, errors: format(result.errors, ctx.extra, id) } : result;
      },
      onError: (ctx, id, _payload, errors) => format(errors, ctx.extra, id),
    },
    sockets,
  );
  server.on("upgrade", (request, socket, head) => {
    // The HTTP server has let go of this socket: unheard, a reset would end the process.
    socket.on("error", () => socket.destroy());
    // Not by URL: a target such as `//` is none.
    if (request.url?.split("?")[0] !== PATH)
      return socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request));
  });
  return async () => disposable.dispose();
}

/** Names one operation; the client chooses the second part. */
function operationId({ connectionId = "" }: Partial<Extra>, id: string): string {
  return `${connectionId}.${id.replaceAll(/[^\w-]/g, "").slice(0, 40)}`;
}

function closed(socket: WebSocket): AbortSignal {
  const abort = new AbortController();
  if (socket.readyState === WebSocket.CLOSED) abort.abort();
  else socket.once("close", () => abort.abort());
  return abort.signal;
}

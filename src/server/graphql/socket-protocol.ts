import {
  getOperationAST,
  type GraphQLError,
  OperationTypeNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { makeServer, type Server } from "graphql-ws";
import type { IncomingMessage } from "node:http";
import { AppError } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import type { Config } from "../../kernel/config.ts";
import type { Log } from "../../kernel/log.ts";
import type { Context } from "../../resolvers/context.ts";
import type { AnswerBudget } from "../http/answer-budget.ts";
import type { LiveLimits } from "../http/live-limits.ts";
import type { Client } from "../http/rate-limit.ts";
import type { StreamedOperations } from "../observability/observed-subscribe.ts";
import { asGraphqlError } from "./as-graphql-error.ts";
import type { DocumentCache } from "./document-cache.ts";
import { formatGraphqlError } from "./format-error.ts";
import type { LiveSocket } from "./live-socket.ts";
import type { Outbox } from "./outbox.ts";
import { prepareOperation, type PreparedOperation } from "./prepare-operation.ts";
import { QueryTurns } from "./query-turns.ts";
import { textOf } from "./shared-results.ts";

/** Close code of the protocol for a server that cannot serve for a while. */
const TRY_AGAIN_LATER = 1013;
const REFUSED_FOR_GOOD: ReadonlySet<ErrorCode> = new Set(["unauthenticated", "cross_site_refused"]);

export interface ProtocolSettings {
  schema: GraphQLSchema;
  introspection: boolean;
  documents: DocumentCache;
  publicUrl: () => string;
  log: Log;
  operations: StreamedOperations;
  limits: LiveLimits;
  answers: AnswerBudget;
  timeouts: Config["QUARRY_TIMEOUTS"];
  /** Who is behind these credentials now, or behind the cookie of the connection. Throws AppError when they are bad. */
  identify(authorization: string | undefined, request: IncomingMessage, address: string): Promise<Client>;
  /** Counts calls. Throws AppError when there are too many. */
  count(client: Client, calls: number): Promise<unknown>;
  contextOf(client: Client, requestId: string, socketClosed: () => AbortSignal): Context;
}

/** What graphql-ws knows of a connection. */
export interface Extra {
  live: LiveSocket;
  outbox: Outbox;
  request: IncomingMessage;
}

type Connection = Pick<Extra, "live" | "request"> & { params: Readonly<Record<string, unknown>> | undefined };
type Wanted = Parameters<typeof prepareOperation> extends [unknown, ...infer Rest] ? Rest : never;

/** What graphql-transport-ws says and does, on connections that are handed to it. */
export function socketProtocol(settings: ProtocolSettings): Server<Extra> {
  const { operations, timeouts } = settings;
  const turns = new QueryTurns(settings.answers);
  return makeServer<Record<string, unknown>, Extra>({
    schema: settings.schema,
    connectionInitWaitTimeout: timeouts.init * 1000,
    execute: (args: ExecutionArgs) => {
      if (!isQuery(args)) return operations.execute(args);
      return turns.run(args.contextValue as Context, () => operations.execute(args));
    },
    subscribe: operations.subscribe,
    onConnect: ({ connectionParams, extra }) => letIn(settings, { ...extra, params: connectionParams }),
    onSubscribe: async ({ extra }, id, { query, operationName, variables }) => {
      const { live } = extra;
      const prepared = await letRun(settings, extra, [query, operationName, variables ?? {}]);
      if (!("document" in prepared)) return prepared;
      // A subscription lasts and a mutation may wait; queries are answered one by one.
      if (!isQuery(prepared)) live.letGo();
      const contextValue = settings.contextOf(live.client, operationId(live, id), () => live.closed);
      return { schema: settings.schema, ...prepared, contextValue } satisfies ExecutionArgs;
    },
    onOperation: ({ extra: { live } }, _id, _payload, _args, result) =>
      Symbol.asyncIterator in result ? live.keep(result as Parameters<LiveSocket["keep"]>[0]) : undefined,
    onNext: ({ extra: { live, outbox } }, id, _payload, args, result) => {
      if (result.errors) return { ...result, errors: formatted(settings, result.errors, live, id) };
      const text = textOf(result);
      try {
        if (isQuery(args)) turns.charge(args.contextValue as Context, text.length, () => live.allSent());
      } catch (error) {
        return { errors: formatted(settings, [error], live, id) };
      }
      return outbox.payload(text);
    },
    onError: ({ extra: { live } }, id, _payload, errors) => formatted(settings, errors, live, id),
    onComplete: ({ extra: { live } }) => live.end(),
  });
}

function isQuery({ document, operationName }: Pick<ExecutionArgs, "document" | "operationName">): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
}

/** Whether a connection that introduces itself may stay; what may not is closed, by graphql-ws with 4403 at the latest. */
async function letIn(settings: ProtocolSettings, { live, request, params }: Connection): Promise<boolean> {
  const param = params?.Authorization ?? params?.authorization;
  live.authorization = typeof param === "string" ? param : request.headers.authorization;
  try {
    live.client = await settings.identify(live.authorization, request, live.client.address);
    live.hold(settings.limits.connection(live.client));
    return true;
  } catch (error) {
    // A client with a good key must not be told that it is bad: it would not come back.
    if (!(error instanceof AppError)) live.close(TRY_AGAIN_LATER, "The server is not ready.");
    else if (!REFUSED_FOR_GOOD.has(error.code))
      live.close(TRY_AGAIN_LATER, `${error.code}: ${error.message}`);
    return false;
  }
}

/** Takes a place for an operation and checks it, cheapest first; a refused one gives its place back. */
async function letRun(
  settings: ProtocolSettings,
  { live, request }: Extra,
  wanted: Wanted,
): Promise<PreparedOperation | readonly GraphQLError[]> {
  let hasPlace = false;
  try {
    live.begin(settings.limits.operation(live.id, live.client));
    hasPlace = true;
    const client = await settings.identify(live.authorization, request, live.client.address);
    await settings.count(client, 1);
    const prepared = prepareOperation(settings, ...wanted);
    if ("document" in prepared) {
      if (prepared.calls > 1) await settings.count(client, prepared.calls - 1);
      return prepared;
    }
    live.end();
    return prepared;
  } catch (error) {
    if (hasPlace) live.end();
    // A thrown error would close the socket and end the other operations on it.
    return [asGraphqlError(error)];
  }
}

function formatted(
  { introspection, log, publicUrl }: ProtocolSettings,
  errors: readonly unknown[],
  live: LiveSocket,
  id: string,
): GraphQLFormattedError[] {
  const requestId = operationId(live, id);
  // What fails because the client has gone is no fault of the server.
  const level = live.isOpen ? "error" : "debug";
  return errors.map((error) =>
    formatGraphqlError(error, {
      introspection,
      publicUrl: publicUrl(),
      requestId,
      onInternal: (cause) =>
        log[level]({ err: cause, requestId }, "a GraphQL operation over WebSocket failed"),
    }),
  );
}

/** Names one operation; the client chooses the second part. */
function operationId(live: LiveSocket, id: string): string {
  return `${live.id}.${id.replaceAll(/[^\w-]/g, "").slice(0, 40)}`;
}

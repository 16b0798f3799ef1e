import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { createHandler } from "graphql-sse";
import { AppError } from "../../errors/app-error.ts";
import { CODES, isErrorCode } from "../../errors/codes.ts";
import type { Config } from "../../kernel/config.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import type { Log } from "../../kernel/log.ts";
import type { Context } from "../../resolvers/context.ts";
import type { AnswerBudget } from "../http/answer-budget.ts";
import { holdPlaces } from "../http/hold-places.ts";
import type { LiveLimits } from "../http/live-limits.ts";
import type { Client } from "../http/rate-limit.ts";
import type { StreamedOperations } from "../observability/observed-subscribe.ts";
import { asGraphqlError } from "./as-graphql-error.ts";
import type { DocumentCache } from "./document-cache.ts";
import { EventBacklog } from "./event-backlog.ts";
import { sendEvents } from "./send-events.ts";
import { formatGraphqlError } from "./format-error.ts";
import { textOf } from "./shared-results.ts";
import { prepareOperation } from "./prepare-operation.ts";
import { errorAsLastResult } from "./error-as-last-result.ts";

/** Beside /graphql, where clients of the protocol look for it. */
export const STREAM_PATH = "/graphql/stream";
const EVENT_STREAM = "text/event-stream";
/** Marks answers whose errors went through our formatter already; the library's own are plain JSON. */
const GRAPHQL_JSON = "application/graphql-response+json; charset=utf-8";

export interface StreamSettings {
  schema: GraphQLSchema;
  introspection: boolean;
  publicUrl: () => string;
  log: Log;
  documents: DocumentCache;
  operations: StreamedOperations;
  limits: LiveLimits;
  answers: AnswerBudget;
  timeouts: Config["QUARRY_TIMEOUTS"];
  /** Counts calls. Throws AppError when there are too many. */
  count(client: Client, calls: number): Promise<unknown>;
  contextOf(request: FastifyRequest): Context;
}

/**
 * GraphQL over server-sent events, one operation per connection ("distinct connections mode" of graphql-sse), by GET
 * and POST. The same schema and checks as over HTTP and WebSocket; `recordStored(after:)` resumes.
 */
export function serveEventStream(app: FastifyInstance, settings: StreamSettings): void {
  const format = (error: unknown, requestId: string): GraphQLFormattedError =>
    formatGraphqlError(error, {
      introspection: settings.introspection,
      publicUrl: settings.publicUrl(),
      requestId,
      onInternal: (cause) =>
        settings.log.error({ err: cause, requestId }, "a GraphQL operation over SSE failed"),
    });

  const handler = createHandler<FastifyRequest, EventBacklog, Context & Record<PropertyKey, unknown>>({
    async execute(args) {
      const result = await settings.operations.execute(args);
      if (result.errors) return result;
      try {
        settings.answers.charge(args.contextValue, textOf(result).length);
        return result;
      } catch (error) {
        return { errors: [asGraphqlError(error)] };
      }
    },
    async subscribe(args) {
      const result = await settings.operations.subscribe(args);
      return Symbol.asyncIterator in result ? errorAsLastResult(result) : result;
    },
    // Without a token there is no single connection mode.
    authenticate: () => null,
    async onSubscribe({ raw }, { query, operationName, variables }) {
      const prepared = prepareOperation(settings, query, operationName, variables ?? {});
      if (!("document" in prepared)) {
        const errors = prepared.map((error) => format(error, raw.id));
        return [JSON.stringify({ errors }), refusal(errors[0])];
      }
      // The HTTP call itself was counted as one already.
      if (prepared.calls > 1) await settings.count(raw, prepared.calls - 1);
      const contextValue = { ...settings.contextOf(raw) };
      return { schema: settings.schema, ...prepared, contextValue } satisfies ExecutionArgs;
    },
    async onNext(_context, { raw, context }, result) {
      const { errors } = result;
      const text = errors
        ? jsonOf({ ...result, errors: errors.map((error) => format(error, raw.id)) })
        : // Without @defer and @stream it is never a patch.
          textOf(result as ExecutionResult);
      await context.add(text);
      // What the library prints of it, the backlog replaces by the text.
      return {};
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: STREAM_PATH,
    handler: async (request, reply) => {
      if (!acceptsEvents(request.headers.accept)) throw notAcceptable();
      holdPlaces(settings.limits, request, reply);
      const backlog = new EventBacklog();
      const [body, { status, headers = {} }] = await handler({
        method: request.method,
        url: request.url,
        headers: { get: (name) => (name === "accept" ? EVENT_STREAM : header(request, name)) },
        body: () => bodyOf(request),
        raw: request,
        context: backlog,
      });
      if (body !== null && typeof body !== "string")
        return sendEvents(reply, body, backlog, headers, settings.timeouts.slow);
      if (headers["content-type"] === GRAPHQL_JSON) return reply.code(status).headers(headers).send(body);
      throw errorOf(status, body);
    },
  });
}

function refusal(error: GraphQLFormattedError | undefined) {
  const code = String(error?.extensions?.code);
  const status: number = isErrorCode(code) ? CODES[code].http : 500;
  return { status, statusText: "Refused", headers: { "content-type": GRAPHQL_JSON } };
}

/** What the library refused before it reached our callbacks. */
function errorOf(status: number, body: string | null): AppError {
  if (status === 405) return new AppError("method_not_allowed", { message: "Mutations go by POST." });
  if (status === 415) return new AppError("unsupported_media_type");
  const { errors } = JSON.parse(body ?? "{}") as { errors?: { message: string }[] };
  return new AppError("graphql_invalid", { message: errors?.[0]?.message ?? "This is no GraphQL request." });
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new GraphQLError("The body must be a JSON object.");
  return body as Record<string, unknown>;
}

function acceptsEvents(accept: string | undefined): boolean {
  return accept === undefined || /(^|,)\s*(text\/event-stream|text\/\*|\*\/\*)/i.test(accept);
}

function notAcceptable(): AppError {
  return new AppError("not_acceptable", {
    details: [{ path: "Accept", code: "unknown", message: `Accept ${EVENT_STREAM}.` }],
  });
}

function header({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : value;
}

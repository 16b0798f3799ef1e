import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { print, type ExecutionResult, type GraphQLSchema } from "graphql";
import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import { assertAccess, hasRow } from "../../domain/access/assert-access.ts";
import { AppError } from "../../errors/app-error.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import type { GatewayServices } from "../../resolvers/context.ts";
import type { Answer } from "../../rest-compat/answer/shape.ts";
import { show } from "../../rest-compat/answer/show.ts";
import { preferencesOf } from "../../rest-compat/preferences.ts";
import { read } from "../../rest-compat/read-call.ts";
import type { DocumentRoute, RestCall, RestRoute, StreamRoute } from "../../rest-compat/route.ts";
import type { RestStream } from "../../rest-compat/streams/rest-stream.ts";
import type { Executor } from "../graphql/executor.ts";
import { guardedFields } from "../graphql/guarded-fields.ts";
import { contextOf } from "./call.ts";
import { endWhenRevoked } from "./end-when-revoked.ts";

const NO_PARAMETERS = z.strictObject({});

export interface RestDeps {
  services: GatewayServices;
  schema: GraphQLSchema;
  executor: Executor;
  routes: ReadonlyMap<RestRoute, Answer | null>;
}

/** Serves the /v1 table: each call runs its document through the same schema and context as /graphql, or streams. */
export function serveRest(app: FastifyInstance, deps: RestDeps): void {
  for (const [row, answer] of deps.routes) {
    if ("document" in row) serveDocument(app, deps, row, answer);
    else serveStream(app, deps.services, row);
  }
}

function serveDocument(
  app: FastifyInstance,
  { services, schema, executor }: RestDeps,
  row: DocumentRoute,
  answer: Answer | null,
): void {
  const guarded = guardedFields(schema, row.document);
  const key = `rest ${row.method} ${row.path} ${print(row.document)}`;
  app.route({
    method: row.method,
    url: row.path,
    handler: async (request, reply) => {
      // Before anything of the call is read; the fields of the document are held to the same rows again.
      for (const field of guarded) assertAccess(request.caller, field);
      const call = callOf(row, request);
      const stream = row.stream?.(call, services, request.caller?.accountId ?? "");
      if (stream) return send(reply, await stream, services, request.caller);
      const result = await executor.execute(key, {
        document: row.document,
        operationName: undefined,
        variables: row.variables(call) as Record<string, unknown>,
        context: contextOf(services, request, "rest"),
      });
      const data = dataOf(result);
      const shown = answer && show(answer, data);
      if (answer && shown === null) throw new AppError(row.missing ?? "not_found");
      const { status, headers = {}, body = shown } = row.reply?.(data, call, shown) ?? {};
      return reply
        .headers(headers)
        .code(status ?? row.reference.answer.status)
        .type("application/json; charset=utf-8")
        .send(jsonOf(body));
    },
  });
}

function serveStream(app: FastifyInstance, services: GatewayServices, row: StreamRoute): void {
  const what = `${row.method} ${row.path}`;
  if (!hasRow(what))
    throw new Error(`${what} has no row in the access of a kind (src/kinds): say who may use it.`);
  void app.register((own, _options, done) => {
    if (row.readsStream) {
      own.removeAllContentTypeParsers();
      own.addContentTypeParser("*", (_request, payload, parsed) => parsed(null, payload));
    }
    own.route({
      method: row.method,
      url: row.path,
      handler: async (request, reply) => {
        assertAccess(request.caller, what);
        const stream = await row.open(callOf(row, request), services, request.caller?.accountId ?? "");
        return send(reply.code(row.reference.answer.status), stream, services, request.caller);
      },
    });
    done();
  });
}

function send(
  reply: FastifyReply,
  { contentType, fileName, body }: RestStream,
  { credentials }: GatewayServices,
  caller: Caller | null,
): FastifyReply {
  if (caller) endWhenRevoked(body, credentials, caller);
  return reply
    .type(contentType)
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(body);
}

/** What a row sees of a call. */
function callOf({ reference }: RestRoute, request: FastifyRequest): RestCall {
  const key = request.headers["idempotency-key"];
  return {
    params: request.params as Record<string, string>,
    query: read(reference.query ?? NO_PARAMETERS, request.query, "parameter"),
    body: request.body,
    accept: request.headers.accept,
    idempotencyKey: typeof key === "string" ? key : null,
    prefer: preferencesOf(request.headers.prefer),
  };
}

/** The data of a document that ran without an error; a thrown AppError travels on as itself. */
function dataOf(result: ExecutionResult): unknown {
  const error = result.errors?.[0];
  if (error) throw error;
  return result.data;
}

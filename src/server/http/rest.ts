import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { print, type ExecutionResult, type GraphQLSchema } from "graphql";
import { assertAccess } from "../../domain/access/assert-access.ts";
import { AppError } from "../../errors/app-error.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import { accountOf, anyCallerOf, callerOf, type GatewayServices } from "../../resolvers/context.ts";
import { show } from "../../rest-compat/answer/show.ts";
import { preferencesOf } from "../../rest-compat/preferences.ts";
import { read } from "../../rest-compat/read-call.ts";
import type { RestCall } from "../../rest-compat/call.ts";
import type { RestRoute, Runs } from "../../rest-compat/route.ts";
import type { RestStream, WholeAnswer } from "../../rest-compat/streams/rest-stream.ts";
import type { Executor } from "../graphql/executor.ts";
import { guardedFields } from "../graphql/guarded-fields.ts";
import { clientName } from "./answer-budget.ts";
import { acceptBytes } from "./bytes-body.ts";
import { contextOf } from "./call.ts";
import { FilePlaces } from "./file-places.ts";
import type { LiveLimits } from "./live-limits.ts";
import { sendBytes } from "./send-bytes.ts";
import { sendLive } from "./send-live.ts";

export interface RestDeps {
  services: GatewayServices;
  schema: GraphQLSchema;
  executor: Executor;
  routes: readonly RestRoute[];
  /** How many streams may be open at once. */
  limits: LiveLimits;
}

/** Serves the /v1 table: each call runs its document through the same schema and context as /graphql, or answers bytes. */
export function serveRest(app: FastifyInstance, deps: RestDeps): void {
  const files = new FilePlaces();
  for (const route of deps.routes) {
    const { method, path, takesBytes } = route;
    void app.register((own, _options, done) => {
      if (takesBytes) acceptBytes(own, takesBytes.most);
      own.route({ method, url: path, handler: handlerOf(deps, route, files) });
      done();
    });
  }
}

function handlerOf({ services, schema, executor, limits }: RestDeps, route: RestRoute, files: FilePlaces) {
  const { method, path, runs, bytes } = route;
  const guarded = runs ? guardedFields(schema, runs.document) : [`${method} ${path}`];
  const key = runs ? `rest ${method} ${path} ${print(runs.document)}` : "";
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Before anything of the call is read; the fields of the document are held to the same rows again.
    for (const field of guarded) assertAccess(request.caller, field);
    const call = callOf(route, request);
    const context = contextOf(services, request, "rest");
    const account = () => accountOf(context);
    const caller = () => anyCallerOf(context);
    const send = async (stream: RestStream | WholeAnswer) => {
      if ("bytes" in stream) {
        const { contentType, headers = {}, bytes: whole } = stream;
        return reply.code(route.status).headers(headers).type(contentType).send(whole);
      }
      if ("body" in stream) await files.hold(stream.body, clientName(context), request.gone());
      return sendBytes(reply.code(route.status), stream, services, request);
    };
    if (runs === null) {
      if (!bytes.isLive) return send(await bytes.open(call, services, account, caller));
      const { events } = await bytes.open(call, services, () => callerOf(context));
      return sendLive(reply.code(route.status), events, { ...services, limits }, request);
    }
    const stream = await bytes?.open(call, services, account, caller);
    if (stream) return send(stream);
    const result = await executor.execute(key, {
      document: runs.document,
      operationName: undefined,
      variables: variablesOf(runs, call, services) as Record<string, unknown>,
      context,
    });
    const data = dataOf(result);
    const shown = show(runs.answer, data);
    if (shown === null) throw new AppError(runs.missing);
    const { headers = {}, body = shown } = runs.reply(data, call, shown);
    return reply
      .headers(headers)
      .code(route.status)
      .type("application/json; charset=utf-8")
      .send(jsonOf(body));
  };
}

/** Whether there is such a scraper is said before what is wrong with its input. */
function variablesOf(runs: Runs, call: RestCall, { catalog }: GatewayServices): unknown {
  try {
    return runs.variables(call);
  } catch (error) {
    const scraper = runs.scraperIn(call);
    if (typeof scraper === "string") catalog.usable(scraper);
    throw error;
  }
}

/** What a route sees of a call. */
function callOf({ query }: RestRoute, request: FastifyRequest): RestCall {
  const { "idempotency-key": key, "last-event-id": lastEventId } = request.headers;
  return {
    params: request.params as Record<string, string>,
    query: read(query, request.query, "parameter"),
    body: request.body,
    header(name) {
      const given = request.headers[name];
      return typeof given === "string" ? given : null;
    },
    accept: request.headers.accept,
    idempotencyKey: typeof key === "string" ? key : null,
    lastEventId: typeof lastEventId === "string" && lastEventId !== "" ? lastEventId : null,
    prefer: preferencesOf(request.headers.prefer),
  };
}

/** The data of a document that ran without an error; a thrown AppError travels on as itself. */
function dataOf(result: ExecutionResult): unknown {
  const error = result.errors?.[0];
  if (error) throw error;
  return result.data;
}

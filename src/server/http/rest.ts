import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { print, type ExecutionResult } from "graphql";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { Services } from "../../resolvers/context.ts";
import { preferencesOf } from "../../rest-compat/preferences.ts";
import { read } from "../../rest-compat/read-call.ts";
import type { RestCall, RestRoute } from "../../rest-compat/route.ts";
import { accountRoutes } from "../../rest-compat/routes/account.routes.ts";
import { dataSourceRoutes } from "../../rest-compat/routes/data-sources.routes.ts";
import { requestCreateRoutes } from "../../rest-compat/routes/request-create.routes.ts";
import { requestRoutes } from "../../rest-compat/routes/requests.routes.ts";
import { resultsRoutes, type ResultsQuery } from "../../rest-compat/routes/results.routes.ts";
import { resultsFormat } from "../../rest-compat/streams/results-format.ts";
import { streamResults } from "../../rest-compat/streams/results-stream.ts";
import type { Executor } from "../graphql/executor.ts";
import { contextOf } from "./call.ts";

/** Every /v1 route. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...dataSourceRoutes,
  ...requestCreateRoutes,
  ...requestRoutes,
  ...resultsRoutes,
  ...accountRoutes,
];

const NO_PARAMETERS = z.strictObject({});
const RESULTS_PATH = "/v1/requests/:id/results";

/** Serves the /v1 table: each call runs its document through the same schema and context as /graphql. */
export function serveRest(app: FastifyInstance, services: Services, executor: Executor): void {
  for (const row of REST_ROUTES) {
    const key = `rest ${row.method} ${row.path} ${print(row.document)}`;
    app.route({
      method: row.method,
      url: row.path,
      handler: async (request, reply) => {
        if (row.access === "key" && !request.caller) throw new AppError("unauthenticated");
        const format = row.path === RESULTS_PATH ? wantedFormat(request) : "json";
        const call = callOf(row, request);
        if (format !== "json")
          return sendStream(services, request, reply, format, call.query as ResultsQuery);
        const context = contextOf(services, request, "rest");
        const variables = row.variables(call) as Record<string, unknown>;
        const result = await executor.execute(key, {
          document: row.document,
          operationName: undefined,
          variables,
          context,
        });
        const { status, headers, body } = row.reply(dataOf(result), call);
        if (headers) reply.headers(headers);
        return reply.code(status).send(body);
      },
    });
  }
}

function wantedFormat({ query, headers }: FastifyRequest): ReturnType<typeof resultsFormat> {
  return resultsFormat((query as Record<string, unknown>).format, headers.accept);
}

async function sendStream(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  format: "jsonl" | "csv",
  query: ResultsQuery,
): Promise<FastifyReply> {
  const accountId = request.caller?.accountId ?? "";
  const stream = await streamResults(
    services,
    accountId,
    (request.params as { id: string }).id,
    format,
    query,
  );
  return reply
    .type(stream.contentType)
    .header("content-disposition", `attachment; filename="${stream.fileName}"`)
    .send(stream.body);
}

function callOf({ reference }: RestRoute, request: FastifyRequest): RestCall {
  const key = request.headers["idempotency-key"];
  return {
    params: request.params as Record<string, string>,
    query: read(reference.query ?? NO_PARAMETERS, request.query, "parameter"),
    body: request.body,
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

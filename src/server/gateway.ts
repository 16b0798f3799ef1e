import fastifyApollo, { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import { fastify, type FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { AppError } from "../errors/app-error.ts";
import { quarrySchema } from "../resolvers/build-schema.ts";
import type { Context, Services } from "../resolvers/context.ts";
import { createApollo } from "./graphql/apollo.ts";
import { serveEventStream } from "./graphql/sse.ts";
import { serveWebSockets } from "./graphql/websocket.ts";
import { callId, contextOf, identify } from "./http/call.ts";
import { underCallId } from "./http/current-call.ts";
import { replyWithError } from "./http/error-reply.ts";
import { serveGraphiql } from "./http/graphiql.ts";
import { acceptJsonOnly } from "./http/json-body.ts";
import { openApiOf } from "./http/openapi.ts";
import { errorsPage, indexPage } from "./http/pages.ts";
import { RateLimit } from "./http/rate-limit.ts";
import { serveReference } from "./http/reference.ts";
import { REST_ROUTES, serveRest } from "./http/rest.ts";
import type { Observability } from "./observability/observability.ts";
import { ObservedExecutor } from "./observability/observed-executor.ts";
import { observedStreams } from "./observability/observed-subscribe.ts";
import { serveProbes } from "./observability/probe-routes.ts";
import { countRefused } from "./observability/refused-operations.ts";
import { watchCalls } from "./observability/watch-calls.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** Time for answers that are under way when the gateway closes. */
const CLOSE_GRACE_MS = 2000;
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface GatewayDeps {
  config: Config;
  log: Log;
  services: Services;
  observability: Observability;
  /** True when database and jobs answer. */
  ready: () => Promise<boolean>;
}

export interface Gateway {
  url: string;
  close(): Promise<void>;
}

/** Starts the HTTP faces: /graphql (HTTP, WebSocket and events), /v1, /docs, /healthz and /readyz. */
export async function startGateway({
  config,
  log,
  services,
  observability,
  ready,
}: GatewayDeps): Promise<Gateway> {
  const { metrics, page } = observability;
  const publicUrl = (): string => services.publicUrl;
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    // A path that cannot be decoded, or whose id is too long to be one.
    frameworkErrors: (_error, request, reply) =>
      void replyWithError(log, publicUrl(), new AppError("route_not_found"), request, reply),
    genReqId: (request) => callId(request.headers["x-request-id"]),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: "idle",
  });
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
  });
  watchCalls(app, metrics, log);
  acceptJsonOnly(app);
  app.setErrorHandler((error, request, reply) => replyWithError(log, publicUrl(), error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    refuseUnknown(app, request.method, request.url.split("?")[0] ?? "/", (error, allow) => {
      if (allow) reply.header("allow", allow);
      return replyWithError(log, publicUrl(), error, request, reply);
    }),
  );

  serveProbes(app, page, ready);
  for (const [path, render] of [
    ["/", () => indexPage(REST_ROUTES)],
    ["/docs/errors", errorsPage],
  ] as const) {
    app.get(path, (_request, reply) =>
      reply.type("text/html; charset=utf-8").header("content-security-policy", PAGE_POLICY).send(render()),
    );
  }

  const schema = quarrySchema();
  const executor = new ObservedExecutor(schema, metrics);
  const streams = observedStreams(metrics);
  serveReference(app, () => openApiOf(services, executor));
  serveGraphiql(app);
  const limit = new RateLimit(config.QUARRY_RATE_LIMIT);
  const apollo = createApollo({
    schema,
    executor,
    introspection: config.QUARRY_INTROSPECTION,
    publicUrl,
    log,
  });
  apollo.addPlugin(fastifyApolloDrainPlugin(app));
  apollo.addPlugin(countRefused(metrics));
  await apollo.start();
  await app.register(async (faces) => {
    faces.addHook("onRequest", identify(services, limit));
    faces.addHook("preHandler", (request, _reply, done) => underCallId(request.id, done));
    await faces.register(fastifyApollo(apollo), {
      path: "/graphql",
      method: ["GET", "POST"],
      context: async (request) => contextOf(services, request),
    });
    serveEventStream(faces, {
      schema,
      operations: streams,
      introspection: config.QUARRY_INTROSPECTION,
      publicUrl,
      log,
      contextOf: (request) => contextOf(services, request),
    });
    serveRest(faces, services, executor);
  });
  const closeSockets = serveWebSockets(app.server, {
    schema,
    operations: streams,
    introspection: config.QUARRY_INTROSPECTION,
    publicUrl,
    log,
    authenticate: (authorization) => services.accounts.authenticate(authorization),
    async contextOf(authorization, requestId): Promise<Context> {
      const caller = await services.accounts.authenticate(authorization);
      if (caller) await limit.take(caller.apiKeyId);
      return { services, caller, requestId, idempotencyKey: null };
    },
  });

  await app.listen({ port: config.PORT, host: config.HOST });
  const { port } = app.server.address() as AddressInfo;
  const url = config.QUARRY_PUBLIC_URL?.replace(/\/+$/, "") ?? `http://${hostForUrl(config.HOST)}:${port}`;
  services.publicUrl = url;
  return {
    url,
    async close() {
      // A reader that stalls, of an export for example, must not hold the shutdown up.
      setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
      await closeSockets();
      await apollo.stop();
      await app.close();
    },
  };
}

/** 405 with Allow when the path exists for another method, else 404. */
function refuseUnknown<T>(
  app: FastifyInstance,
  method: string,
  path: string,
  answer: (error: AppError, allow: string | null) => T,
): T {
  const allowed = (["GET", "POST"] as const).filter(
    (one) => one !== method && app.findRoute({ method: one, url: path }) !== null,
  );
  const byRow = REST_ROUTES.filter((row) =>
    new RegExp(`^${row.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  ).map((row) => row.method);
  const allow = [...new Set([...allowed, ...byRow])];
  if (allow.length > 0)
    return answer(
      new AppError("method_not_allowed", {
        message: `${path.slice(0, 200)} takes ${allow.join(", ")}, not ${method}.`,
      }),
      allow.join(", "),
    );
  return answer(
    new AppError("route_not_found", { message: `There is no route ${method} ${path.slice(0, 200)}.` }),
    null,
  );
}

function hostForUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

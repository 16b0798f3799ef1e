import fastifyApollo, { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { AddressInfo } from "node:net";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { quarrySchema } from "../resolvers/build-schema.ts";
import type { Context, Services } from "../resolvers/context.ts";
import { createApollo } from "./graphql/apollo.ts";
import { serveEventStream } from "./graphql/sse.ts";
import { refuseUncheckable } from "./graphql/uncheckable.ts";
import { serveWebSockets } from "./graphql/websocket.ts";
import { createApp, servePages } from "./http/app.ts";
import { contextOf, identify } from "./http/call.ts";
import { allowOrigins } from "./http/cors.ts";
import { underCallId } from "./http/current-call.ts";
import { endOfPatience, noticeDeparture } from "./http/departure.ts";
import { serveGraphiql } from "./http/graphiql.ts";
import { openApiOf } from "./http/openapi.ts";
import { RateLimit } from "./http/rate-limit.ts";
import { serveReference } from "./http/reference.ts";
import { serveRest } from "./http/rest.ts";
import { listenRefusal } from "./listen-refusal.ts";
import type { Observability } from "./observability/observability.ts";
import { ObservedExecutor } from "./observability/observed-executor.ts";
import { observedStreams } from "./observability/observed-subscribe.ts";
import { serveProbes } from "./observability/probe-routes.ts";
import { countRefused } from "./observability/refused-operations.ts";

/** Time for answers that are under way when the gateway closes. */
const CLOSE_GRACE_MS = 2000;

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
  port: number;
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
  const app = createApp({ log, metrics, publicUrl });
  await allowOrigins(app, config.QUARRY_CORS_ORIGINS);
  serveProbes(app, page, ready);
  servePages(app);

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
    faces.addHook("onRequest", noticeDeparture(app));
    faces.addHook("onRequest", identify(services, limit));
    faces.addHook("preHandler", (request, _reply, done) => underCallId(request.id, done));
    await faces.register(async (graphql) => {
      graphql.addHook("preHandler", refuseUncheckable(schema));
      await graphql.register(fastifyApollo(apollo), {
        path: "/graphql",
        method: ["GET", "POST"],
        context: async (request) => contextOf(services, request, "graphql"),
      });
    });
    serveEventStream(faces, {
      schema,
      operations: streams,
      introspection: config.QUARRY_INTROSPECTION,
      publicUrl,
      log,
      contextOf: (request) => contextOf(services, request, "graphql"),
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
    async contextOf(authorization, requestId, socketClosed): Promise<Context> {
      const caller = await services.accounts.authenticate(authorization);
      if (caller) await limit.take(caller.apiKeyId);
      const gone = (): AbortSignal => endOfPatience([socketClosed()]);
      return { services, caller, face: "graphql", requestId, gone, idempotencyKey: null };
    },
  });

  const { PORT: wanted, HOST: host } = config;
  await app.listen({ port: wanted, host }).catch((error: unknown) => {
    throw listenRefusal(error, { host, port: wanted, setting: "PORT" });
  });
  const { port } = app.server.address() as AddressInfo;
  const url = config.QUARRY_PUBLIC_URL?.replace(/\/+$/, "") ?? `http://${hostForUrl(config.HOST)}:${port}`;
  services.publicUrl = url;
  const close = async (): Promise<void> => {
    // A reader that stalls, of an export for example, must not hold the shutdown up.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
    await closeSockets();
    await apollo.stop();
    await app.close();
  };
  return { url, port, close };
}

function hostForUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

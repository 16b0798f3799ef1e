import type { ApolloServer } from "@apollo/server";
import fastifyApollo, { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { setFlagsFromString } from "node:v8";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { isOpenSandbox, OPEN_SANDBOX } from "../kernel/open-sandbox.ts";
import { relatedDomains } from "../kernel/related-domains.ts";
import { quarrySchema } from "../resolvers/build-schema.ts";
import type { Context, GatewayServices } from "../resolvers/context.ts";
import type { Services } from "../services/services.ts";
import type { TypedFamilies } from "../schema/typed/typed-families.ts";
import { createApollo } from "./graphql/apollo.ts";
import { countCalls } from "./graphql/count-calls.ts";
import { DocumentCache } from "./graphql/document-cache.ts";
import { HeavyTurns } from "./graphql/heavy-turns.ts";
import { KnownQueries } from "./graphql/known-queries.ts";
import { serveEventStream } from "./graphql/sse.ts";
import { refuseUnvalidatable } from "./graphql/unvalidatable.ts";
import { serveWebSockets } from "./graphql/websocket.ts";
import { whileGood } from "./graphql/while-good.ts";
import { AnswerBudget } from "./http/answer-budget.ts";
import { createApp, serveErrorsPage } from "./http/app.ts";
import { contextOf, forgetEnded, identify, payForBytes } from "./http/call.ts";
import { allowOrigins } from "./http/cors.ts";
import { addressReader, type AddressOf } from "../kernel/client-address.ts";
import { serveDashboard } from "./http/dashboard.ts";
import { runWithCallId } from "./http/current-call.ts";
import { endOfPatience, noticeDeparture } from "./http/departure.ts";
import { graphiqlTabs } from "./http/graphiql-tabs.ts";
import { serveGraphiql } from "./http/graphiql.ts";
import { listen } from "./http/listen.ts";
import { LiveLimits } from "./http/live-limits.ts";
import { referenceOf } from "./http/openapi.ts";
import { RateLimit, type Client } from "./http/rate-limit.ts";
import { serveReference } from "./http/reference.ts";
import { frontOf } from "./http/front.ts";
import { serveFront } from "./http/serve-front.ts";
import { serveRest } from "./http/rest.ts";
import { whoCalls } from "./http/who-calls.ts";
import { restRoutes } from "./http/rest-routes.ts";
import { deliverTo, servePaymentWebhooks } from "./http/payment-webhooks.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { Observability } from "./observability/observability.ts";
import { ObservedExecutor } from "./observability/observed-executor.ts";
import { observedStreams } from "./observability/observed-subscribe.ts";
import { serveProbes } from "./observability/probe-routes.ts";
import { countRefused } from "./observability/refused-operations.ts";
import { billingPages } from "../pages/billing-pages.ts";
import { abusePages } from "../pages/abuse-pages.ts";
import { claimPages } from "../pages/claim-pages.ts";
import { firstVisitPage } from "../pages/first-visit-page.ts";
import { servePageRoutes } from "../pages/page-routes.ts";
import { movedPages } from "../pages/moved-pages.ts";
import { passwordPages } from "../pages/password-pages.ts";
import { signInPages } from "../pages/sign-in-pages.ts";
import { signUpPages } from "../pages/sign-up-pages.ts";

/** Time for answers that are under way when the gateway closes. */
const CLOSE_GRACE_MS = 2000;

export interface GatewayDeps {
  config: Config;
  log: Log;
  services: Services;
  /** Told where callers reach it, once it listens. */
  listening: (publicUrl: string) => void;
  observability: Observability;
  /** True when database and jobs answer. */
  ready: () => Promise<boolean>;
}

export interface Gateway {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** V8 would let garbage grow to four times what is in use, and large answers are garbage as soon as they are sent. */
const HEAP_GROWTH = "--heap-growing-percent=30";

/** Starts the HTTP faces: /graphql (HTTP, WebSocket and events), /v1, /docs, /healthz and /readyz. */
export async function startGateway({
  config,
  log,
  services,
  listening,
  observability,
  ready,
}: GatewayDeps): Promise<Gateway> {
  setFlagsFromString(HEAP_GROWTH);
  const { metrics, page } = observability;
  const { publicUrl } = services;
  const addressOf = addressReader(config.QUARRY_TRUSTED_PROXIES);
  const { call: callSeconds, slow: slowSeconds } = config.QUARRY_TIMEOUTS;
  const answers = new AnswerBudget(config.QUARRY_ANSWER_RATE);
  const app = createApp({ log, metrics, publicUrl, addressOf, answers, callSeconds, slowSeconds });
  await allowOrigins(app, config.QUARRY_CORS_ORIGINS);
  serveProbes(app, page, ready);

  const closeFaces = await serveFaces(app, { config, log, services, metrics, addressOf, answers });
  const { url, port } = await listen(app, config, { port: config.PORT, setting: "PORT" });
  listening(url);
  if (isOpenSandbox(config)) log.warn(OPEN_SANDBOX);
  const related = relatedDomains(config);
  if (related !== null) log.warn(related);
  const close = async (): Promise<void> => {
    // A reader that stalls, of an export for example, must not hold the shutdown up.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
    await closeFaces();
    await app.close();
  };
  return { url, port, close };
}

interface FaceDeps extends Pick<GatewayDeps, "config" | "log" | "services"> {
  metrics: Metrics;
  addressOf: AddressOf;
  answers: AnswerBudget;
}

/** The schema with the types of the scrapers. One that cannot join is switched off. */
function schemaOf(services: Services, log: Log): { schema: GraphQLSchema; families: TypedFamilies } {
  const { schema, families } = quarrySchema(services.catalog.installed());
  for (const [id, problem] of families.refused) {
    log.warn({ plugin: id, problem }, "a plugin is switched off");
    services.catalog.refuse(id, problem);
  }
  return { schema, families };
}

/** Serves the pages that are made for who opens them. */
async function serveAccountPages(
  app: FastifyInstance,
  { config, log, services }: Pick<GatewayDeps, "config" | "log" | "services">,
  limit: RateLimit,
): Promise<void> {
  const { publicUrl } = services;
  await app.register(async (own) => {
    own.addHook("onRequest", identify(services, limit, "forget"));
    own.addHook("onSend", forgetEnded(services));
    await servePageRoutes(own, { log, publicUrl }, (pages) => {
      billingPages(pages, {
        services,
        clock: services.clock,
        sandbox: services.sandbox,
        deliver: deliverTo(publicUrl),
        seller: config.QUARRY_SELLER,
      });
      for (const add of [
        firstVisitPage,
        signUpPages,
        signInPages,
        passwordPages,
        claimPages,
        abusePages,
        movedPages,
      ])
        add(pages, services);
    });
  });
}

/** Serves /graphql over HTTP: what is known the short way, and all else by Apollo. */
async function serveGraphql(
  graphql: FastifyInstance,
  { schema, apollo, known }: { schema: GraphQLSchema; apollo: ApolloServer<Context>; known: KnownQueries },
): Promise<void> {
  graphql.addHook("preHandler", known.answer);
  graphql.addHook("preHandler", refuseUnvalidatable(schema));
  await graphql.register(fastifyApollo(apollo), {
    path: "/graphql",
    method: ["GET", "POST"],
    context: async (request) => known.contextOf(request),
  });
}

/** Serves the schema on every face. Returns the way to close what does not close with the HTTP server. */
async function serveFaces(
  app: FastifyInstance,
  { config, log, services: own, metrics, addressOf, answers }: FaceDeps,
): Promise<() => Promise<void>> {
  const { schema, families } = schemaOf(own, log);
  const services: GatewayServices = { ...own, families };
  const { publicUrl } = services;
  const heavy = new HeavyTurns(answers);
  const executor = new ObservedExecutor(schema, metrics, heavy);
  const routes = restRoutes(schema);
  serveErrorsPage(app);
  serveDashboard(app);
  serveFront(app, () => frontOf(services, routes), publicUrl);
  serveReference(app, referenceOf(services, executor, routes));
  serveGraphiql(app, () => graphiqlTabs(services));
  const limit = new RateLimit({ key: config.QUARRY_RATE_LIMIT, address: config.QUARRY_ADDRESS_RATE_LIMIT });
  const documents = new DocumentCache();
  const known = new KnownQueries({
    ...{ schema, executor, documents },
    contextOf: (request) => contextOf(services, request, "graphql"),
  });
  const apollo = createApollo({
    ...{ schema, executor, known },
    introspection: config.QUARRY_INTROSPECTION,
    publicUrl,
    log,
  });
  apollo.addPlugin(fastifyApolloDrainPlugin(app));
  apollo.addPlugin(countRefused(metrics));
  apollo.addPlugin(countCalls(limit));
  await apollo.start();
  const live = {
    schema,
    introspection: config.QUARRY_INTROSPECTION,
    ...{ documents, publicUrl, log, answers },
    operations: whileGood(observedStreams(metrics, heavy)),
    limits: new LiveLimits(config),
    count: (client: Client, calls?: number) => limit.take(client, calls),
    timeouts: config.QUARRY_TIMEOUTS,
  };
  await app.register(async (faces) => {
    faces.addHook("onRequest", noticeDeparture(app));
    faces.addHook("onRequest", identify(services, limit, "refuse"));
    faces.addHook("onSend", forgetEnded(services));
    faces.addHook("preHandler", payForBytes(answers));
    faces.addHook("preHandler", (request, _reply, done) => runWithCallId(request.id, done));
    await faces.register((graphql) => serveGraphql(graphql, { schema, apollo, known }));
    serveEventStream(faces, { ...live, contextOf: (request) => contextOf(services, request, "graphql") });
    serveRest(faces, { services, schema, executor, routes, limits: live.limits });
  });
  await serveAccountPages(app, { config, log, services }, limit);
  await servePaymentWebhooks(app, services.paymentMessages);
  const closeSockets = serveWebSockets(app.server, {
    ...live,
    addressOf,
    async identify(authorization, { headers }, address) {
      try {
        // What comes through a socket may change things, though it is opened by GET.
        return { caller: await whoCalls(services, authorization, { method: "POST", headers }), address };
      } catch (error) {
        await limit.take({ caller: null, address });
        throw error;
      }
    },
    contextOf: ({ caller, address }, requestId, socketClosed): Context => ({
      services,
      caller,
      address,
      userAgent: null,
      face: "graphql",
      requestId,
      gone: () => endOfPatience([socketClosed()]),
      idempotencyKey: null,
    }),
  });
  return async () => {
    await closeSockets();
    await apollo.stop();
  };
}

import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { watchCalls } from "../observability/watch-calls.ts";
import { callId } from "./call.ts";
import type { AddressOf } from "../../kernel/client-address.ts";
import { answerUnreadable } from "./client-error.ts";
import { replyWithError } from "./error-reply.ts";
import { acceptJsonOnly } from "./json-body.ts";
import { compressedPage, lazily, sendCompressed } from "./compressed-page.ts";
import { packAnswers } from "./pack-answers.ts";
import type { AnswerBudget } from "./answer-budget.ts";
import { errorsPage, PAGE_POLICY } from "./pages.ts";
import { unknownRoute } from "./refuse-unknown.ts";
import { sessionTokenIn } from "../../http/session-cookie.ts";

const HTML = "text/html; charset=utf-8";
const MAX_BODY_BYTES = 1024 * 1024;
/** Keys of KV are the longest: 512 bytes, each percent-encoded, and somewhat more to be told how long they may be. */
const MOST_PARAMETER_CHARACTERS = 4096;
/** How often connections are looked through for calls that take too long to arrive. */
const CHECK_MS = 1000;

export interface AppDeps {
  log: Log;
  metrics: Metrics;
  publicUrl: () => string;
  addressOf: AddressOf;
  answers: AnswerBudget;
  /** A call that has not arrived whole after this many seconds is refused. */
  callSeconds: number;
  /** A connection that takes nothing of its answer for so many seconds is closed. */
  slowSeconds: number;
}

/** The HTTP server without its faces: call ids, counting, body rules, and one exit for errors. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { log, metrics, publicUrl, addressOf, answers: budget } = deps;
  const callMs = deps.callSeconds * 1000;
  const checkMs = Math.min(CHECK_MS, callMs / 4);
  const answers = new WeakMap<Socket, ServerResponse>();
  const marked = marker(publicUrl);
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    // Found at the next look after it, and not later than promised. The time of answers is not limited, but somebody must read them.
    requestTimeout: callMs - checkMs,
    connectionTimeout: deps.slowSeconds * 1000,
    http: { headersTimeout: callMs - checkMs, connectionsCheckingInterval: checkMs },
    // A path that cannot be decoded, or whose id is too long to be one.
    frameworkErrors: (_error, request, reply) =>
      void replyWithError(log, publicUrl(), new AppError("route_not_found"), request, marked(request, reply)),
    clientErrorHandler: answerUnreadable(publicUrl, answers),
    genReqId: (request) => callId(request.headers["x-request-id"]),
    routerOptions: { maxParamLength: MOST_PARAMETER_CHARACTERS },
    forceCloseConnections: "idle",
    // The framework's own answer while closing has no code; ours comes from the hook below.
    return503OnClosing: false,
  });
  // Node's own rule would end calls that wait for us, too.
  app.server.on("timeout", (socket: Socket) => {
    const isAnswering = answers.get(socket)?.writableFinished === false;
    if (socket.writableLength > 0 || !isAnswering) socket.destroy();
  });
  app.decorateRequest("caller", null);
  app.decorateRequest("gone");
  app.decorateRequest("left");
  app.decorateRequest("address", "");
  app.decorateRequest("paysForBytes", false);
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async (request, reply) => {
    answers.set(request.raw.socket, reply.raw);
    request.address = addressOf(request.raw);
    marked(request, reply);
    if (isClosing)
      throw new AppError("not_ready", { message: "The server is shutting down.", retryAfterSeconds: 2 });
  });
  packAnswers(app, publicUrl, (request, bytes) => {
    if (request.paysForBytes) budget.charge(request, bytes);
  });
  watchCalls(app, metrics, log);
  acceptJsonOnly(app);
  app.setErrorHandler((error, request, reply) => replyWithError(log, publicUrl(), error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    replyWithError(log, publicUrl(), unknownRoute(app, request, reply), request, reply),
  );
  return app;
}

/** The headers of every answer. What a credential opened, or failed to open, is for nobody else's cache. */
function marker(publicUrl: () => string) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers({ "x-request-id": request.id, "x-content-type-options": "nosniff" });
    const { authorization, cookie } = request.headers;
    const showsNothing = authorization === undefined && sessionTokenIn(cookie, publicUrl()) === null;
    return showsNothing ? reply : reply.header("cache-control", "no-store");
  };
}

/** The page that explains the error codes. */
export function serveErrorsPage(app: FastifyInstance): void {
  const page = lazily(async () =>
    compressedPage(errorsPage(), HTML, { "content-security-policy": PAGE_POLICY }),
  );
  app.get("/docs/errors", async (request, reply) => sendCompressed(await page(), request, reply));
}

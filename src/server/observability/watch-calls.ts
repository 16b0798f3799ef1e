import {
  context,
  defaultTextMapGetter,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "../../kernel/log.ts";
import type { Metrics } from "./metrics.ts";
import { tracer } from "./trace-context.ts";

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

/** Counts, times, traces and logs every HTTP call. To be set up before the routes. */
export function watchCalls(app: FastifyInstance, metrics: Metrics, log: Log): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, _reply, done) => {
    const route = routeOf(request);
    const caller = propagation.extract(context.active(), request.headers, defaultTextMapGetter);
    const span = tracer().startSpan(
      `${methodOf(request)} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          "http.request.method": methodOf(request),
          "http.route": route,
          "quarry.call.id": request.id,
        },
      },
      caller,
    );
    contexts.set(request, trace.setSpan(caller, span));
    done();
  });
  // Not earlier: the parsing of a body loses the context.
  app.addHook("preHandler", (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const method = methodOf(request);
    const route = routeOf(request);
    const { statusCode, elapsedTime } = reply;
    metrics.httpRequests.inc({ method, route, status: `${Math.floor(statusCode / 100)}xx` });
    metrics.httpSeconds.observe({ method, route }, elapsedTime / 1000);
    log.debug(
      { method, route, status: statusCode, ms: Math.round(elapsedTime), requestId: request.id },
      "call",
    );
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** The pattern, such as `/v1/requests/:id`; what matches none is one route, whatever its path. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "unmatched";
}

function methodOf({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : "other";
}

import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  trace,
  type SpanContext,
  type Tracer,
} from "@opentelemetry/api";

/**
 * Does nothing until tracing is started, and costs next to nothing then. Asked for at each use: the bundle has a copy of
 * the API of its own, whose tracers from before that time would trace nothing.
 */
export const tracer = (): Tracer => trace.getTracer("quarry");

/** The W3C traceparent of the span that is active now; null when nothing is traced. */
export function currentTraceparent(): string | null {
  const transport: Record<string, string> = {};
  propagation.inject(context.active(), transport, defaultTextMapSetter);
  return transport.traceparent ?? null;
}

/** The span that a stored traceparent names. */
export function spanContextOf(traceparent: string | null): SpanContext | null {
  if (traceparent === null) return null;
  const extracted = propagation.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  return trace.getSpanContext(extracted) ?? null;
}

import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  trace,
  type SpanContext,
} from "@opentelemetry/api";

/** Does nothing until tracing is started, and costs next to nothing then. */
export const TRACER = trace.getTracer("quarry");

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

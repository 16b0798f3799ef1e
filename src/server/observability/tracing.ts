import type { Log } from "../../kernel/log.ts";

/** True when the usual variables of OpenTelemetry ask for traces. */
export function isTracingWanted(env: Record<string, string | undefined>): boolean {
  if (env.OTEL_SDK_DISABLED?.trim().toLowerCase() === "true" || env.OTEL_TRACES_EXPORTER === "none")
    return false;
  return Boolean(
    env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_TRACES_EXPORTER,
  );
}

/**
 * Starts the OpenTelemetry SDK, which reads exporter, protocol, sampler and resource from OTEL_* variables itself.
 * Loaded only here: it costs a process without tracing neither time nor memory.
 * @returns the way to send what is left and stop
 */
export async function startTracing(log: Log): Promise<() => Promise<void>> {
  const { NodeSDK } = await import("@opentelemetry/sdk-node");
  // Metrics are read from /metrics and logs from stderr: the SDK's own exporters of both stay off.
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "quarry",
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  log.info("traces are sent as the OTEL_ variables say");
  return () =>
    sdk.shutdown().catch((error: unknown) => {
      log.warn({ err: error }, "the last traces could not be sent");
    });
}

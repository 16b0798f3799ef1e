import { expect, test } from "vitest";
import { isTracingWanted } from "./tracing.ts";

const ENDPOINT = "http://127.0.0.1:4318";

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ OTEL_SERVICE_NAME: "quarry" }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ENDPOINT }, true],
  [{ OTEL_TRACES_EXPORTER: "console" }, true],
  [{ OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, false],
  [{ OTEL_SDK_DISABLED: "TRUE", OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, false],
])("with %j traces are wanted: %s", (env, expected) => {
  expect(isTracingWanted(env)).toBe(expected);
});

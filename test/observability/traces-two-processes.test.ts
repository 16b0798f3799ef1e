import { afterAll, beforeAll, expect, test } from "vitest";
import type { Loopback } from "../../src/scrape-host/http/testing/loopback.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { startCluster, type Cluster } from "../process/cluster.ts";
import { waitUntil } from "../process/wait-until.ts";
import { logLines } from "./log-lines.ts";
import { pagedSource, SOURCE_ROWS } from "./paged-source.ts";
import { traceReceiver } from "./trace-receiver.ts";

const CALL_ID = "traced-call-2";
const CLIENT_KIND = 3;

let source: Loopback;
let receiver: Awaited<ReturnType<typeof traceReceiver>>;
let cluster: Cluster;
let gateway: ServerProcess;
let worker: ServerProcess;

beforeAll(async () => {
  [source, receiver, cluster] = await Promise.all([pagedSource(), traceReceiver(), startCluster()]);
  const env = (name: string) => ({
    QUARRY_LOG_LEVEL: "debug",
    QUARRY_ORIGINS: `test-well-behaved.web=${source.origin}`,
    QUARRY_PRIVATE_ORIGINS: source.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_SERVICE_NAME: name,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  gateway = await cluster.start("gateway", env("gateway"));
  worker = await cluster.start("worker", env("worker"));
});
afterAll(async () => {
  await cluster.stop();
  await Promise.all([source.close(), receiver.close()]);
});

test("one Request is followed from the call at the gateway over the worker to each answer of its source", async () => {
  const { body } = await rest<RestRequest>(gateway.url, gateway.apiKey, "/v1/requests", {
    body: { scraper: "test-well-behaved", input: { operation: "pages" } },
    headers: { "x-request-id": CALL_ID },
  });
  expect((await untilTerminal(gateway.url, gateway.apiKey, body.id)).recordCount).toBe(SOURCE_ROWS);

  const run = await waitUntil("the span of the run", () =>
    receiver.spans().find(({ attributes }) => attributes["quarry.request.id"] === body.id),
  );
  const call = await waitUntil("the span of the call", () =>
    receiver.spans().find(({ attributes }) => attributes["quarry.call.id"] === CALL_ID),
  );
  const of = (traceId: string) => receiver.spans().filter((span) => span.traceId === traceId);
  const operation = of(call.traceId).find(({ parentSpanId }) => parentSpanId === call.spanId);
  expect([call.service, operation?.service, run.service]).toEqual(["gateway", "gateway", "worker"]);
  expect(run.links).toMatchObject([{ traceId: call.traceId, spanId: operation?.spanId }]);

  const parts = of(run.traceId).filter(({ parentSpanId }) => parentSpanId === run.spanId);
  expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(["source GET", "commit batch"]));
  const answers = parts.filter(({ name }) => name === "source GET");
  expect(answers.map(({ attributes }) => Number(attributes["http.response.status_code"]))).toEqual([
    200, 503, 200, 200,
  ]);
  expect(new Set(answers.map(({ kind, service }) => `${kind} ${service}`))).toEqual(
    new Set([`${CLIENT_KIND} worker`]),
  );
  expect(JSON.stringify(receiver.spans())).not.toContain(source.origin);

  const lines = [gateway, worker].map(({ output }) => logLines(output()));
  const [made, ran] = lines.map((all) => all.filter(({ requestId }) => requestId === body.id));
  expect(made?.map(({ msg, callId }) => [msg, callId])).toEqual([["request created", CALL_ID]]);
  const spoken = ran!.filter(({ msg }) => msg === "run begins" || msg === "scraper: response");
  expect(spoken.map(({ callId }) => callId)).toEqual(Array.from({ length: 5 }, () => CALL_ID));
});

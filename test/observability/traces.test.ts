import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { untilTerminal } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { waitUntil } from "../process/wait-until.ts";
import { traceReceiver, type ReceivedSpan } from "./trace-receiver.ts";

const CALLER = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const SERVER_KIND = 2;
const CONSUMER_KIND = 5;
const CREATE = `mutation Make($input: RequestCreateInput!) { requestCreate(input: $input) { request { id } } }`;

let receiver: Awaited<ReturnType<typeof traceReceiver>>;
let server: ServerProcess;

beforeAll(async () => {
  receiver = await traceReceiver();
  server = await startServer({
    env: {
      QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins", import.meta.url)),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_SERVICE_NAME: "quarry-under-test",
      OTEL_BSP_SCHEDULE_DELAY: "100",
    },
  });
});

afterAll(async () => {
  await server.stop();
  await receiver.close();
});

test("A call, its operation, the run that it causes and the commits of the run are one story", async () => {
  const { requestCreate } = await graphqlData<{ requestCreate: { request: { id: string } } }>(
    server.url,
    server.apiKey,
    CREATE,
    { input: { scraper: "test-well-behaved", input: { records: 450 }, limit: 450 } },
    { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`, "x-request-id": "traced-call-1" },
  );
  const { id } = requestCreate.request;
  expect((await untilTerminal(server.url, server.apiKey, id)).recordCount).toBe(450);

  const run = await waitUntil("the span of the run", () =>
    receiver.spans().find(({ attributes }) => attributes["quarry.request.id"] === id),
  );
  const http = await waitUntil("the span of the call", () =>
    receiver.spans().find(({ attributes }) => attributes["quarry.call.id"] === "traced-call-1"),
  );
  expect(http).toMatchObject({
    name: "POST /graphql",
    traceId: CALLER.traceId,
    parentSpanId: CALLER.spanId,
    kind: SERVER_KIND,
    service: "quarry-under-test",
    attributes: { "http.route": "/graphql" },
  });
  expect(String(http.attributes["http.response.status_code"])).toBe("200");

  const operation = childrenOf(http)[0];
  expect(operation).toMatchObject({
    name: "graphql mutation",
    traceId: CALLER.traceId,
    attributes: { "graphql.operation.name": "Make", "quarry.face": "graphql" },
  });

  expect(run).toMatchObject({
    name: "run test-well-behaved",
    kind: CONSUMER_KIND,
    attributes: { "quarry.operation": "count", "quarry.run.outcome": "completed" },
  });
  expect(run.traceId).not.toBe(CALLER.traceId);
  expect(run.parentSpanId ?? "").toBe("");
  expect(run.links).toMatchObject([{ traceId: CALLER.traceId, spanId: operation?.spanId }]);

  const commits = childrenOf(run);
  expect(new Set(commits.map(({ name }) => name))).toEqual(new Set(["commit batch"]));
  const records = commits.reduce(
    (sum, { attributes }) => sum + Number(attributes["quarry.batch.records"]),
    0,
  );
  expect(records).toBe(450);
});

test("Traces are all that is sent", () => {
  expect(receiver.paths()).toEqual(["/v1/traces"]);
});

function childrenOf(parent: ReceivedSpan): ReceivedSpan[] {
  return receiver
    .spans()
    .filter(({ traceId, parentSpanId }) => traceId === parent.traceId && parentSpanId === parent.spanId);
}

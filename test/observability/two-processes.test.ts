import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Loopback } from "../../src/scrape-host/http/testing/loopback.ts";
import { graphql } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { startCluster, type Cluster } from "../process/cluster.ts";
import { waitUntil } from "../process/wait-until.ts";
import { logLines } from "./log-lines.ts";
import { pagedSource, SOURCE_ROWS } from "./paged-source.ts";
import { readMetrics } from "./read-metrics.ts";

const CALL_ID = "observed-call-1";
const SCRAPER = `scraper="test-well-behaved"`;

let source: Loopback;
let cluster: Cluster;
let gateway: ServerProcess;
let worker: ServerProcess;
let workerOrigin: string;
let request: RestRequest;

async function create(input: Record<string, unknown>, headers = {}): Promise<RestRequest> {
  const { status, body } = await rest<RestRequest>(gateway.url, gateway.apiKey, "/v1/requests", {
    body: { scraper: "test-well-behaved", input },
    headers,
  });
  expect(status).toBe(201);
  return body;
}

beforeAll(async () => {
  source = await pagedSource();
  cluster = await startCluster();
  const env = {
    QUARRY_LOG_LEVEL: "debug",
    QUARRY_ORIGINS: `test-well-behaved.web=${source.origin}`,
    QUARRY_PRIVATE_ORIGINS: source.origin,
  };
  gateway = await cluster.start("gateway", env);
  worker = await cluster.start("worker", { ...env, QUARRY_METRICS_PORT: "0" });
  const line = logLines(worker.output()).find(({ msg }) => msg === "metrics listener is up");
  workerOrigin = `http://${String(line?.host)}:${String(line?.port)}`;
  const { id } = await create({ operation: "pages" }, { "x-request-id": CALL_ID });
  request = await untilTerminal(gateway.url, gateway.apiKey, id);
});

afterAll(async () => {
  await cluster.stop();
  await source.close();
});

describe("/metrics of a gateway", () => {
  test("counts calls by route pattern, never by id", async () => {
    const seen = await readMetrics(gateway.url);
    expect(seen.status).toBe(200);
    expect(seen.contentType).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(seen.value('quarry_http_requests_total{method="POST",route="/v1/requests",status="2xx"}')).toBe(1);
    const polls = seen.value(
      'quarry_http_requests_total{method="GET",route="/v1/requests/:id",status="2xx"}',
    );
    expect(polls).toBeGreaterThanOrEqual(1);
    expect(
      seen.value('quarry_http_request_duration_seconds_count{method="GET",route="/v1/requests/:id"}'),
    ).toBe(polls);
    for (const path of ["/no/such/path/1", "/no/such/path/2"]) await rest(gateway.url, null, path);
    const unmatched = 'quarry_http_requests_total{method="GET",route="unmatched",status="4xx"}';
    await waitUntil("two unmatched", async () => (await readMetrics(gateway.url)).value(unmatched) === 2);
    expect(
      JSON.stringify((await readMetrics(gateway.url)).samples("quarry_http_requests_total")),
    ).not.toMatch(/req_|no\/such/);
  });

  test("counts operations by face, type and outcome", async () => {
    const operations = async (): Promise<Record<string, number>> =>
      (await readMetrics(gateway.url)).samples("quarry_graphql_operations_total");
    const before = await operations();
    await graphql(gateway.url, null, "{ scrapers { id } }");
    await graphql(gateway.url, null, "{ noSuchField }");
    await graphql(gateway.url, null, 'mutation { requestCancel(id: "req_1") { request { id } } }');
    const after = await operations();
    const added = Object.fromEntries(
      Object.entries(after).flatMap(([name, value]) => {
        const more = value - (before[name] ?? 0);
        return more > 0 ? [[name.replace("quarry_graphql_operations_total", ""), more]] : [];
      }),
    );
    expect(added).toEqual({
      '{face="graphql",type="query",outcome="ok"}': 1,
      '{face="graphql",type="unknown",outcome="refused"}': 1,
      '{face="graphql",type="mutation",outcome="error"}': 1,
    });
    expect(before['quarry_graphql_operations_total{face="rest",type="mutation",outcome="ok"}']).toBe(1);
  });

  test("shows open subscriptions and unfinished Requests while there are some", async () => {
    const { id } = await create({
      operation: "count",
      records: 5000,
      limit: 5000,
      pageSize: 10,
      delayMs: 50,
    });
    const stream = subscribe(
      gateway.wsUrl,
      gateway.apiKey,
      "subscription ($id: ID!) { recordStored(requestId: $id) { cursor } }",
      { variables: { id } },
    );
    await stream.next();
    expect((await readMetrics(gateway.url)).value("quarry_subscriptions_active")).toBe(1);
    await waitUntil("the run to be counted", async () => {
      const seen = await readMetrics(gateway.url);
      return seen.value('quarry_requests_in_state{state="running"}') === 1;
    });
    expect((await readMetrics(workerOrigin)).value("quarry_runs_active")).toBe(1);
    await stream.close();
    await rest(gateway.url, gateway.apiKey, `/v1/requests/${id}/cancel`, { method: "POST" });
    await untilTerminal(gateway.url, gateway.apiKey, id);
    await waitUntil("nothing to be open", async () => {
      const seen = await readMetrics(gateway.url);
      const open = seen.value("quarry_subscriptions_active");
      return open === 0 && seen.value('quarry_requests_in_state{state="running"}') === 0;
    });
    await waitUntil("the run to have ended", async () => {
      const seen = await readMetrics(workerOrigin);
      return seen.value('quarry_runs_ended_total{scraper="test-well-behaved",outcome="cancel"}') === 1;
    });
    expect((await readMetrics(workerOrigin)).value("quarry_runs_active")).toBe(0);
  });

  test("is hidden from what a proxy passes on", async () => {
    expect((await readMetrics(gateway.url, { "x-forwarded-for": "203.0.113.7" })).status).toBe(404);
    expect((await readMetrics(workerOrigin, { via: "1.1 proxy" })).status).toBe(404);
  });
});

describe("/metrics of a worker", () => {
  test("counts the run, its Records and its source", async () => {
    expect(request).toMatchObject({ status: "succeeded", recordCount: SOURCE_ROWS });
    const seen = await waitUntil("the run to have ended", async () => {
      const reading = await readMetrics(workerOrigin);
      const ended = reading.value(`quarry_runs_ended_total{${SCRAPER},outcome="completed"}`);
      return ended === 1 && reading;
    });
    expect(seen.value(`quarry_records_stored_total{${SCRAPER}}`)).toBeGreaterThanOrEqual(SOURCE_ROWS);
    const finished = `quarry_requests_finished_total{${SCRAPER},state="succeeded",stop_reason="exhausted"}`;
    expect(seen.value(finished)).toBe(1);
    expect(seen.samples("quarry_source_responses_total")).toEqual({
      [`quarry_source_responses_total{${SCRAPER},status="2xx"}`]: 3,
      [`quarry_source_responses_total{${SCRAPER},status="5xx"}`]: 1,
    });
    expect(seen.samples("quarry_source_retries_total")).toEqual({
      [`quarry_source_retries_total{${SCRAPER},reason="source_unavailable"}`]: 1,
    });
    expect(seen.value(`quarry_pace_wait_seconds_count{${SCRAPER}}`)).toBeGreaterThanOrEqual(4);
    expect(seen.value("quarry_queue_wait_seconds_count")).toBeGreaterThanOrEqual(1);
    expect(seen.value("quarry_first_record_seconds_count")).toBeGreaterThanOrEqual(1);
    expect(seen.value('quarry_batch_commit_seconds_count{outcome="stored"}')).toBeGreaterThanOrEqual(1);
    expect(seen.value("quarry_mongodb_up")).toBe(1);
    expect(seen.value("quarry_mongodb_ping_seconds")).toBeLessThan(30);
    expect(seen.value('quarry_redrive_actions_total{action="given_up"}')).toBe(0);
  });

  test("its listener answers probes, and nothing else", async () => {
    const answers = await Promise.all(
      ["/healthz", "/readyz", "/v1/requests"].map(async (path) => {
        const { status, body } = await rest(workerOrigin, null, path);
        return [status, body];
      }),
    );
    expect(answers).toEqual([
      [200, { status: "ok" }],
      [200, { status: "ready" }],
      [404, { code: "route_not_found" }],
    ]);
  });
});

describe("the log", () => {
  test("of the gateway has a line per call with its id, and names the Request it made", async () => {
    const lines = logLines(gateway.output());
    const call = lines.find(({ msg, requestId }) => msg === "call" && requestId === CALL_ID);
    expect(call).toMatchObject({ level: 20, method: "POST", route: "/v1/requests", status: 201 });
    expect(call?.ms).toBeTypeOf("number");
    expect(lines.find(({ msg, callId }) => msg === "request created" && callId === CALL_ID)).toMatchObject({
      requestId: request.id,
    });
  });

  test("of the worker names Request and call from the first line of a run to the last, the plugin's own too", async () => {
    const lines = await waitUntil("the end of the run in the log", () => {
      const all = logLines(worker.output()).filter(({ requestId }) => requestId === request.id);
      return all.some(({ msg }) => msg === "run ended") && all;
    });
    const begin = lines.find(({ msg }) => msg === "run begins");
    expect(begin).toMatchObject({ callId: CALL_ID, attempt: 1, scraper: "test-well-behaved" });
    expect(lines.find(({ msg }) => msg === "run ended")).toMatchObject({ callId: CALL_ID, attempt: 1 });
    const responses = lines.filter(({ msg }) => msg === "scraper: response");
    expect(responses.map(({ data }) => (data as { status: number }).status)).toEqual([200, 503, 200, 200]);
    const anonymous = logLines(worker.output()).filter(
      ({ msg, requestId }) => /^run |^scraper:/.test(msg) && !requestId,
    );
    expect(anonymous).toEqual([]);
  });

  test("of the run keeps the Request's id with every line", async () => {
    const stored = await cluster.store.runLogs.find({ requestId: request.id }).sort({ _id: 1 }).toArray();
    expect(stored.filter(({ message }) => message === "response")).toHaveLength(4);
    expect(stored.every(({ _id }) => _id.startsWith(`${request.id}.000001.`))).toBe(true);
    expect(await cluster.store.requests.findOne({ _id: request.id })).toMatchObject({
      creation: { callId: CALL_ID, traceparent: null },
    });
  });
});

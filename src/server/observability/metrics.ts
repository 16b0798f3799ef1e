import { collectDefaultMetrics, Registry } from "prom-client";
import { VERSION } from "../../kernel/version.ts";
import { MetricMaker } from "./metric-maker.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Every metric of a process, in a registry of its own. Labels take few values: route patterns, scraper ids, states
 * and codes, never an id of a Request, an account or a call.
 */
export function createMetrics() {
  const registry = new Registry();
  // By default it wakes the process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const make = new MetricMaker(registry);
  make
    .gauge("quarry_info", "1, with the version of this process.", ["version"], "first")
    .set({ version: VERSION }, 1);
  return { registry, ...gatewayMetrics(make), ...requestMetrics(make), ...workerMetrics(make) };
}

function gatewayMetrics(make: MetricMaker) {
  return {
    httpRequests: make.counter("quarry_http_requests_total", "HTTP calls answered by the gateway.", [
      "method",
      "route",
      "status",
    ]),
    httpSeconds: make.callSeconds(
      "quarry_http_request_duration_seconds",
      "Time from a call's head to the end of its answer.",
      ["method", "route"],
    ),
    graphqlOperations: make.counter(
      "quarry_graphql_operations_total",
      "GraphQL operations, those behind /v1 included.",
      ["face", "type", "outcome"],
    ),
    subscriptions: make.gauge("quarry_subscriptions_active", "GraphQL subscriptions open at this gateway."),
  };
}

function requestMetrics(make: MetricMaker) {
  return {
    requestsCreated: make.counter("quarry_requests_created_total", "Requests created by this process.", [
      "scraper",
    ]),
    requestsFinished: make.counter("quarry_requests_finished_total", "Requests ended by this process.", [
      "scraper",
      "state",
      "stop_reason",
    ]),
    requestsInState: make.gauge(
      "quarry_requests_in_state",
      "Unfinished Requests of the whole installation, up to 100000 of each state.",
      ["state"],
    ),
    oldestQueuedSeconds: make.gauge(
      "quarry_oldest_queued_request_age_seconds",
      "Age of the queued Request that waits longest, of the whole installation; 0 when none waits.",
    ),
    settledWithoutHold: make.counter(
      "quarry_settled_without_hold_total",
      "Rounds that were charged although their hold was gone. Never, unless the database has lost something.",
    ),
    redriveActions: make.counter(
      "quarry_redrive_actions_total",
      "What the re-drive job finished for others.",
      ["action"],
    ),
    mongodbUp: make.gauge(
      "quarry_mongodb_up",
      "1 when MongoDB answered the last ping within a second, else 0.",
    ),
    mongodbPingSeconds: make.gauge("quarry_mongodb_ping_seconds", "Round trip of the last ping to MongoDB."),
  };
}

function workerMetrics(make: MetricMaker) {
  return {
    recordsStored: make.counter("quarry_records_stored_total", "Records committed by this worker.", [
      "scraper",
    ]),
    runsActive: make.gauge("quarry_runs_active", "Runs in progress in this worker."),
    runsEnded: make.counter("quarry_runs_ended_total", "Runs that ended in this worker, by how.", [
      "scraper",
      "outcome",
    ]),
    queueWaitSeconds: make.waitSeconds(
      "quarry_queue_wait_seconds",
      "Time from queueing a Request to its claim by a worker.",
    ),
    firstRecordSeconds: make.waitSeconds(
      "quarry_first_record_seconds",
      "Time from queueing a Request to the commit of its first Records.",
    ),
    commitSeconds: make.callSeconds(
      "quarry_batch_commit_seconds",
      "Time to store and commit a batch of Records.",
      ["outcome"],
    ),
    sourceResponses: make.counter("quarry_source_responses_total", "HTTP responses of sources to scrapers.", [
      "scraper",
      "status",
    ]),
    sourceRetries: make.counter(
      "quarry_source_retries_total",
      "Source calls that were made again, by cause.",
      ["scraper", "reason"],
    ),
    paceWaitSeconds: make.waitSeconds(
      "quarry_pace_wait_seconds",
      "Time a source call waited for its turn in the shared pace.",
      ["scraper"],
    ),
  };
}

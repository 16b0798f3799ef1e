import type { RequestObserver } from "../../domain/request/request-observer.ts";
import type { RunObserver } from "../../domain/scrape/run/run-observer.ts";
import type { Config } from "../../kernel/config.ts";
import type { Log } from "../../kernel/log.ts";
import type { Connection } from "../../store/client.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { currentCallId } from "../http/current-call.ts";
import { DatabaseGauges } from "./database-gauges.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { MetricsPage, type WorkerMetrics } from "./metrics-page.ts";
import { requestObserver } from "./request-observer.ts";
import { runObserver } from "./run-observer.ts";
import { currentTraceparent } from "./trace-context.ts";

/** How a process is watched from outside. */
export interface Observability {
  metrics: Metrics;
  page: MetricsPage;
  requests: RequestObserver;
  runs: RunObserver;
  /** What a new Request keeps of the call that creates it; undefined outside a call. */
  creation: () => RequestDoc["creation"];
}

export function createObservability(deps: {
  config: Config;
  log: Log;
  connection: Connection;
  store: Store;
  /** Of a worker beside this process, whose metrics are told together with its own. */
  workerMetrics: WorkerMetrics;
}): Observability {
  const metrics = createMetrics();
  const gauges = new DatabaseGauges(metrics, deps.connection, deps.store);
  return {
    metrics,
    page: new MetricsPage(metrics, gauges, deps.config.QUARRY_METRICS, deps.workerMetrics),
    requests: requestObserver(metrics, deps.log),
    runs: runObserver(metrics),
    creation() {
      const callId = currentCallId();
      const traceparent = currentTraceparent();
      return callId === null && traceparent === null ? undefined : { callId, traceparent };
    },
  };
}

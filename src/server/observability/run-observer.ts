import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from "@opentelemetry/api";
import type { RunObserver, RunWatch } from "../../domain/scrape/run/run-observer.ts";
import type { SourceAnswer } from "../../scrape-host/thread/messages.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Metrics } from "./metrics.ts";
import { spanContextOf, tracer } from "./trace-context.ts";

/** Counts runs, and traces each attempt with a span that links to the call that created the Request. */
export function runObserver(metrics: Metrics): RunObserver {
  return {
    started(request) {
      metrics.runsActive.inc();
      // A claim after a lost lease says nothing about the queue.
      if (request.attemptsThisRound === 1) metrics.queueWaitSeconds.observe(secondsSince(request.queuedAt));
      return watchRun(metrics, request, startRunSpan(request));
    },
  };
}

function watchRun(metrics: Metrics, request: RequestDoc, span: Span): RunWatch {
  const { scraper } = request;
  const inRun = trace.setSpan(ROOT_CONTEXT, span);
  return {
    committed({ records, milliseconds, outcome }) {
      metrics.commitSeconds.observe({ outcome }, milliseconds / 1000);
      traceCommit(inRun, { records, milliseconds, outcome });
      if (records === 0) return;
      metrics.recordsStored.inc({ scraper }, records);
      if (request.recordCount - records === request.recordCountAtRoundStart)
        metrics.firstRecordSeconds.observe(secondsSince(request.queuedAt));
    },
    asked({ answers, responses, retries }) {
      if (span.isRecording()) for (const answer of answers) traceAnswer(inRun, answer);
      for (const [status, count] of Object.entries(responses))
        metrics.sourceResponses.inc({ scraper, status }, count);
      for (const [reason, count] of Object.entries(retries))
        metrics.sourceRetries.inc({ scraper, reason }, count);
    },
    paced: (milliseconds) => metrics.paceWaitSeconds.observe({ scraper }, milliseconds / 1000),
    ended(outcome) {
      metrics.runsActive.dec();
      metrics.runsEnded.inc({ scraper, outcome });
      span.setAttributes({ "quarry.run.outcome": outcome, "quarry.request.records": request.recordCount });
      if (outcome === "failed" || outcome === "store_failed" || outcome === "lease_lost")
        span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      span.end();
    },
  };
}

function startRunSpan(request: RequestDoc): Span {
  const cause = spanContextOf(request.creation?.traceparent ?? null);
  return tracer().startSpan(
    `run ${request.scraper}`,
    {
      root: true,
      kind: SpanKind.CONSUMER,
      links: cause ? [{ context: cause }] : [],
      attributes: {
        "quarry.request.id": request._id,
        "quarry.request.attempt": request.attempt,
        "quarry.scraper": request.scraper,
        "quarry.operation": request.operation,
      },
    },
    ROOT_CONTEXT,
  );
}

function traceAnswer(parent: Context, { method, status, bytes, at, ms }: SourceAnswer): void {
  const span = tracer().startSpan(
    `source ${method}`,
    {
      kind: SpanKind.CLIENT,
      startTime: at - ms,
      attributes: {
        "http.request.method": method,
        "http.response.status_code": status,
        "http.response.body.size": bytes,
      },
    },
    parent,
  );
  if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(at);
}

function traceCommit(
  parent: Context,
  batch: { records: number; milliseconds: number; outcome: string },
): void {
  const endTime = Date.now();
  const span = tracer().startSpan(
    "commit batch",
    {
      startTime: endTime - batch.milliseconds,
      attributes: { "quarry.batch.records": batch.records, "quarry.batch.outcome": batch.outcome },
    },
    parent,
  );
  if (batch.outcome !== "stored") span.setStatus({ code: SpanStatusCode.ERROR, message: batch.outcome });
  span.end(endTime);
}

function secondsSince(at: Date): number {
  return Math.max(0, Date.now() - at.getTime()) / 1000;
}

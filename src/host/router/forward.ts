import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Dispatcher } from "undici";
import { AppError } from "../../errors/app-error.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import type { WorkerLife } from "../workers/worker-life.ts";
import { answerHeaders, requestHeaders } from "./forward-headers.ts";

interface Forwarded {
  request: IncomingMessage;
  reply: ServerResponse;
  raw: string;
  requestId: string;
}

/** Nothing of a request has reached a worker, which had ended just before. */
class NotDelivered extends Error {}

/** Sends a request to a worker, and its answer back, both as they come. Rejects when nothing of an answer has been sent. */
export async function forward(worker: HostedWorker, forwarded: Forwarded): Promise<void> {
  const life = worker.wake();
  try {
    await life.use(() => dispatch(life, forwarded));
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    await life.ended;
    const next = worker.wake();
    await next
      .use(() => dispatch(next, forwarded))
      .catch((again: unknown) => {
        throw again instanceof NotDelivered ? new AppError("worker_crashed", { cause: again }) : again;
      });
  }
}

function dispatch(life: WorkerLife, { request, reply, raw, requestId }: Forwarded): Promise<void> {
  const { method = "GET" } = request;
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || (request.headers["content-length"] ?? "0") !== "0";
  const done = Promise.withResolvers<void>();
  let active: Dispatcher.DispatchController | null = null;
  const abort = (): void => {
    if (!reply.writableFinished) active?.abort(new Error("The visitor has gone."));
  };
  const resume = (): void => active?.resume();
  reply.on("close", abort);
  reply.on("drain", resume);
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      active = controller;
      if (reply.destroyed) abort();
    },
    onResponseStart(controller, status, headers) {
      // An answer between: the end of it follows.
      if (status < 200) return;
      try {
        reply.writeHead(status, answerHeaders(headers));
      } catch (error) {
        return controller.abort(error as Error);
      }
      // An answer of unknown length may be one of events, of which each has to leave at once.
      if (headers["content-length"] === undefined) reply.flushHeaders();
    },
    onResponseData(controller, chunk) {
      if (!reply.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      reply.end();
      done.resolve();
    },
    onResponseError(_controller, error) {
      if (reply.headersSent) {
        // What was cut off must not look whole.
        reply.destroy();
        done.resolve();
      } else done.reject(failureOf(error));
    },
  };
  life.pool.dispatch(
    {
      path: raw,
      method,
      headers: requestHeaders(request, requestId),
      body: hasBody ? request : null,
    },
    handler,
  );
  return done.promise;
}

function failureOf(cause: NodeJS.ErrnoException): Error {
  if (cause.code === "ECONNREFUSED" || cause.code === "ENOENT") return new NotDelivered("", { cause });
  const isLate = cause instanceof errors.HeadersTimeoutError;
  return new AppError(isLate ? "worker_timeout" : "worker_crashed", { cause });
}

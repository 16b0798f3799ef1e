import type { IncomingMessage, ServerResponse } from "node:http";
import type { Dispatcher } from "undici";
import { AppError } from "../../errors/app-error.ts";
import type { Exchange } from "./exchange.ts";
import { answerHeaders } from "./forward-headers.ts";
import { hasBody, whenSlow } from "./request-body.ts";

export interface Relayed {
  request: IncomingMessage;
  reply: ServerResponse;
  /** The target as it was sent. */
  raw: string;
  headers: string[];
  /** What is told of an answer that did not begin. */
  failureOf: (cause: NodeJS.ErrnoException) => Error;
  /** How long a body may come too slowly. */
  bodyMs: number;
  /** Whether what answers may still do so; asked of each part. */
  mayAnswer?: () => boolean;
  /** Counts what is answered. */
  exchange?: Exchange;
  /** Sees the head of the answer first. */
  onHead?: (headers: Dispatcher.ResponseData["headers"]) => void;
}

/** Sends a request on, and its answer back, both as they come. Rejects when nothing of an answer has been sent. */
export function relay(
  to: Dispatcher,
  { request, reply, raw, headers, failureOf, bodyMs, mayAnswer = () => true, exchange, onHead }: Relayed,
): Promise<void> {
  const { method = "GET" } = request;
  const done = Promise.withResolvers<void>();
  let active: Dispatcher.DispatchController | null = null;
  const abort = (): void => {
    if (!reply.writableFinished) active?.abort(new Error("The visitor has gone."));
  };
  let isAsking = false;
  const resume = (): void => {
    if (!isAsking && !reply.writableNeedDrain) active?.resume();
  };
  const isSlow = (): void => active?.abort(new AppError("request_timeout"));
  const stopLooking = hasBody(request) ? whenSlow(request, bodyMs, isSlow) : () => undefined;
  reply.on("close", abort);
  reply.on("drain", resume);
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      active = controller;
      if (reply.destroyed) abort();
    },
    onResponseStart(controller, status, answered) {
      // An answer between: the end of it follows.
      if (status < 200) return;
      if (!mayAnswer()) return controller.abort(new Error("Another host has this service."));
      exchange?.answered(status);
      try {
        onHead?.(answered);
        reply.writeHead(status, answerHeaders(answered));
      } catch (error) {
        return controller.abort(error as Error);
      }
      // An answer of unknown length may be one of events, of which each has to leave at once.
      if (answered["content-length"] === undefined) {
        exchange?.begun();
        reply.flushHeaders();
      }
    },
    onResponseData(controller, chunk) {
      if (!mayAnswer()) return controller.abort(new Error("Another host has this service."));
      const pass = (): void => {
        if (!reply.destroyed && !reply.write(chunk)) controller.pause();
      };
      const room = exchange?.passing(chunk.length) ?? null;
      if (room === null) return pass();
      isAsking = true;
      controller.pause();
      const goOn = (): void => {
        isAsking = false;
        pass();
        resume();
      };
      room.then(goOn, (error: Error) => controller.abort(error));
    },
    onResponseEnd() {
      exchange?.end("ok");
      reply.end();
      done.resolve();
    },
    onResponseError(_controller, error) {
      if (reply.destroyed) exchange?.end("canceled");
      if (reply.headersSent) {
        exchange?.end(error instanceof AppError ? error.code : "worker_crashed");
        // What was cut off must not look whole.
        reply.destroy();
        done.resolve();
      } else done.reject(error instanceof AppError ? error : failureOf(error));
    },
  };
  to.dispatch({ path: raw, method, headers, body: hasBody(request) ? request : null }, handler);
  return done.promise.finally(stopLooking);
}

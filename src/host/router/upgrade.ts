import {
  request as call,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { WorkerLife } from "../workers/worker-life.ts";
import type { Exchange } from "./exchange.ts";
import { answerHeaders } from "./forward-headers.ts";

export interface Upgraded {
  request: IncomingMessage;
  socket: Duplex;
  /** What came with the request already. */
  head: Buffer;
  raw: string;
  requestId: string;
  /** What it is told with the request. */
  headers: string[];
}

/** Where it is passed to. */
interface Beyond {
  at: Pick<RequestOptions, "socketPath" | "host" | "port">;
  failureOf: (cause: NodeJS.ErrnoException) => Error;
  /** Counts what is answered. */
  exchange?: Exchange;
  /** Sees the head of an answer that does not agree. */
  onRefused?: (headers: IncomingHttpHeaders) => void;
}

/** Passes an upgrade to a worker. */
export function upgrade(life: WorkerLife, upgraded: Upgraded, exchange: Exchange): Promise<void> {
  const failureOf = (cause: Error): Error => new AppError("worker_crashed", { cause });
  return life.use(() => splice({ at: { socketPath: life.socketPath }, failureOf, exchange }, upgraded));
}

/**
 * Passes an upgrade on, and the bytes of both sides once it was agreed to with 101. What has not agreed is heard and
 * the connection ended: whatever else comes over it would reach the worker unread.
 */
export function splice(
  { at, failureOf, exchange, onRefused }: Beyond,
  { request, socket, head, raw, requestId, headers }: Upgraded,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const asked = call({
    ...at,
    path: raw,
    method: request.method,
    headers: [...headers, "connection", "upgrade", "upgrade", request.headers.upgrade ?? ""],
  });
  const own = `x-request-id: ${requestId}`;
  const end = (): void => {
    exchange?.end("ok");
    asked.destroy();
    socket.destroy();
    done.resolve();
  };
  socket.on("close", end);
  socket.on("error", end);
  asked.on("error", (cause) => {
    if (socket.destroyed) return end();
    done.reject(failureOf(cause));
  });
  asked.on("upgrade", (answer, worker, first) => {
    worker.on("close", end);
    worker.on("error", end);
    exchange?.answered(101);
    exchange?.sent(first.length);
    worker.on("data", (chunk: Buffer) => exchange?.sent(chunk.length));
    const agreed = [own, "connection: upgrade", `upgrade: ${answer.headers.upgrade ?? ""}`];
    socket.write(headOf(answer, agreed));
    socket.write(first);
    worker.write(head);
    worker.pipe(socket).pipe(worker);
  });
  asked.on("response", (answer) => {
    onRefused?.(answer.headers);
    exchange?.answered(answer.statusCode ?? 0);
    exchange?.sent(0);
    answer.on("data", (chunk: Buffer) => exchange?.sent(chunk.length));
    socket.write(headOf(answer, [own, "connection: close"]));
    answer.on("error", end);
    answer.on("close", end);
    answer.pipe(socket);
  });
  asked.end();
  return done.promise;
}

function headOf(answer: IncomingMessage, own: readonly string[]): string {
  const lines = Object.entries(answerHeaders(answer.headers)).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  return [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, ...lines, ...own, "", ""].join("\r\n");
}

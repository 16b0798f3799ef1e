import {
  request as call,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { PassThrough, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "../../errors/app-error.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import { counted } from "../meters/counted.ts";
import type { Exchange } from "./exchange.ts";
import { answerHeaders } from "./forward-headers.ts";

export interface Upgraded {
  request: IncomingMessage;
  socket: Duplex;
  /** What came with the request already. */
  head: Buffer;
  raw: string;
  requestId: string;
  /** Whose share of the worker's places it takes. */
  visitor: string | null;
  /** What it is told with the request. */
  headers: string[];
}

/** Where it is passed to. */
interface Beyond {
  at: Pick<RequestOptions, "socketPath" | "host" | "port">;
  /** Until it has answered. */
  answerMs: number;
  failureOf: (cause: NodeJS.ErrnoException) => Error;
  /** Counts what is answered. */
  exchange?: Exchange;
  /** Sees the head of an answer that does not agree. */
  onRefused?: (headers: IncomingHttpHeaders) => void;
}

/** Passes an upgrade to a worker. */
export async function upgrade(worker: HostedWorker, upgraded: Upgraded, exchange: Exchange): Promise<void> {
  const life = worker.wake();
  const giveBack = life.places.upgrade(upgraded.visitor);
  const failureOf = (cause: Error): Error => new AppError("worker_crashed", { cause });
  const { answerMs } = life;
  try {
    await life.use(() =>
      splice({ at: { socketPath: life.socketPath }, answerMs, failureOf, exchange }, upgraded),
    );
  } finally {
    giveBack();
  }
}

/**
 * Passes an upgrade on, and the bytes of both sides once it was agreed to with 101: when one side ends, both do. What has not
 * agreed is heard and the connection ended: whatever else comes over it would reach the worker unread.
 */
export function splice(
  { at, answerMs, failureOf, exchange, onRefused }: Beyond,
  { request, socket, head, raw, requestId, headers }: Upgraded,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const asked = call({
    ...at,
    path: raw,
    method: request.method,
    headers: [...headers, "connection", "upgrade", "upgrade", request.headers.upgrade ?? ""],
  });
  // It is read before somebody wants it: else nobody would hear that the visitor has gone.
  const sent = new PassThrough();
  const sending = (bytes: number): Promise<void> | null => exchange?.passing(bytes) ?? null;
  const both: { destroy(): unknown }[] = [asked, socket, sent];
  const end = (outcome: Parameters<Exchange["end"]>[0]): void => {
    clearTimeout(late);
    exchange?.end(outcome);
    for (const one of both) one.destroy();
    done.resolve();
  };
  const gone = (): void => end("canceled");
  const late = setTimeout(() => fail(new AppError("worker_timeout")), answerMs);
  /** Nothing was answered: the visitor hears why. */
  const fail = (error: Error): void => {
    clearTimeout(late);
    asked.destroy();
    done.reject(error);
  };
  /** Until one of them ends. */
  const join = (...ways: Promise<void>[]): void => {
    clearTimeout(late);
    socket.off("end", gone);
    Promise.race(ways).then(
      () => end("ok"),
      (error: unknown) => end(error instanceof AppError ? error.code : "ok"),
    );
  };
  const own = `x-request-id: ${requestId}`;
  socket.once("end", gone);
  socket.once("close", gone);
  asked.on("error", (cause) => fail(failureOf(cause)));
  asked.on("upgrade", (answer, worker, first) => {
    both.push(worker);
    exchange?.answered(101);
    exchange?.begun();
    const agreed = [own, "connection: upgrade", `upgrade: ${answer.headers.upgrade ?? ""}`];
    socket.write(headOf(answer, agreed));
    worker.unshift(first);
    join(pipeline(worker, counted(sending), socket), pipeline(sent, worker));
  });
  asked.on("response", (answer) => {
    onRefused?.(answer.headers);
    exchange?.answered(answer.statusCode ?? 0);
    exchange?.begun();
    socket.write(headOf(answer, [own, "connection: close"]));
    join(pipeline(answer, counted(sending), socket));
  });
  if (socket.destroyed) gone();
  else {
    sent.write(head);
    socket.pipe(sent);
    asked.end();
  }
  return done.promise;
}

function headOf(answer: IncomingMessage, own: readonly string[]): string {
  const lines = Object.entries(answerHeaders(answer.headers)).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  return [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, ...lines, ...own, "", ""].join("\r\n");
}

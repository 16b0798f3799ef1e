import type { IncomingMessage, ServerResponse } from "node:http";
import { errors } from "undici";
import { AppError } from "../../errors/app-error.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import type { WorkerLife } from "../workers/worker-life.ts";
import type { Exchange } from "./exchange.ts";
import { relay } from "./relay.ts";

export interface Forwarded {
  request: IncomingMessage;
  reply: ServerResponse;
  raw: string;
  requestId: string;
  /** Whose share of the worker's places it takes; null for those that no limit can tell apart. */
  visitor: string | null;
  /** What the worker is told with it. */
  headers: string[];
  mayAnswer: () => boolean;
  exchange: Exchange;
}

/** One that is not admitted anywhere yet. */
export type Call = Omit<Forwarded, "mayAnswer" | "exchange">;

/** Nothing of a request has reached a worker, which had ended just before. */
class NotDelivered extends Error {}

/** Sends a request to a worker, and its answer back, both as they come. Rejects when nothing of an answer has been sent. */
export async function forward(worker: HostedWorker, forwarded: Forwarded): Promise<void> {
  const life = worker.wake();
  try {
    await inTurn(life, forwarded);
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    await life.ended;
    await inTurn(worker.wake(), forwarded).catch((again: unknown) => {
      throw again instanceof NotDelivered ? new AppError("worker_crashed", { cause: again }) : again;
    });
  }
}

function inTurn(life: WorkerLife, forwarded: Forwarded): Promise<void> {
  return life.use(async () => {
    const giveBack = await life.places.request(forwarded.visitor, forwarded.reply);
    if (giveBack === null) return forwarded.exchange.end("canceled");
    try {
      await relay(life.pool, { ...forwarded, failureOf, bodyMs: life.bodyMs });
    } finally {
      giveBack();
    }
  });
}

function failureOf(cause: NodeJS.ErrnoException): Error {
  if (cause.code === "ECONNREFUSED" || cause.code === "ENOENT") return new NotDelivered("", { cause });
  const isLate = cause instanceof errors.HeadersTimeoutError;
  return new AppError(isLate ? "worker_timeout" : "worker_crashed", { cause });
}

import { errors } from "undici";
import { AppError } from "../../errors/app-error.ts";
import type { HostedWorker } from "./hosted-worker.ts";
import type { WorkerLife } from "./worker-life.ts";

/** Nothing of a call has reached a worker, which had ended just before. */
class NotDelivered extends Error {}

/** Calls a worker, woken for it; once more where nothing had reached it. Throws `worker_crashed` where nothing does then either. */
export async function withAwake<T>(worker: HostedWorker, call: (life: WorkerLife) => Promise<T>): Promise<T> {
  const life = worker.wake();
  try {
    return await call(life);
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    await life.ended;
    return await call(worker.wake()).catch((again: unknown) => {
      throw again instanceof NotDelivered ? new AppError("worker_crashed", { cause: again }) : again;
    });
  }
}

/** What it means that a call over the socket of a worker failed: an AppError, unless nothing of it has reached the worker. */
export function callFailure(cause: NodeJS.ErrnoException): Error {
  if (cause.code === "ECONNREFUSED" || cause.code === "ENOENT") return new NotDelivered("", { cause });
  const isLate = cause instanceof errors.HeadersTimeoutError;
  return new AppError(isLate ? "worker_timeout" : "worker_crashed", { cause });
}

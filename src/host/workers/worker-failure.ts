import { AppError } from "../../errors/app-error.ts";
import type { WorkerEnding } from "../spawner/messages.ts";

/** A worker that is not there: `starting` takes a moment, `crashed` waits until it may be tried again, `moved` gets another host, `busy` has no place for one more WebSocket. */
export function workerUnavailable(
  reason: "starting" | "crashed" | "isolation" | "moved" | "busy",
  retryAfterSeconds: number,
  cause?: unknown,
): AppError {
  return new AppError("worker_unavailable", { retryAfterSeconds, facts: { reason }, cause });
}

/** How a life of a worker ended, for its owner. */
export function describeEnding(ending: WorkerEnding): string {
  switch (ending.reason) {
    case "exit":
      return `it ended with code ${ending.code}`;
    case "signal":
      return `it was ended by ${ending.signal}`;
    case "memory":
      return `it took more than its ${ending.most} MB of memory`;
    case "processes":
      return `it had more than ${ending.most} processes`;
    case "fenced":
      return "its host had no lease by then";
    case "failed":
      return `it could not be started: ${ending.message}`;
  }
}

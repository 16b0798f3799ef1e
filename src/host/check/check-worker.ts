import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { FailureReason } from "../../domain/deployment/failures.ts";
import { firstDescendant } from "../spawner/process-tree.ts";
import { describeEnding } from "../workers/worker-failure.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import type { WorkerLife } from "../workers/worker-life.ts";
import { heardOf } from "./heard-of.ts";

/** Why a deployment cannot be served. */
export interface CheckFailure {
  reason: FailureReason;
  /** What was seen. */
  what: string;
}

/** Starts the worker of a deployment and asks for its health; null when it answers below 500 in time. */
export async function checkWorker(
  worker: HostedWorker,
  { healthPath }: NonNullable<HostedDeployment["worker"]>,
  { depth, withinMs }: { depth: number; withinMs: number },
): Promise<CheckFailure | null> {
  const life = worker.wake();
  const leave = life.enter();
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), withinMs);
  try {
    const seen = await Promise.race([answerOf(life, healthPath), late.promise]);
    if (seen === "broken") return await breakOf(life, late.promise);
    if (seen !== "late")
      return seen < 500 ? null : { reason: "health_failed", what: `${healthPath} answered ${seen}` };
    return silenceOf(await life.started, depth, withinMs);
  } finally {
    clearTimeout(timer);
    leave();
  }
}

async function answerOf(life: WorkerLife, path: string): Promise<number | "broken"> {
  try {
    await life.started;
    const { statusCode, body } = await life.pool.request({ path, method: "GET" });
    await body.dump();
    return statusCode;
  } catch {
    return "broken";
  }
}

/** A connection that broke off mostly means that it ended. */
async function breakOf(life: WorkerLife, late: Promise<"late">): Promise<CheckFailure> {
  const ending = await Promise.race([life.ended, late]);
  if (ending === "late") return { reason: "health_failed", what: "what it answered is no HTTP" };
  const said = life.said === "" ? "" : `: ${life.said}`;
  const reason = ending.reason === "memory" ? "memory_at_start" : "crashed_at_start";
  return { reason, what: describeEnding(ending) + said };
}

function silenceOf(pid: number, depth: number, withinMs: number): CheckFailure {
  const { hasAccepted, ownPort, port } = heardOf(firstDescendant(pid, depth) ?? pid);
  const waited = `within ${withinMs / 1000} s`;
  if (hasAccepted)
    return { reason: "check_timeout", what: `it took the request and did not answer ${waited}` };
  if (port !== null && ownPort !== null)
    return { reason: "wrong_port", what: `it listens on port ${port}, and PORT is ${ownPort}` };
  if (port !== null) return { reason: "never_listened", what: `it listens on port ${port} instead` };
  return { reason: "never_listened", what: `it took no connection ${waited}` };
}

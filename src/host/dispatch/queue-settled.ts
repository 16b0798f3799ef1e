import type { DeliveringQueue, QueueMessage, Settled } from "../../domain/queue/home-facts.ts";
import type { BatchVerdict } from "./queue-verdict.ts";

const SECOND_MS = 1000;
/** Retries that wait longer and longer wait no longer than that. */
const MOST_BACKOFF_SECONDS = 43_200;

/** Between deliveries of what has no place to go. */
const LOST_SECONDS = 60;

type Rules = Pick<DeliveringQueue, "maxRetries" | "retryDelaySeconds" | "isBackoff" | "deadLetter">;

/** What becomes of the messages of a batch: n retries are n + 1 deliveries. */
export function settledOf(
  rules: Rules,
  batch: readonly QueueMessage[],
  verdict: Pick<BatchVerdict, "done" | "retried" | "error">,
  nowMs: number,
): Settled {
  const byId = new Map(batch.map((message) => [message.id, message]));
  const error = verdict.error ?? "retry_asked";
  const settled = { done: verdict.done.flatMap((id) => byId.get(id) ?? []), retried: [], dead: [] };
  const { retried, dead }: { retried: Settled["retried"][number][]; dead: Settled["dead"][number][] } =
    settled;
  for (const { id, delaySeconds } of verdict.retried) {
    const message = byId.get(id);
    if (message === undefined) continue;
    const isLast = message.failures >= rules.maxRetries;
    if (isLast && rules.deadLetter?.isThere !== false) dead.push({ message, error });
    else {
      const waitSeconds = isLast ? LOST_SECONDS : (delaySeconds ?? retryDelay(rules, message.failures));
      retried.push({ message, error, nextAt: new Date(nowMs + waitSeconds * SECOND_MS) });
    }
  }
  return settled;
}

/** @param failures before this one */
export function retryDelay(
  { retryDelaySeconds, isBackoff }: Pick<Rules, "retryDelaySeconds" | "isBackoff">,
  failures: number,
): number {
  if (!isBackoff) return retryDelaySeconds;
  return Math.min(MOST_BACKOFF_SECONDS, Math.max(1, retryDelaySeconds) * 2 ** failures);
}

import type { QueueStateDoc } from "../../store/queue/queue-documents.ts";
import type { MessageEvent } from "./message-view.ts";

const HELD: Partial<Record<string, string>> = {
  no_handler:
    "The worker answers 404: deploy one that handles POST /.svc/queues/<queue>; no retry is used up until then.",
  usage_cap_reached:
    "A usage cap stops deliveries: raise it, and they continue within seconds; no retry is used up until then.",
};
const FAILED: Partial<Record<string, string>> = {
  worker_crashed:
    "The worker ended while it had the message: `quarry logs` has its last lines. A message that ends it each time belongs in a dead-letter queue.",
  worker_timeout:
    "The worker has not answered within 15 minutes: answer sooner, and send what takes longer on in several messages.",
  malformed_verdict:
    "The worker answered with JSON that makes no sense: docs/queues.md says which forms there are.",
  retry_asked: "The worker asked for another delivery: `quarry logs` has what it printed about it.",
};
const ANSWERED = "The worker answered no 2xx: `quarry logs` has what it printed then, a panic for example.";

const ENDS_A_DELIVERY: ReadonlySet<MessageEvent["event"]> = new Set([
  "delivered",
  "retried",
  "dead_lettered",
  "dropped",
]);

/** What to do about a message, in a sentence or two; null where nothing has to be done. @param held why its queue delivers nothing just now */
export function adviceOf(events: readonly MessageEvent[], held: QueueStateDoc["held"]): string | null {
  const last = events.findLast(({ event }) => ENDS_A_DELIVERY.has(event));
  const isDead = last?.event === "dead_lettered";
  if (held !== null && !isDead && events.at(-1)?.event === "waiting")
    return (
      HELD[held.reason] ?? `Nothing is delivered just now (${held.reason}); no retry is used up until it is.`
    );
  if (last === undefined || last.event === "delivered") return null;
  // A batch that was answered well has no error: the worker named the message in its verdict.
  const why = FAILED[last.error ?? "retry_asked"] ?? ANSWERED;
  if (isDead) return `${why} Then put it back: \`quarry queues replay <dead-letter queue>\`.`;
  return last.event === "dropped" ? `${why} It is gone: a dead-letter queue would have kept it.` : why;
}

import { randomUUID } from "node:crypto";
import type { DeliveringQueue, QueueMessage } from "../../domain/queue/home-facts.ts";
import type { QueueSource } from "../../domain/queue/queue-home.ts";

type Backlog = Awaited<ReturnType<QueueSource["backlogOf"]>>;

/** What a worker is told of a batch, as JSON. */
export function batchBody(
  { name }: Pick<DeliveringQueue, "name">,
  batch: readonly QueueMessage[],
  backlog: Backlog,
): string {
  return JSON.stringify({
    queue: name,
    batchId: randomUUID(),
    messages: batch.map(({ id, sentAt, failures, contentType, body }) => ({
      ...{ id, timestamp: sentAt.getTime(), attempts: failures + 1, contentType },
      body: body.toString("base64"),
    })),
    metadata: { metrics: backlog && metricsOf(backlog) },
  });
}

function metricsOf({ count, bytes, oldest }: NonNullable<Backlog>) {
  return { backlogCount: count, backlogBytes: bytes, oldestMessageTimestamp: oldest?.getTime() ?? 0 };
}

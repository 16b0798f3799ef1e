import type { DeliveringQueue, QueueMessage } from "../../domain/queue/home-facts.ts";
import { randomUUID } from "node:crypto";

/** What a worker is told of a batch, as JSON. */
export function batchBody(queue: Pick<DeliveringQueue, "name">, batch: readonly QueueMessage[]): string {
  return JSON.stringify({
    queue: queue.name,
    batchId: randomUUID(),
    messages: batch.map(({ id, sentAt, failures, contentType, body }) => ({
      ...{ id, timestamp: sentAt.getTime(), attempts: failures + 1, contentType },
      body: body.toString("base64"),
    })),
  });
}

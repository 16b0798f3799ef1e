import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues show <queue>` */
export function queuesShow(cli: Cli): Command {
  return ofQueue(
    command("show", "show how a queue delivers", ["queues show mails --service guestbook"]),
  ).action(async (name: string, { service, json }: QueueOptions) => {
    const queue = await cli.client().queue(await whichService(service), name);
    if (queue === null) throw localFailure("not_found", `This service has no queue ${name}.`);
    if (json) return cli.out.json(queue);
    const { retryBackoff, retryDelaySeconds, maxBatchSize, maxBatchTimeoutSeconds } = queue;
    const backoff = retryBackoff === "FIXED" ? "" : ", twice as long each time";
    printFacts(cli.out, [
      ["id", queue.id],
      ["name", queue.name],
      ["variable", queue.variable],
      ["state", queue.deletedAt ? "deleted" : queue.paused ? "paused" : "delivered"],
      ["retries", `${queue.maxRetries}, ${retryDelaySeconds} s later${backoff}`],
      ["batches", `${maxBatchSize} messages or ${maxBatchTimeoutSeconds} s, ${queue.maxConcurrency} at once`],
      ["retention", `${queue.retentionSeconds} s`],
      ["dead letters", queue.deadLetterQueue ?? "dropped"],
      ["made", timeWord(queue.createdAt)],
    ]);
  });
}

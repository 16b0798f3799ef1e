import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { printFacts } from "../../terminal/facts.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues metrics <queue>` */
export function queuesMetrics(cli: Cli): Command {
  return ofQueue(
    command("metrics", "show how a queue stands", ["queues metrics mails --service guestbook"]),
  ).action(async (queue: string, { service, json }: QueueOptions) => {
    const metrics = await cli.client().queueMetrics(await whichService(service), queue);
    if (json) return cli.out.json(metrics);
    const { held } = metrics;
    printFacts(cli.out, [
      ["waiting", `${metrics.backlogCount}, ${metrics.backlogBytes} bytes`],
      ["delayed", String(metrics.delayedCount)],
      ["in flight", `${metrics.inFlightCount} in ${metrics.consumerConcurrency} deliveries`],
      ["handled", String(metrics.ackedTotal)],
      ["retried", String(metrics.retriedTotal)],
      ["dead-lettered", String(metrics.deadLetteredTotal)],
      ["dropped", String(metrics.droppedTotal)],
      ["expired", String(metrics.expiredTotal)],
      ["held", held && `${held.reason}, until ${held.until}`],
      ["as of", metrics.asOf],
    ]);
  });
}

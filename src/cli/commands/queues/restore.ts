import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues restore <queue>` */
export function queuesRestore(cli: Cli): Command {
  return ofQueue(
    command("restore", "bring back a queue that was deleted, with its messages", [
      "queues restore mails --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: QueueOptions) => {
    const queue = await cli.client().restoreQueue(await whichService(service), name);
    if (json) cli.out.json(queue);
    else cli.out.line(`${queue.name} is back`);
  });
}

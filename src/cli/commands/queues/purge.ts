import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues purge <queue>` */
export function queuesPurge(cli: Cli): Command {
  return ofQueue(
    command("purge", "delete all messages of a queue, permanently", [
      "queues purge mails --service guestbook",
    ]),
  ).action(async (queue: string, { service, json }: QueueOptions) => {
    const messages = await cli.client().purgeQueue(await whichService(service), queue);
    if (json) cli.out.json({ messages });
    else cli.out.line(`${messages} messages are deleted`);
  });
}

import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues delete <queue>` */
export function queuesDelete(cli: Cli): Command {
  return ofQueue(
    command("delete", "delete a queue; it can be brought back for 7 days with its messages", [
      "queues delete mails --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: QueueOptions) => {
    const left = await cli.client().deleteQueue(await whichService(service), name);
    if (json) return cli.out.json(left);
    cli.out.line(`${name} is deleted`);
    cli.err.line(`bring it back within 7 days: quarry queues restore ${name}`);
  });
}

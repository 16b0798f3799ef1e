import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues replay <queue>` */
export function queuesReplay(cli: Cli): Command {
  return ofQueue(
    command("replay", "put messages of a dead-letter queue back into the queues that gave them up", [
      "queues replay mails-dead --from mails --service guestbook",
    ]),
  )
    .option("--from <queue>", "only those of this queue, by its name")
    .option(
      "--error <error>",
      "only those whose last delivery failed so, as `quarry queues messages` says it",
    )
    .action(
      async (
        queue: string,
        { service, json, from, error }: QueueOptions & { from?: string; error?: string },
      ) => {
        const filter = { ...(from !== undefined && { source: from }), ...(error !== undefined && { error }) };
        const messages = await cli.client().replayQueue(await whichService(service), queue, { filter });
        if (json) cli.out.json({ messages });
        else cli.out.line(`${messages} messages are back`);
      },
    );
}

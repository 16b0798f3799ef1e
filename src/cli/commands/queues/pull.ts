import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

/** `quarry queues pull <queue>` */
export function queuesPull(cli: Cli): Command {
  return ofQueue(
    command("pull", "take messages of a paused queue, one JSON line for each with its `leaseId`", [
      "queues pull mails --limit 10 --visibility 300 --service guestbook",
    ]),
  )
    .option("--limit <n>", "how many at most, 1 to 100", Number, 5)
    .option("--visibility <seconds>", "seconds for which nobody else gets them, up to 12 hours", Number, 30)
    .action(
      async (
        queue: string,
        { service, limit, visibility }: QueueOptions & { limit: number; visibility: number },
      ) => {
        const asked = { batchSize: limit, visibilityTimeoutSeconds: visibility };
        const pulled = await cli.client().pullQueueMessages(await whichService(service), queue, asked);
        for (const message of pulled) cli.out.json(message);
      },
    );
}

/** `quarry queues acknowledge <queue> <lease…>` */
export function queuesAcknowledge(cli: Cli): Command {
  return ofQueue(
    command("acknowledge", "say that messages which were pulled are handled, or are to come again", [
      "queues acknowledge mails <lease> --service guestbook",
    ]),
  )
    .argument("<lease...>", "`leaseId` of each, from `quarry queues pull`")
    .option("--retry [seconds]", "deliver them again, after this number of seconds")
    .action(
      async (
        queue: string,
        leases: string[],
        { service, json, retry }: QueueOptions & { retry?: true | string },
      ) => {
        const delaySeconds = retry === true ? 0 : Number(retry);
        const said =
          retry === undefined
            ? { acks: leases }
            : { retries: leases.map((leaseId) => ({ leaseId, delaySeconds })) };
        const done = await cli.client().acknowledgeQueueMessages(await whichService(service), queue, said);
        if (json) return cli.out.json(done);
        cli.out.line(`${done.acknowledged} handled, ${done.retried} to come again`);
        for (const lease of done.lost) cli.err.line(`somebody else has it by now: ${lease}`);
      },
    );
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import type { QueueDelivery } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

const EVERY_MS = 1000;
const MOST = 100;

/** `quarry queues tail <queue>`: each delivery once it is over, until it is interrupted. */
export function queuesTail(cli: Cli): Command {
  return ofQueue(
    command("tail", "show the newest deliveries of a queue, and each that follows", [
      "queues tail mails --last 5 --once --service guestbook",
    ]),
  )
    .option("--last <n>", "how many old ones are shown first", Number, 10)
    .option("--once", "end after the old ones")
    .action(
      async (queue: string, { service, json, last, once }: QueueOptions & { last: number; once?: true }) => {
        const named = await whichService(service);
        const print = (one: QueueDelivery): void => (json ? cli.out.json(one) : cli.out.line(lineOf(one)));
        for (let [seen, first] = ["", last]; ; first = MOST) {
          const { items } = await cli.client().queueDeliveries(named, queue, { first: Math.max(1, first) });
          const news = items.filter(({ id }) => id > seen).slice(0, first);
          for (const one of news.toReversed()) print(one);
          seen = items[0]?.id ?? seen;
          if (once) return;
          await sleep(EVERY_MS);
        }
      },
    );
}

function lineOf({ at, ms, status, error, done, retried, dead }: QueueDelivery): string {
  const counts = [
    `${done.length} done`,
    ...(retried.length > 0 ? [`${retried.length} retried`] : []),
    ...(dead.length > 0 ? [`${dead.length} given up`] : []),
  ];
  return [at, status === 0 ? (error ?? "") : status, `${ms} ms`, counts.join(", ")].join("  ");
}

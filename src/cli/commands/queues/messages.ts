import { Option, type Command } from "commander";
import type { QueueMessageState, QueueMessageTimeline } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

const STATES = ["ready", "delayed", "inflight", "dead"];

/** `quarry queues messages <queue> [message]` */
export function queuesMessages(cli: Cli): Command {
  return ofQueue(
    command("messages", "list the messages that wait, or show what happened to one", [
      "queues messages mails --state dead --service guestbook",
    ]),
  )
    .argument("[message]", "id of one message")
    .addOption(new Option("--state <state>", "only these").choices(STATES))
    .option("--limit <n>", "how many, 1 to 100", Number, 20)
    .action(
      async (
        queue: string,
        message: string | undefined,
        { service, json, state, limit }: QueueOptions & { state?: string; limit: number },
      ) => {
        const named = await whichService(service);
        if (message !== undefined) {
          const found = await cli.client().queueMessage(named, queue, message);
          return json ? cli.out.json(found) : printTimeline(cli, found);
        }
        const { items } = await cli.client().queueMessages(named, queue, {
          first: limit,
          ...(state !== undefined && { state: state.toUpperCase() as QueueMessageState }),
        });
        if (json) return cli.out.json(items);
        if (items.length === 0) return cli.err.line("no messages");
        printTable(cli.out, items, [
          { title: "MESSAGE", cell: (row) => row.id, isWhole: true },
          { title: "STATE", cell: (row) => row.state.toLowerCase() },
          { title: "FAILED", cell: (row) => String(row.attempts) },
          { title: "SENT", cell: (row) => timeWord(row.sentAt) },
          { title: "ERROR", cell: (row) => row.lastError ?? "" },
          { title: "BODY", cell: (row) => JSON.stringify(row.body), isSpare: true },
        ]);
      },
    );
}

function printTimeline(cli: Cli, found: QueueMessageTimeline | null): void {
  printTable(cli.out, found?.events ?? [], [
    { title: "AT", cell: (row) => row.at, isWhole: true },
    { title: "EVENT", cell: (row) => row.event.toLowerCase().replaceAll("_", " ") },
    { title: "DELIVERY", cell: (row) => (row.attempt === null ? "" : String(row.attempt)) },
    { title: "STATUS", cell: (row) => (row.status === null ? "" : String(row.status)) },
    { title: "MS", cell: (row) => (row.ms === null ? "" : String(row.ms)) },
    { title: "ERROR", cell: (row) => row.error ?? "" },
    { title: "NEXT", cell: (row) => row.nextAt ?? "", isSpare: true },
  ]);
  if (found?.advice) cli.err.line(found.advice);
}

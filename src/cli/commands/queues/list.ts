import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry queues list` */
export function queuesList(cli: Cli): Command {
  return command("list", "list the queues of a service", ["queues list --service guestbook"])
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async ({ service, json }: { service?: string; json?: boolean }) => {
      const queues = await cli.client().queues(await whichService(service));
      if (json) return cli.out.json(queues);
      if (queues.length === 0) return cli.err.line("no queues");
      printTable(cli.out, queues, [
        { title: "QUEUE", cell: (row) => row.name, isWhole: true },
        { title: "STATE", cell: (row) => (row.paused ? "paused" : "delivered") },
        { title: "RETRIES", cell: (row) => String(row.maxRetries) },
        { title: "DEAD LETTERS", cell: (row) => row.deadLetterQueue ?? "dropped" },
        { title: "ID", cell: (row) => row.id },
        { title: "MADE", cell: (row) => timeWord(row.createdAt), isSpare: true },
      ]);
    });
}

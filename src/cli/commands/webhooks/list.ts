import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";

/** `quarry webhooks list` */
export function webhooksList(cli: Cli): Command {
  return command("list", "list where webhooks are sent", ["webhooks list"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const webhooks = await cli.client().webhooks();
      if (json) return cli.out.json(webhooks);
      if (webhooks.length === 0) return cli.err.line("no webhooks");
      printTable(cli.out, webhooks, [
        { title: "WEBHOOK", cell: (row) => row.id, isWhole: true },
        { title: "ENABLED", cell: (row) => (row.isEnabled ? "yes" : "no") },
        { title: "TOPICS", cell: (row) => row.topics.join(",") },
        { title: "URL", cell: (row) => row.url },
      ]);
    });
}

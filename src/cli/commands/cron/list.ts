import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry cron list` */
export function cronList(cli: Cli): Command {
  return command("list", "list the cron triggers of a service", ["cron list --service guestbook"])
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async ({ service, json }: { service?: string; json?: boolean }) => {
      const triggers = await cli.client().cronTriggers(await whichService(service));
      if (json) return cli.out.json(triggers);
      if (triggers.length === 0) return cli.err.line("no cron triggers");
      printTable(cli.out, triggers, [
        { title: "TRIGGER", cell: (row) => row.name, isWhole: true },
        { title: "EXPRESSION", cell: (row) => row.cronExpression, isWhole: true },
        { title: "ZONE", cell: (row) => row.timezone },
        { title: "NEXT", cell: (row) => row.nextRunAt ?? "paused" },
        { title: "LAST", cell: (row) => row.lastStatus?.toLowerCase() ?? "" },
        { title: "ID", cell: (row) => row.id, isSpare: true },
      ]);
    });
}

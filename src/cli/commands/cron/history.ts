import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofTrigger, type TriggerOptions } from "./trigger-argument.ts";

/** `quarry cron history <trigger>` */
export function cronHistory(cli: Cli): Command {
  return ofTrigger(
    command("history", "show what became of the last slots of a trigger", [
      "cron history cleanup --service guestbook",
    ]),
  )
    .option("--limit <n>", "how many, 1 to 100", Number, 20)
    .action(async (name: string, { service, json, limit }: TriggerOptions & { limit: number }) => {
      const { items } = await cli.client().cronRuns(await whichService(service), name, { first: limit });
      if (json) return cli.out.json(items);
      if (items.length === 0) return cli.err.line("no runs");
      printTable(cli.out, items, [
        { title: "SLOT", cell: (row) => row.slot, isWhole: true },
        { title: "STATE", cell: (row) => row.state.toLowerCase() },
        { title: "STATUS", cell: (row) => (row.status === null ? "" : String(row.status)) },
        { title: "MS", cell: (row) => (row.ms === null ? "" : String(row.ms)) },
        { title: "SLOTS", cell: (row) => String(row.slots) },
        { title: "ERROR", cell: (row) => row.error ?? "" },
        { title: "BY", cell: (row) => (row.isManual ? "asked for" : "schedule"), isSpare: true },
      ]);
    });
}

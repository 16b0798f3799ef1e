import type { Command } from "commander";
import { countOf } from "../../../kernel/count-of.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry operator workers`: what runs where, and what waits for it. */
export function operatorWorkers(cli: Cli): Command {
  return command("workers", "show what runs where, and what waits for it", [
    "operator workers",
    "operator workers --json",
  ])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const report = await cli.client().operatorWorkers();
      if (json) return cli.out.json(report);
      printTable(cli.out, report.workers, [
        { title: "WORKER", cell: (row) => row.name, isWhole: true },
        { title: "STATE", cell: (row) => row.status.toLowerCase() },
        { title: "RUNS", align: "right", cell: (row) => String(row.running ?? "") },
        { title: "OF", align: "right", cell: (row) => String(row.slots ?? "") },
        { title: "SCRAPERS", align: "right", cell: (row) => String(row.scrapers.length) },
        { title: "HEARD OF", cell: (row) => timeWord(row.seenAt) },
      ]);
      cli.out.line(`${countOf(report.queued, "Request")} waiting, ${report.running} running`);
      if (report.missingScrapers.length > 0)
        cli.out.line(`no running worker has ${report.missingScrapers.join(", ")}`);
    });
}

import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { healthJson } from "../../terminal/json-states.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { statusWord, timeWord } from "../../terminal/words.ts";

/** `quarry health`: readiness of every source, from real runs; needs no key. */
export function health(cli: Cli): Command {
  return command("health", "show how well each source answers", ["health", "health --json"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const sources = await cli.client().sourceHealth();
      if (json) return cli.out.json(sources.map(healthJson));
      printTable(cli.out, sources, [
        { title: "SOURCE", cell: (row) => row.id, isWhole: true },
        { title: "STATE", cell: (row) => statusWord(cli.out, row.status) },
        {
          title: "GOOD RUNS",
          align: "right",
          cell: (row) => (row.successRate === null ? "" : `${Math.round(row.successRate * 100)} %`),
        },
        { title: "OF", align: "right", cell: (row) => (row.recentRuns === 0 ? "" : String(row.recentRuns)) },
        { title: "LAST GOOD RUN", cell: (row) => timeWord(row.lastSuccessAt) },
        { title: "REASON", cell: (row) => plain(row.reason ?? "") },
      ]);
    });
}

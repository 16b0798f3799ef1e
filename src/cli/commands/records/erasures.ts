import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry records erasures`: who erased how much and when. */
export function recordsErasures(cli: Cli): Command {
  return command("erasures", "list erasures of Records, newest first", ["records erasures --limit 10"])
    .option("--limit <n>", "how many, 1 to 100", wholeNumber(1, 100), 20)
    .addOption(jsonOption())
    .action(async ({ limit, json }: { limit: number; json?: boolean }) => {
      const erasures = await cli.client().erasures({ first: limit });
      if (json) return cli.out.json(erasures);
      if (erasures.length === 0) return cli.err.line("no erasures");
      printTable(cli.out, erasures, [
        { title: "ERASURE", cell: (row) => row.id, isWhole: true },
        { title: "ASKED", cell: (row) => timeWord(row.createdAt) },
        { title: "DONE", cell: (row) => timeWord(row.finishedAt) },
        { title: "DRY RUN", cell: (row) => (row.isDryRun ? "yes" : "no") },
        { title: "RECORDS", align: "right", cell: (row) => String(row.recordsMatched) },
        { title: "KEY", cell: (row) => row.apiKeyId, isSpare: true },
      ]);
    });
}

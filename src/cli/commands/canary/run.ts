import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { runCanaries } from "../../canary/run-canaries.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { noScraper } from "../../scrape/usable-scraper.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";

/** `quarry canary run [family]`: what works from here, by one small Request per operation; exit code 1 when one failed. */
export function canaryRun(cli: Cli): Command {
  return command("run", "ask the live sources for one known thing per operation, free of charge", [
    "canary run",
    "canary run codehost",
  ])
    .argument("[family]", "id of one scraper; all without it")
    .addOption(jsonOption())
    .action(async (family: string | undefined, { json }: { json?: boolean }) => {
      const catalog = await cli.client().scrapers();
      const scrapers = family === undefined ? catalog : catalog.filter(({ id }) => id === family);
      if (family !== undefined && scrapers.length === 0) throw noScraper(family, catalog);
      const canaries = scrapers.flatMap(({ id, operations }) =>
        operations.flatMap(({ name, canary }) => (canary ? [{ scraper: id, operation: name }] : [])),
      );
      if (canaries.length === 0)
        throw localFailure("operation_not_found", "No operation here has a canary.", {
          agent: "Choose a scraper that is built: quarry scrapers list.",
        });
      const rows = await runCanaries(cli, canaries);
      if (rows.some(({ hasPassed }) => !hasPassed)) cli.exitWith(1);
      if (json) return cli.out.json(rows);
      printTable(cli.out, rows, [
        { title: "FAMILY", cell: (row) => row.scraper, isWhole: true },
        { title: "OPERATION", cell: (row) => row.operation, isWhole: true },
        {
          title: "OUTCOME",
          cell: (row) => cli.out.tint(row.hasPassed ? "green" : "red", row.hasPassed ? "passed" : "failed"),
        },
        { title: "TIME", align: "right", cell: (row) => `${row.seconds.toFixed(1)} s` },
        { title: "MISSING", cell: (row) => plain(row.hasPassed ? "" : missingWords(row)) },
      ]);
    });
}

function missingWords({
  error,
  records,
  wantedRecords,
  missing,
}: Awaited<ReturnType<typeof runCanaries>>[number]) {
  const words = error === null ? [] : [error];
  if (records < wantedRecords) words.push(`${records} of ${wantedRecords} Records`);
  // Without a Record no field can be there.
  if (records > 0) words.push(...missing);
  return words.join(", ");
}

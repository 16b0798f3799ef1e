import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { healthJson } from "../terminal/json-states.ts";
import { plain } from "../terminal/screen.ts";
import { noScraper } from "../scrape/usable-scraper.ts";
import { printTable } from "../terminal/table.ts";
import { statusWord, timeWord } from "../terminal/words.ts";

/** `quarry health`: readiness of every source, from real runs; needs no key. */
export function health(cli: Cli): Command {
  return command("health", "show how well each source answers", [
    "health",
    "health --scraper codehost",
    "health --json",
  ])
    .option("--scraper <id>", "show the operations of one source")
    .addOption(jsonOption())
    .action(async ({ json, scraper }: { json?: boolean; scraper?: string }) => {
      const all = await cli.client().sourceHealth();
      const sources = scraper === undefined ? all : all.filter(({ id }) => id === scraper);
      if (scraper !== undefined && sources.length === 0)
        throw noScraper(scraper, await cli.client().scrapers());
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
      if (scraper === undefined) return;
      cli.out.line();
      printTable(cli.out, sources[0]?.operations ?? [], [
        { title: "OPERATION", cell: (row) => row.name, isWhole: true },
        { title: "STATE", cell: (row) => statusWord(cli.out, row.status) },
        {
          title: "CANARY",
          cell: ({ canary }) =>
            canary ? `${canary.hasPassed ? "passed" : "failed"} ${timeWord(canary.at)}` : "",
        },
        { title: "LAST GOOD RUN", cell: (row) => timeWord(row.lastSuccessAt) },
        {
          title: "NO LONGER FILLED",
          cell: (row) => row.fieldWarnings.map(({ path }) => plain(path)).join(", "),
        },
      ]);
    });
}

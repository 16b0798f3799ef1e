import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { command } from "../command.ts";
import { usageFailure } from "../failure.ts";
import { outputOptions } from "../results/target.ts";
import { runScrape } from "../scrape/run-scrape.ts";
import { runOptions } from "../scrape/scraper-command.ts";

/** `quarry scrape <scraper> …`; what follows the scraper is read with the flags that its gateway names. */
export function scrape(cli: Cli): Command {
  const made = command("scrape", "create a Request, follow it and write its Records", [
    "scrape codehost --help",
    "scrape codehost --operation stargazers --repo example-org/quarry --limit 3",
    "scrape codehost --operation stargazers --repo example-org/quarry --limit 3 --output stars.csv",
    "scrape codehost --operation stargazers --repo example-org/quarry --estimate",
  ])
    .usage("<scraper> [--operation <name>] [--<field> <value>…] [options]")
    .argument("<scraper>", "id of the scraper, from `quarry scrapers list`")
    .argument("[flags...]", "fields of the input as flags; `quarry scrape <scraper> --help` lists them")
    .passThroughOptions()
    .allowUnknownOption()
    .action(async (id: string, words: string[]) => {
      if (id.startsWith("-")) throw usageFailure(`The scraper comes first: quarry scrape <scraper> ${id} …`);
      await runScrape(cli, cli.client(), id, words);
    });
  // Shown here for `--help`; they are read together with the fields.
  made.addHelpText("after", ["", "Options after the scraper:", ...optionLines()].join("\n"));
  return made;
}

function optionLines(): string[] {
  return [...runOptions(), ...outputOptions()].map(
    ({ flags, description }) => `  ${flags.padEnd(24)} ${description}`,
  );
}

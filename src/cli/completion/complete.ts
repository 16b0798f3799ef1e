import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { command } from "../command.ts";
import { candidatesFor, type ScrapeWords } from "./candidates.ts";
import { scraperCommand } from "../scrape/scraper-command.ts";
import { plain } from "../terminal/screen.ts";

/** `quarry __complete -- <words…>`: what the completion scripts call. Prints nothing when the gateway is away. */
export function complete(cli: Cli, program: Command): Command {
  return command("__complete", "words that could come next")
    .argument("[words...]")
    .passThroughOptions()
    .allowUnknownOption()
    .action(async (words: string[]) => {
      const found = await candidatesFor(program, words, fromGateway(cli)).catch(() => []);
      for (const { word, description } of found)
        cli.out.line(description === "" ? word : `${word}\t${plain(description).split(/[.;] /)[0]}`);
    });
}

function fromGateway(cli: Cli): ScrapeWords {
  return {
    async scrapers() {
      const scrapers = await cli.client().scrapers();
      return scrapers
        .filter(({ operations }) => operations.length > 0)
        .map(({ id, summary }) => ({ word: id, description: summary ?? "" }));
    },
    async command(id, words) {
      const scraper = await cli.client().scraper(id);
      return scraper ? scraperCommand(scraper, words).command : null;
    },
  };
}

import type { Command } from "commander";
import type { Scraper } from "../../../client/index.ts";
import { moneyText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { noScraper } from "../../scrape/usable-scraper.ts";
import { inputFields } from "../../scrape/input-fields.ts";
import { printFacts } from "../../terminal/facts.ts";
import { scraperJson } from "../../terminal/json-states.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { statusWord } from "../../terminal/words.ts";

/** `quarry scrapers show <id>`; needs no key. */
export function scrapersShow(cli: Cli): Command {
  return command("show", "show one scraper, its operations and their fields", [
    "scrapers show codehost",
    "scrapers show codehost --json",
  ])
    .argument("<scraper>", "id of the scraper")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const scraper = await cli.client().scraper(id);
      if (!scraper) throw noScraper(id, await cli.client().scrapers());
      if (json) return cli.out.json(scraperJson(scraper));
      const { out } = cli;
      printFacts(out, [
        ["scraper", scraper.id],
        ["title", plain(scraper.title)],
        ["reads", plain(scraper.summary ?? "")],
        ["origins", scraper.origins.join(", ")],
        ["isolation", isolationWords(scraper.isolation)],
        ["price", scraper.priceEvents.map((one) => `${moneyText(one.usdMicros)} per ${one.unit}`).join(", ")],
        ["state", scraper.health && statusWord(out, scraper.health.status)],
        ["reason", plain(scraper.health?.reason ?? "")],
        ["default operation", scraper.defaultOperation],
      ]);
      if (scraper.operations.length === 0) return;
      out.line();
      printTable(out, scraper.operations, [
        { title: "OPERATION", cell: (row) => row.name, isWhole: true },
        { title: "PUBLIC", cell: (row) => row.availability.toLowerCase().replaceAll("_", " ") },
        {
          title: "FIELDS",
          cell: (row) =>
            inputFields([row])
              .map((field) => (field.required ? `${field.name}*` : field.name))
              .join(" "),
        },
        { title: "GIVES", cell: (row) => plain(row.summary) },
      ]);
      out.line();
      out.line(`Fields of one operation: quarry scrape ${scraper.id} --operation <name> --help`);
    });
}

function isolationWords(isolation: Scraper["isolation"]): string | null {
  if (isolation === null) return null;
  return isolation === "THREAD" ? "reads inputs in a thread of its own" : "reads inputs in the gateway";
}

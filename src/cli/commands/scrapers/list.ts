import type { Command } from "commander";
import { moneyDigits } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { KINDS } from "../../generated/kinds.ts";
import { listCommand } from "../../kind/list-command.ts";
import { scraperJson } from "../../terminal/json-states.ts";
import { plain } from "../../terminal/screen.ts";
import { statusWord } from "../../terminal/words.ts";

/** `quarry scrapers list`; needs no key. */
export function scrapersList(cli: Cli): Command {
  return listCommand(cli, "scrapers list", KINDS.scraperSummary.list, {
    about: "list every scraper with its price and state",
    examples: ["scrapers list", "scrapers list --json"],
    columns: [
      { title: "SCRAPER", cell: (row) => row.id, isWhole: true },
      { title: "STATE", cell: (row) => (row.health ? statusWord(cli.out, row.health.status) : "") },
      {
        title: "USD PER 1,000",
        align: "right",
        cell: (row) => (row.priceEvents[0] ? moneyDigits(row.priceEvents[0].usdMicros * 1000) : ""),
      },
      { title: "UNIT", cell: (row) => row.unit },
      { title: "OPERATIONS", align: "right", cell: (row) => String(row.operations.length) },
      { title: "READS", cell: (row) => plain(row.summary ?? row.title) },
    ],
    none: null,
    json: scraperJson,
  });
}

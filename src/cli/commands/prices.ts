import type { Command } from "commander";
import type { PricePoint } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { wholeNumber } from "../option-values.ts";
import { plain } from "../terminal/screen.ts";
import { printTable } from "../terminal/table.ts";
import { timeWord } from "../terminal/words.ts";

interface Options {
  country?: string;
  limit: number;
  cursor?: string;
  json?: boolean;
}

/** `quarry prices`: what a product cost each time that a price-tracker looked; `--json` gives `{ data, nextCursor }`. */
export function prices(cli: Cli): Command {
  return command("prices", "show what a product cost, newest first", [
    "prices retail-global B0KITE0001 --country us",
    "prices retail-global B0KITE0001 --country us --json",
  ])
    .argument("<scraper>", "id of the scraper")
    .argument("<product>", "`id` of the Record of its price-tracker")
    .option("--country <country>", "`country` of the Record, where it has one")
    .option("--limit <n>", "points of this page, 1 to 1000", wholeNumber(1, 1000), 100)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .addOption(jsonOption())
    .action(async (scraper: string, product: string, { country, limit, cursor, json }: Options) => {
      const { items, nextCursor } = await cli.client().priceHistory(scraper, product, {
        first: limit,
        ...(country === undefined ? {} : { country }),
        ...(cursor === undefined ? {} : { after: cursor }),
      });
      if (json) return cli.out.json({ data: items, nextCursor });
      if (items.length === 0) return cli.err.line("no prices of this product");
      printTable(cli.out, items, [
        { title: "OBSERVED", cell: (row) => timeWord(row.observedAt) },
        { title: "PRICE", align: "right", cell: priceWord },
        { title: "STOCK", cell: (row) => row.availability ?? "" },
        { title: "SELLER", cell: (row) => plain(row.seller?.name ?? ""), isSpare: true },
        { title: "REQUEST", cell: (row) => row.requestId, isWhole: true },
      ]);
      if (nextCursor !== null) cli.err.line(`more: --cursor ${nextCursor}`);
    });
}

function priceWord({ price, priceMin, priceMax, currency }: PricePoint): string {
  const amount = price ?? (priceMin === null ? null : `${priceMin} to ${priceMax ?? priceMin}`);
  return amount === null ? "" : `${amount} ${currency ?? ""}`.trimEnd();
}

import type { Command } from "commander";
import type { PricePoint } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { KINDS } from "../generated/kinds.ts";
import { listCommand } from "../kind/list-command.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";

/** `quarry prices`: what a product cost each time that a price-tracker looked. */
export function prices(cli: Cli): Command {
  return listCommand(cli, "prices", KINDS.pricePoint.list, {
    about: "show what a product cost, newest first",
    examples: [
      "prices retail-global B0KITE0001 --country us",
      "prices retail-global B0KITE0001 --country us --json",
    ],
    options: {
      scraper: { about: "id of the scraper" },
      productId: { option: "product", about: "`id` of the Record of its price-tracker" },
      country: { about: "`country` of the Record, where it has one" },
    },
    columns: [
      { title: "OBSERVED", cell: (row) => timeWord(row.observedAt) },
      { title: "PRICE", align: "right", cell: priceWord },
      { title: "STOCK", cell: (row) => row.availability ?? "" },
      { title: "SELLER", cell: (row) => plain(row.seller?.name ?? ""), isSpare: true },
      { title: "REQUEST", cell: (row) => row.requestId, isWhole: true },
    ],
    none: "no prices of this product",
  });
}

export function priceWord({ price, priceMin, priceMax, currency }: PricePoint): string {
  const amount = price ?? (priceMin === null ? null : `${priceMin} to ${priceMax ?? priceMin}`);
  return amount === null ? "" : `${amount} ${currency ?? ""}`.trimEnd();
}

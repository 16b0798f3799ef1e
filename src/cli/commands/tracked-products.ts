import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { KINDS } from "../generated/kinds.ts";
import { listCommand } from "../kind/list-command.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";
import { priceWord } from "./prices.ts";

/** `quarry tracked-products`: what price-trackers have looked at, with the newest price of each. */
export function trackedProducts(cli: Cli): Command {
  return listCommand(cli, "tracked-products", KINDS.trackedProduct.list, {
    about: "list the products whose prices were looked at",
    examples: ["tracked-products", "tracked-products --json"],
    columns: [
      { title: "SCRAPER", cell: (row) => row.scraper },
      { title: "COUNTRY", cell: (row) => row.country ?? "" },
      { title: "PRODUCT", cell: (row) => row.productId, isWhole: true },
      { title: "TITLE", cell: (row) => plain(row.latest.title ?? ""), isSpare: true },
      { title: "PRICE", align: "right", cell: (row) => priceWord(row.latest) },
      { title: "OBSERVED", cell: (row) => timeWord(row.latest.observedAt) },
    ],
    none: "no prices were looked at",
  });
}

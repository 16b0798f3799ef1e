import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { scrapersList } from "./scrapers/list.ts";
import { scrapersShow } from "./scrapers/show.ts";

export function scrapers(cli: Cli): Command {
  return noun("scrapers", "the catalog", [scrapersList(cli), scrapersShow(cli)]);
}

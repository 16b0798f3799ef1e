import { noun } from "../command.ts";
import { scrapersList } from "./scrapers/list.ts";
import { scrapersShow } from "./scrapers/show.ts";

export const scrapers = noun("scrapers", "the catalog", [scrapersList, scrapersShow]);

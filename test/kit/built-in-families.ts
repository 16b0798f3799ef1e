import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PRICE_LIST } from "../../src/domain/scraper/price-list.ts";
import type { PluginCase, Scraper } from "../../src/plugin-sdk/index.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";

const folderOf = (id: string): URL => new URL(`../../src/plugins/${id}/`, import.meta.url);

const IDS = PRICE_LIST.map(({ id }) => id).filter((id) => existsSync(new URL("index.ts", folderOf(id))));

/** Ids of the families that come with Quarry and run, in the order of the price list, as messages list them. */
export const BUILT_IN_FAMILIES = IDS.join(", ");

/** These families with their cases. */
export function loadBuiltInFamilies(): Promise<{ scraper: Scraper; cases: PluginCase[] }[]> {
  return Promise.all(
    IDS.map(async (id) => {
      const { default: scraper } = (await import(new URL("index.ts", folderOf(id)).href)) as {
        default: Scraper;
      };
      const { cases } = await pluginCases(fileURLToPath(folderOf(id)));
      return { scraper, cases };
    }),
  );
}

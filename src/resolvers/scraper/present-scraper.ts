import { usdText } from "../../kernel/usd.ts";
import type { CatalogEntry } from "../../domain/scraper/catalog.ts";
import type { Scraper } from "../../schema/scraper/scraper.type.ts";

export function presentScraper(entry: CatalogEntry): Scraper {
  const { id, title, unit, priceUsdMicros, scraper } = entry;
  return {
    id,
    title,
    unit,
    summary: scraper?.summary ?? null,
    priceEvents: [{ name: "record_stored", unit, usdMicros: priceUsdMicros, usd: usdText(priceUsdMicros) }],
    defaultOperation: scraper?.defaultOperation ?? null,
    operations: [...(scraper?.operations ?? [])],
    origins: scraper === null ? [] : Object.values(scraper.origins).map((policy) => policy.url),
    isolation: scraper?.isolation ?? null,
    get inputSchema() {
      return scraper?.inputSchema ?? null;
    },
  };
}

/** What is known of a scraper that is no longer on this server, from a Request that it ran. */
export function presentRemovedScraper(id: string, priceUsdMicros: number): Scraper {
  return presentScraper({
    id,
    title: id,
    unit: "record",
    priceUsdMicros,
    scraper: null,
    moduleUrl: null,
    problem: null,
  });
}

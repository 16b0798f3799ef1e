import { ScraperDocument, ScrapersDocument, SourceHealthDocument } from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Scraper, ScraperSummary, SourceHealth } from "./models.ts";

/** What anybody may read; none of it needs a key. */
export interface CatalogCalls {
  /** Every scraper with its prices, the names of its operations, and its state. */
  scrapers(): Promise<ScraperSummary[]>;
  /** One scraper with the schemas of its operations, or null. */
  scraper(id: string): Promise<Scraper | null>;
  /** How well each source answers, from real runs. */
  sourceHealth(): Promise<SourceHealth[]>;
}

export function catalogCalls(http: HttpSettings): CatalogCalls {
  return {
    scrapers: async () => (await send(http, ScrapersDocument, {})).scrapers,
    scraper: async (id) => (await send(http, ScraperDocument, { id })).scraper,
    sourceHealth: async () => (await send(http, SourceHealthDocument, {})).sourceHealth,
  };
}

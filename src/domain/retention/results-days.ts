import type { ScraperFacts } from "../scraper/scraper-facts.ts";

/** What the operator says of how long Results are kept. */
export interface RetentionSettings {
  /** Of all scrapers. */
  resultsDays: number;
  /** Of single scrapers, by id. */
  daysByScraper: Readonly<Record<string, number>>;
}

/** Where the facts of a scraper are found, such as the catalog. */
interface Scrapers {
  find(id: string): { scraper: Pick<ScraperFacts, "retentionDays"> | null } | null;
}

/**
 * Days that Results of a scraper are kept: what the operator says of it, else what its family says where that is less than
 * what the operator says of all.
 */
export function resultsDaysOf(
  { resultsDays, daysByScraper }: RetentionSettings,
  catalog: Scrapers,
): (scraper: string) => number {
  return (id) =>
    daysByScraper[id] ?? Math.min(resultsDays, catalog.find(id)?.scraper?.retentionDays ?? resultsDays);
}

import type { QuarryClient, QuarryError, Scraper, ScraperSummary } from "../../client/index.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import { localFailure } from "../failure.ts";

/** A scraper that can run on this gateway. Throws what keeps it from that, with the names that help on. */
export async function usableScraper(client: QuarryClient, id: string): Promise<Scraper> {
  const scraper = await client.scraper(id);
  if (!scraper) throw noScraper(id, await client.scrapers());
  if (scraper.operations.length > 0) return scraper;
  const { status, reason } = scraper.health ?? {};
  throw localFailure(
    status === "DISABLED" ? "scraper_disabled" : "scraper_not_implemented",
    `The scraper ${id} cannot run on this gateway: ${reason ?? "it is not built yet"}`,
    { agent: usable(await client.scrapers()) },
  );
}

/** @param others the catalog, of which what can run here is named */
export function noScraper(id: string, others: readonly ScraperSummary[]): QuarryError {
  const near = nearestName(id, idsThatRun(others));
  return localFailure(
    "scraper_not_found",
    `There is no scraper ${id}.${near === null ? "" : ` Did you mean ${near}?`}`,
    { agent: usable(others) },
  );
}

function usable(scrapers: readonly ScraperSummary[]): string {
  const ids = idsThatRun(scrapers);
  return ids.length === 0
    ? "No scraper can run on this gateway; `quarry health` shows why."
    : `Use one that can run here: ${ids.join(", ")}.`;
}

/** A family that is not built, or whose plugin did not load, has no operations. */
function idsThatRun(scrapers: readonly ScraperSummary[]): string[] {
  return scrapers.filter((one) => one.operations.length > 0).map((one) => one.id);
}

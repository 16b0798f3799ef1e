import type { QuarryClient, QuarryError, Scraper } from "../../client/index.ts";
import { localFailure } from "../failure.ts";

/** A scraper that can run on this gateway. Throws what keeps it from that, with the commands that help on. */
export async function usableScraper(client: QuarryClient, id: string): Promise<Scraper> {
  const scraper = await client.scraper(id);
  if (!scraper)
    throw noScraper(
      id,
      (await client.scrapers()).map((one) => one.id),
    );
  if (scraper.operations.length > 0) return scraper;
  const { status, reason } = scraper.health ?? {};
  throw localFailure(
    status === "DISABLED" ? "scraper_disabled" : "scraper_not_implemented",
    `The scraper ${id} cannot run on this gateway: ${reason ?? "it is not built yet"}`,
    { agent: "Use a scraper that is ready; `quarry scrapers list` shows which are." },
  );
}

/** @param others ids to name, where they are at hand */
export function noScraper(id: string, others: readonly string[] = []): QuarryError {
  return localFailure("scraper_not_found", `There is no scraper ${id}.`, {
    agent:
      others.length === 0
        ? "List the scrapers with `quarry scrapers list` and use an id of that list."
        : `Use one of ${others.join(", ")}.`,
  });
}

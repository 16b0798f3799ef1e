import { usdText } from "../../kernel/usd.ts";
import type { CatalogEntry } from "../../domain/scraper/catalog.ts";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";
import { inputSchemaOf, recordSchemaOf, scraperInputSchema } from "../../domain/scraper/schemas.ts";
import type { ScraperOperation } from "../../schema/scraper/operation.type.ts";
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
    operations: scraper?.operations.map(presentOperation) ?? [],
    origins: scraper === null ? [] : Object.values(scraper.origins).map((policy) => policy.url),
    inputSchema: scraper === null ? null : scraperInputSchema(scraper),
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

function presentOperation(operation: Operation): ScraperOperation {
  const { name, title, summary, agentHint, availability } = operation;
  return {
    name,
    title,
    summary,
    agentHint,
    availability,
    aliases: operation.aliases ?? [],
    availabilityNote: operation.availabilityNote ?? null,
    features: operation.features ?? [],
    inputSchema: inputSchemaOf(operation),
    recordSchema: recordSchemaOf(operation),
  };
}

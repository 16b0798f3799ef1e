import type { RestDataSourceHealthQuery, RestScraperFragment } from "../../generated/rest-documents.ts";

/** A catalog entry as /v1 shows it. */
export function dataSourceJson({ health, operations, ...scraper }: RestScraperFragment) {
  return {
    ...scraper,
    isolation: scraper.isolation?.toLowerCase() ?? null,
    status: health?.status.toLowerCase() ?? null,
    operations: operations.map((one) => ({ ...one, availability: one.availability.toLowerCase() })),
  };
}

/** A catalog entry in the list: without the schemas of single operations, which the entry's own page has. */
export function dataSourceSummaryJson(scraper: RestScraperFragment) {
  const { operations, ...rest } = dataSourceJson(scraper);
  return {
    ...rest,
    operations: operations.map(({ inputSchema: _input, recordSchema: _record, ...one }) => one),
  };
}

export function healthJson(health: RestDataSourceHealthQuery["sourceHealth"][number]) {
  return {
    ...health,
    status: health.status.toLowerCase(),
    operations: health.operations.map((one) => ({ ...one, status: one.status.toLowerCase() })),
  };
}

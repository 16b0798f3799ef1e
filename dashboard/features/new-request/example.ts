import type { NewRequestCatalogQuery } from "../../generated/new-request.ts";

type Scraper = NewRequestCatalogQuery["scrapers"][number];
type Operation = Scraper["operations"][number];

/** An operation with an input that is ready to run. */
export interface Example {
  scraper: Scraper;
  operation: Operation & { canary: NonNullable<Operation["canary"]> };
}

/** Of the operations that come with an example, one that is wholly public and what its scraper is for, if there is one. */
export function firstExample(scrapers: readonly Scraper[]): Example | undefined {
  const all = scrapers.flatMap((scraper) =>
    scraper.operations.flatMap((operation) =>
      operation.canary === null ? [] : [{ scraper, operation: { ...operation, canary: operation.canary } }],
    ),
  );
  const full = all.filter(({ operation }) => operation.availability === "FULL");
  return (
    full.find(({ scraper, operation }) => scraper.defaultOperation === operation.name) ?? full[0] ?? all[0]
  );
}

import type { QuarryClient } from "../../src/client/index.ts";

/** One Request of the tour. */
export interface Scene {
  scraper: string;
  input: Record<string, unknown>;
  limit: number;
}

type Catalog = Awaited<ReturnType<QuarryClient["scrapers"]>>;

/** Enough to see a table fill, and few enough to read. */
const RECORDS = 20;

/** A Request for each scraper: the example of its first operation that has one. */
export function scenesOf(catalog: Catalog): Scene[] {
  return catalog.flatMap(({ id, operations }) => {
    const shown = operations.find(({ canary }) => canary !== null);
    const input = shown?.canary?.input as Record<string, unknown> | undefined;
    if (shown === undefined || input === undefined) return [];
    return [{ scraper: id, input: { ...input, operation: shown.name }, limit: RECORDS }];
  });
}

import type { ProductRunsQuery } from "../../generated/product.ts";

/** A product as a price tracker last saw it. */
export interface Tracked {
  scraper: string;
  id: string;
  /** Edition of the source; null where it has one only. */
  country: string | null;
  title: string;
  priceMicros: number | null;
  currency: string | null;
  observedAt: string;
}

/** Of an operation whose Records are points of a price history. */
const OF_TRACKERS = "sinceLastRun";
const MOST_RUNS = 20;

type Run = ProductRunsQuery["requests"]["nodes"][number];

/** The newest runs of price trackers, newest first. Demos are none: their prices are made up. */
export function runsOfTrackers({ scrapers, requests }: ProductRunsQuery): Run[] {
  const trackers = new Set(
    scrapers.flatMap(({ id, operations }) =>
      operations
        .filter(({ recordSchema }) => OF_TRACKERS in propertiesOf(recordSchema))
        .map(({ name }) => `${id} ${name}`),
    ),
  );
  return requests.nodes
    .filter(({ scraper, operation, isDemo }) => !isDemo && trackers.has(`${scraper.id} ${operation}`))
    .slice(0, MOST_RUNS);
}

/** What a Record says of its product; null for one that is no point. */
export function trackedOf(scraper: string, record: unknown): Tracked | null {
  if (typeof record !== "object" || record === null) return null;
  const { id, country, title, priceMicros, currency, observedAt } = record as Record<string, unknown>;
  if (typeof id !== "string" || typeof observedAt !== "string") return null;
  return {
    scraper,
    id,
    country: typeof country === "string" ? country : null,
    title: typeof title === "string" ? title : id,
    priceMicros: typeof priceMicros === "number" ? priceMicros : null,
    currency: typeof currency === "string" ? currency : null,
    observedAt,
  };
}

export function keyOf({ scraper, country, id }: Tracked): string {
  return [scraper, country, id].join(" ");
}

function propertiesOf(schema: unknown): object {
  const { properties } = (schema ?? {}) as { properties?: unknown };
  return typeof properties === "object" && properties !== null ? properties : {};
}

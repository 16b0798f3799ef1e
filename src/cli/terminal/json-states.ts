import type { Request, Scraper, ScraperSummary, SourceHealth } from "../../client/index.ts";

/** A Request for `--json`: its states in small letters, as on every other face but GraphQL. */
export function requestJson<T extends Pick<Request, "status" | "stopReason">>(request: T) {
  return {
    ...request,
    status: small(request.status),
    stopReason: request.stopReason === null ? null : small(request.stopReason),
  };
}

/** A catalog entry, or a line of the catalog, for `--json`. */
export function scraperJson<T extends ScraperSummary | Scraper>(scraper: T) {
  return {
    ...scraper,
    operations: scraper.operations.map((one) => ({ ...one, availability: small(one.availability) })),
    ...("isolation" in scraper ? { isolation: scraper.isolation && small(scraper.isolation) } : {}),
    health: scraper.health && { ...scraper.health, status: small(scraper.health.status) },
  };
}

/** Readiness of a source for `--json`. */
export function healthJson(health: SourceHealth) {
  return {
    ...health,
    status: small(health.status),
    operations: health.operations.map((one) => ({ ...one, status: small(one.status) })),
  };
}

function small<T extends string>(state: T): Lowercase<T> {
  return state.toLowerCase() as Lowercase<T>;
}

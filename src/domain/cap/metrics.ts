import { AppError } from "../../errors/app-error.ts";
import { isMeterId, METER_IDS, recordsMeter, scraperOf } from "../meter/meters.ts";

/** Every id that a cap may name: the meters of the platform, and Records of each scraper. */
export function metricIds(scrapers: readonly string[]): string[] {
  return [...METER_IDS, ...scrapers.map(recordsMeter)];
}

/** Throws `meter_not_found`, which lists all ids, when a cap could never count anything. */
export function assertMetric(metric: string, scrapers: readonly string[]): void {
  const scraper = scraperOf(metric);
  if (isMeterId(metric) || (scraper !== null && scrapers.includes(scraper))) return;
  throw new AppError("meter_not_found", {
    message: `There is no meter ${metric.slice(0, 80)}. The meters are: ${metricIds(scrapers).join(", ")}.`,
  });
}

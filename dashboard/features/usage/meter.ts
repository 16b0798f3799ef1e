import type { UsageMonthQuery } from "../../generated/usage.ts";
import type { Format } from "../../words/format.ts";

/** The API's id of what scraping costs, which is metered like the rest, in micro-USD. */
export const SPEND = "scraping_spend";

type Known = Pick<NonNullable<UsageMonthQuery["usage"]>["meters"][number], "meter" | "title" | "unit">;

/** What can be counted and capped. */
export interface Meter {
  id: string;
  title: string;
  unit: string;
}

/** Every meter of the account, those of scrapers that have stored nothing yet included. */
export function metersOf(meters: readonly Known[], scrapers: UsageMonthQuery["scrapers"]): Meter[] {
  const known = meters.map(({ meter, title, unit }) => ({ id: meter, title, unit }));
  const ids = new Set(known.map(({ id }) => id));
  const unused = scrapers
    .map(({ id, title, unit }) => ({ id: `records:${id}`, title, unit }))
    .filter(({ id }) => !ids.has(id));
  return [
    ...known.filter(({ id }) => id.startsWith("records:")),
    ...unused,
    ...known.filter(({ id }) => !id.startsWith("records:")),
  ];
}

export function meterOf(meters: readonly Meter[], id: string): Meter {
  return meters.find((one) => one.id === id) ?? { id, title: id, unit: "" };
}

/** A quantity of a meter, without its unit, which stands beside it; bytes have theirs, in which they are sold. */
export function quantityOf({ unit }: { unit: string }, format: Format): (quantity: number) => string {
  return unit === "byte" ? format.binaryBytes : format.number;
}

import { toMicros } from "../../text/price.ts";
import { moneyOf, type Money } from "../../record-fields/money.ts";
import type { Reading } from "./reading.ts";

/** What a thing costs: one amount twice, a range, or a range with an open end. */
export interface Cost {
  min: number | null;
  max: number | null;
  currency: string | null;
}

/** The money fields of a cost. */
export function moneyFrom(cost: Cost | null): Money<"price"> {
  if (cost === null) return moneyOf(null);
  const single = singleOf(cost);
  return {
    price: single,
    currency: cost.currency,
    priceMicros: single === null ? null : toMicros(single),
    priceMin: single === null ? cost.min : null,
    priceMax: single === null ? cost.max : null,
    // JSON-LD is not what the page shows.
    priceText: null,
  };
}

export function singleOf(cost: Cost): number | null {
  return cost.min === cost.max ? cost.min : null;
}

/** The range over several costs; null, with a doubt, when they are in different currencies. */
export function costOver(reading: Reading, costs: readonly Cost[], field: string): Cost | null {
  if (costs.length === 0) return null;
  const currencies = new Set(costs.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1)
    return reading.doubt(field, `It is offered in ${[...currencies].slice(0, 5).join(", ")}.`);
  return {
    min: extreme(costs, "min", Math.min),
    max: extreme(costs, "max", Math.max),
    currency: [...currencies][0] ?? null,
  };
}

function extreme(
  costs: readonly Cost[],
  end: "min" | "max",
  pick: (one: number, other: number) => number,
): number | null {
  // An open end stays open.
  return costs.reduce<number | null>((found, cost, index) => {
    const value = cost[end];
    return index === 0 ? value : found === null || value === null ? null : pick(found, value);
  }, null);
}

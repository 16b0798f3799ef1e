import { PLAN_NAMES, type PaidPlanName, type PlanName } from "../../store/plan/plan-documents.ts";

/** What a plan costs each month, and what balance comes with it. */
export interface Plan {
  name: PlanName;
  priceUsdMicros: number;
  /** Granted each month, spent first, gone with the end of the period. */
  includedUsdMicros: number;
  /** Whether Requests can be created. */
  canScrape: boolean;
}

/** All plans, from small to large. */
export const PLANS: readonly Plan[] = [
  { name: "Free", priceUsdMicros: 0, includedUsdMicros: 0, canScrape: false },
  { name: "Plus", priceUsdMicros: 20_000_000, includedUsdMicros: 20_000_000, canScrape: true },
  { name: "Pro", priceUsdMicros: 100_000_000, includedUsdMicros: 120_000_000, canScrape: true },
  { name: "Max", priceUsdMicros: 200_000_000, includedUsdMicros: 300_000_000, canScrape: true },
];

export const MIN_TOP_UP_USD_MICROS = 20_000_000;
export const MAX_TOP_UP_USD_MICROS = 10_000_000_000;

export function planOf(name: PlanName): Plan {
  const plan = PLANS[PLAN_NAMES.indexOf(name)];
  if (plan === undefined) throw new Error(`There is no plan ${name}.`);
  return plan;
}

/** The paid plan with this name in any case, or null. */
export function paidPlanNamed(text: string): PaidPlanName | null {
  const name = PLAN_NAMES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  return name === undefined || name === "Free" ? null : name;
}

export const isLarger = (a: PlanName, b: PlanName): boolean => PLAN_NAMES.indexOf(a) > PLAN_NAMES.indexOf(b);

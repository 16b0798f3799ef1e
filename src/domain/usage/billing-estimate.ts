import { METERS, METER_IDS, priceOf, recordsMeter, type Rate } from "../meter/meters.ts";
import { beginOf, endOf } from "../meter/period.ts";
import { includedIn, type UsagePlan } from "../meter/plan-limits.ts";
import type { UsedMonth } from "../meter/used-month.ts";

const DAY_MS = 86_400_000;

/** What a scraper asks for one Record, and what it calls one. */
export interface ScraperPrice {
  id: string;
  title: string;
  unit: string;
  priceUsdMicros: number;
}

export interface LineItem {
  meter: string;
  title: string;
  unit: string;
  usedQuantity: number;
  includedQuantity: number;
  billableQuantity: number;
  /** For each `unitPricePer` units. */
  unitPriceUsdMicros: number;
  unitPricePer: number;
  estimatedSpendUsdMicros: number;
  /** At the end of the period if usage continues at this rate. */
  forecastQuantity: number;
  forecastSpendUsdMicros: number;
  /** Of scraper Records. */
  scraper: string | null;
  resultCount: number | null;
}

export interface BillingEstimate {
  currency: "USD";
  periodStart: Date;
  periodEnd: Date;
  lineItems: LineItem[];
  estimatedSpendUsdMicros: number;
  forecastSpendUsdMicros: number;
}

/** What the use of a month comes to, line by line: every meter of the platform, then each scraper that stored Records. */
export function billingEstimate(
  used: UsedMonth,
  plan: UsagePlan,
  scrapers: readonly ScraperPrice[],
  now: Date,
): BillingEstimate {
  const periodStart = beginOf(used.month);
  const periodEnd = endOf("month", periodStart);
  const ahead = growth(periodStart, periodEnd, now);
  const meters = METER_IDS.map((meter) => {
    const { title, unit, rate, kind } = METERS[meter];
    const line = { meter, title, unit, included: includedIn(plan, meter, used.month), rate, scraper: null };
    return lineOf(line, used.total.get(meter) ?? 0, kind === "stored" ? 1 : ahead);
  });
  const records = [...used.scraped].map(([id, { records: count, usdMicros }]) =>
    recordsLine(
      scrapers.find((one) => one.id === id) ?? { id, title: id, unit: "record", priceUsdMicros: 0 },
      count,
      usdMicros,
      ahead,
    ),
  );
  const lineItems = [...meters, ...records];
  const sum = (of: "estimatedSpendUsdMicros" | "forecastSpendUsdMicros"): number =>
    lineItems.reduce((total, line) => total + line[of], 0);
  return {
    currency: "USD",
    periodStart,
    periodEnd,
    lineItems,
    estimatedSpendUsdMicros: sum("estimatedSpendUsdMicros"),
    forecastSpendUsdMicros: sum("forecastSpendUsdMicros"),
  };
}

/** How many times what was used so far comes to the whole period. The first day counts whole: an hour says little. */
function growth(start: Date, end: Date, now: Date): number {
  const whole = end.getTime() - start.getTime();
  const elapsed = Math.min(whole, Math.max(now.getTime() - start.getTime(), DAY_MS));
  return whole / elapsed;
}

interface LineOf {
  meter: string;
  title: string;
  unit: string;
  included: number;
  rate: Rate;
  scraper: string | null;
}

function lineOf({ included, rate, ...line }: LineOf, used: number, ahead: number): LineItem {
  const billable = Math.max(0, used - included);
  const forecast = Math.round(used * ahead);
  return {
    ...line,
    usedQuantity: used,
    includedQuantity: included,
    billableQuantity: billable,
    unitPriceUsdMicros: rate.usdMicros,
    unitPricePer: rate.per,
    estimatedSpendUsdMicros: priceOf(billable, rate),
    forecastQuantity: forecast,
    forecastSpendUsdMicros: priceOf(Math.max(0, forecast - included), rate),
    resultCount: null,
  };
}

/** What was booked, not what it would cost at today's price. */
function recordsLine(scraper: ScraperPrice, records: number, usdMicros: number, ahead: number): LineItem {
  const rate = { usdMicros: scraper.priceUsdMicros, per: 1 };
  const meter = recordsMeter(scraper.id);
  return {
    ...lineOf(
      { meter, title: scraper.title, unit: scraper.unit, included: 0, rate, scraper: scraper.id },
      records,
      ahead,
    ),
    estimatedSpendUsdMicros: usdMicros,
    forecastSpendUsdMicros: Math.round(usdMicros * ahead),
    resultCount: records,
  };
}

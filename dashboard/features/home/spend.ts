import type { HomeMonthFragment } from "../../generated/home.ts";

const DAYS = 30;

/** What was spent in the last 30 UTC days, today as the last one. Whole micro-USD, as they were booked. */
export interface Spend {
  days: { date: string; usdMicros: number }[];
  today: number;
  total: number;
  scrapers: ScraperSpend[];
}

export interface ScraperSpend {
  scraper: string;
  records: number;
  today: number;
  total: number;
}

export function spendOf(months: readonly HomeMonthFragment[], now: Date): Spend {
  const dates = lastDays(now);
  const today = dates.at(-1);
  const known = new Map(months.flatMap(({ days }) => days.map((day) => [day.date, day] as const)));
  const scrapers = new Map<string, ScraperSpend>();
  for (const date of dates)
    for (const { scraper, records, usdMicros } of known.get(date)?.scrapers ?? []) {
      const sum = scrapers.get(scraper) ?? { scraper, records: 0, today: 0, total: 0 };
      sum.records += records;
      sum.total += usdMicros;
      if (date === today) sum.today += usdMicros;
      scrapers.set(scraper, sum);
    }
  const days = dates.map((date) => ({ date, usdMicros: known.get(date)?.scrapingUsdMicros ?? 0 }));
  return {
    days,
    today: days.at(-1)?.usdMicros ?? 0,
    total: days.reduce((sum, { usdMicros }) => sum + usdMicros, 0),
    scrapers: [...scrapers.values()].sort((one, other) => other.total - one.total),
  };
}

/** Such as `2026-11`, of which the last 30 days may have a part. */
export function monthBefore(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

function lastDays(now: Date): string[] {
  const at = (back: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(at(DAYS - 1 - index)).toISOString().slice(0, 10),
  );
}

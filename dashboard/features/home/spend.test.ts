import { expect, it } from "vitest";
import { monthBefore, spendOf } from "./spend.ts";

const day = (date: string, ...spent: [scraper: string, records: number, usdMicros: number][]) => ({
  date,
  scrapingUsdMicros: spent.reduce((sum, [, , usdMicros]) => sum + usdMicros, 0),
  scrapers: spent.map(([scraper, records, usdMicros]) => ({ scraper, records, usdMicros })),
});

it("sums 30 UTC days over the end of a month, by day and by scraper", () => {
  const now = new Date("2026-03-10T23:59:00Z");
  const february = { days: [day("2026-02-08", ["a", 9, 9]), day("2026-02-09", ["a", 1, 700])] };
  const march = { days: [day("2026-03-09", ["b", 2, 50]), day("2026-03-10", ["a", 1, 600], ["b", 1, 25])] };
  const spend = spendOf([february, march], now);
  expect(spend.days).toHaveLength(30);
  expect(spend.days[0]).toEqual({ date: "2026-02-09", usdMicros: 700 });
  expect(spend.days.at(-1)).toEqual({ date: "2026-03-10", usdMicros: 625 });
  expect(spend).toMatchObject({ today: 625, total: 1375 });
  expect(spend.scrapers).toEqual([
    { scraper: "a", records: 2, today: 600, total: 1300 },
    { scraper: "b", records: 3, today: 25, total: 75 },
  ]);
});

it("names the month before, over the end of a year", () => {
  expect(monthBefore(new Date("2026-01-31T12:00:00Z"))).toBe("2025-12");
});

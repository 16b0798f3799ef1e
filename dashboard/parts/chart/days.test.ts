import { expect, it } from "vitest";
import { daysOf, forecastOf, sumsOf } from "./days.ts";

const used = new Map([
  ["2026-02-02", 5],
  ["2026-02-04", 7],
]);

it("has each day of a month: none used is 0, one to come is null", () => {
  const days = daysOf("2026-02", used, { today: "2026-02-04", isLevel: false });
  expect(days).toHaveLength(28);
  expect(days.slice(0, 5).map(({ value }) => value)).toEqual([0, 5, 0, 7, null]);
  expect(daysOf("2024-02", used, { today: "2026-02-04", isLevel: false })).toHaveLength(29);
});

it("adds up to the last day that has begun, and goes from there to the forecast", () => {
  const sums = sumsOf(daysOf("2026-02", used, { today: "2026-02-04", isLevel: false }));
  expect(sums.slice(0, 5).map(({ value }) => value)).toEqual([0, 5, 5, 12, null]);
  const forecast = forecastOf(sums, 84);
  expect(forecast.slice(0, 5)).toEqual([null, null, null, 12, 15]);
  expect(forecast.at(-1)).toBe(84);
});

it("has no forecast for a month that is over", () => {
  const sums = sumsOf(daysOf("2026-02", used, { today: "2026-03-01", isLevel: false }));
  expect(forecastOf(sums, 12).every((value) => value === null)).toBe(true);
});

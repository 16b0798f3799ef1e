import { expect, test } from "vitest";
import { dayOf, localDay, yearOf } from "./values.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["midnight in UTC", at("2023-06-15T00:00Z"), null, "2023-06-15"],
  [
    "midnight in the Pacific zone, of a home in Hawaii",
    at("2023-06-15T07:00Z"),
    "Pacific/Honolulu",
    "2023-06-15",
  ],
  ["midnight in Toronto", at("2026-02-17T05:00Z"), "America/Toronto", "2026-02-17"],
  ["an evening in Toronto", at("2026-02-18T02:10:04Z"), "America/Toronto", "2026-02-17"],
  ["the same as text", "2026-02-18T02:10:04.000Z", "America/Toronto", "2026-02-17"],
  ["an evening where nobody knows", at("2026-02-18T02:10:04Z"), null, null],
  ["an evening in a zone that is none", at("2026-02-18T02:10:04Z"), "Nowhere", null],
  ["noon where nobody knows", at("2026-02-18T18:00:00Z"), null, "2026-02-18"],
  ["a day before 1970", at("1960-05-01T08:00Z"), null, "1960-05-01"],
  ["a day as text", "11/03/2025", null, "2025-11-03"],
])("%s is a day", (_, value, zone, day) => {
  expect(dayOf(localDay(value, zone) as string | number)).toBe(day);
});

test("the year of a tax is told where it is the same everywhere", () => {
  expect(
    [at("2022-06-28T02:59:33Z"), at("2023-01-01T03:00:00Z"), at("2023-01-01T00:00:00Z")].map(yearOf),
  ).toEqual([2022, null, 2023]);
});

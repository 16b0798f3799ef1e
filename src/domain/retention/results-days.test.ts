import { expect, test } from "vitest";
import { resultsDaysOf } from "./results-days.ts";

const families: Record<string, number | null> = { people: 14, shop: null };
const catalog = {
  find: (id: string) => (id in families ? { scraper: { retentionDays: families[id] ?? null } } : null),
};

test.each([
  ["people", 30, {}, 14],
  ["people", 7, {}, 7],
  ["people", 30, { people: 90 }, 90],
  ["people", 30, { shop: 1 }, 14],
  ["shop", 30, {}, 30],
  ["shop", 30, { shop: 3 }, 3],
  ["removed", 30, {}, 30],
])(
  "Results of %s with %i days for all and %o for single ones: %i",
  (id, resultsDays, daysByScraper, days) => {
    expect(resultsDaysOf({ resultsDays, daysByScraper }, catalog)(id)).toBe(days);
  },
);

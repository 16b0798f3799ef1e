import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/reviews/index.ts";
import { runOver } from "./recordings.ts";

const PAGE = "https://www.trustpilot.com/review/a.b";
const DAY = 86_400_000;
const SPANS = { last30days: 30, last3months: 91, last6months: 182, last12months: 365 };

interface Made {
  id: string;
  rating: number;
  language: string;
  /** How old it is. */
  days: number;
}
const made = (prefix: string, count: number, rating: number, language: string, daysEach: number): Made[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index + 1}`,
    rating,
    language,
    days: 1 + index * daysEach,
  }));

/** The site over these reviews with one on each page: filters, two orders, ten pages. */
function siteOf(all: readonly Made[], { ignoresStars = false } = {}): Record<string, string> {
  const answers: Record<string, string> = {};
  const languages = [...new Set(all.map(({ language }) => language))];
  const count = (rows: readonly Made[]) => rows.length;
  const reviewLanguages = ["all", ...languages].map((isoCode) => ({
    isoCode,
    reviewCount: count(all.filter(({ language }) => ["all", language].includes(isoCode))),
  }));
  const words = ["one", "two", "three", "four", "five"];
  const ratings = Object.fromEntries(
    words.map((word, index) => [word, count(all.filter(({ rating }) => rating === index + 1))]),
  );
  for (const language of ["all", ...languages])
    for (const star of [null, 1, 2, 3, 4, 5])
      for (const [date, most] of [["", Infinity], ...Object.entries(SPANS)] as [string, number][])
        for (const sort of ["recency", "relevance"]) {
          const rows = all
            .filter(({ rating }) => ignoresStars || star === null || rating === star)
            .filter((one) => ["all", one.language].includes(language) && one.days <= most)
            .toSorted((one, other) => (sort === "recency" ? one.days - other.days : other.days - one.days));
          for (let page = 1; page <= Math.min(10, Math.max(1, rows.length)); page++) {
            const query = [
              `languages=${language}&sort=${sort}`,
              ...(star === null ? [] : [`stars=${star}`]),
              ...(date === "" ? [] : [`date=${date}`]),
              ...(page === 1 ? [] : [`page=${page}`]),
            ];
            answers[`${PAGE}?${query.join("&")}`] = pageOf(rows, page, { ratings, reviewLanguages });
          }
        }
  return answers;
}

function pageOf(rows: readonly Made[], currentPage: number, reviewStatistics: object): string {
  const reviews = rows.slice(currentPage - 1, currentPage).map(({ days, ...row }) => ({
    ...row,
    title: "",
    text: "",
    dates: { publishedDate: new Date(Date.now() - days * DAY).toISOString() },
  }));
  const pagination = { currentPage, perPage: 1, totalCount: rows.length, totalPages: rows.length };
  const businessUnit = { id: "0".repeat(24), identifyingName: "a.b", displayName: "A", numberOfReviews: 99 };
  const state = { businessUnit, reviews, filters: { pagination, reviewStatistics } };
  return `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: state } })}</script></html>`;
}

const run = (answers: Record<string, string>, input: JsonObject = {}) =>
  runOver(scraper, { operation: "reviews", businesses: ["a.b"], ...input }, answers, 1_000);
const idsOf = (records: readonly JsonObject[]) => records.map((record) => record["id"] as string).sort();

describe("a list that is longer than the site shows", () => {
  test("goes on by stars, and all is read where each of them fits", async () => {
    const all = [...made("a", 9, 5, "en", 1), ...made("b", 8, 1, "en", 1)];
    const { records, warnings, ending } = await run(siteOf(all));
    expect([ending, idsOf(records)]).toEqual(["exhausted", all.map(({ id }) => id).sort()]);
    expect(warnings).not.toHaveProperty("page_limit_reached");
  });

  test("goes on by the languages that the page counts", async () => {
    const all = [...made("a", 9, 5, "en", 1), ...made("b", 8, 5, "de", 1), ...made("c", 2, 1, "de", 1)];
    const { records, warnings, ending } = await run(siteOf(all));
    expect([ending, idsOf(records)]).toEqual(["exhausted", all.map(({ id }) => id).sort()]);
    expect(warnings).not.toHaveProperty("page_limit_reached");
  });

  test("goes on by orders and times, and says that some may be out of reach", async () => {
    // 60 reviews, one in ten days: the newest 10, the oldest 10, and the oldest 10 of each time that goes back further.
    const all = made("a", 60, 5, "en", 10);
    const { records, warnings, ending } = await run(siteOf(all));
    const inside = (most: number) => all.filter(({ days }) => days <= most).slice(-10);
    const read = [...all.slice(0, 10), ...all.slice(-10), ...inside(365), ...inside(182)];
    expect([ending, idsOf(records)]).toEqual(["exhausted", [...new Set(read.map(({ id }) => id))].sort()]);
    expect(warnings).toMatchObject({ page_limit_reached: 1 });
  });

  test("does not go on by a filter that the site leaves out", async () => {
    const all = [...made("a", 10, 5, "en", 1), ...made("b", 10, 1, "en", 1)];
    const { warnings, ending, records } = await run(siteOf(all, { ignoresStars: true }));
    expect([ending, records.length]).toEqual(["exhausted", 10]);
    expect(warnings).toMatchObject({ filter_ignored: 2 });
  });

  test("ends where reviews are older than asked for", async () => {
    const all = made("a", 30, 5, "en", 1);
    const dateFrom = new Date(Date.now() - 5 * DAY).toISOString().slice(0, 10);
    const { records, warnings, ending } = await run(siteOf(all), { dateFrom });
    expect([ending, idsOf(records)]).toEqual(["exhausted", ["a1", "a2", "a3", "a4", "a5"]]);
    expect(warnings).not.toHaveProperty("page_limit_reached");
  });
});

import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/reviews/index.ts";
import { businessOf, categoryOf, readSiteUrl } from "../../src/plugins/reviews/targets.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";

const SITE = "https://www.trustpilot.com";
const ID = "46fac7c8000064000501afed";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${SITE}/review/Example.com?stars=1`, "business", "example.com", undefined],
  ["https://de.trustpilot.com/review/calo.app%2Fen", "business", "calo.app/en", "de"],
  ["http://trustpilot.com/review/calo.app/en/", "business", "calo.app/en", undefined],
  ["https://uk.trustpilot.com/categories/kite_shop?page=2", "category", "kite_shop", "uk"],
  [`${SITE}/categories/kite_shop?country=DK`, "category", "kite_shop", "DK"],
  [`${SITE}/users/${ID}`, "reviewer", ID, undefined],
  ["https://nl-be.trustpilot.com/review/a.be", "business", "a.be", "be"],
  [`${SITE}/search?query=quarry%20kites`, "search", "quarry kites", undefined],
  [`${SITE}/reviews/${ID}`, "review", ID, undefined],
  ["https://de.trustpilot.com/review/a.b/transparency", "business", "a.b", "de"],
  [`${SITE}/evaluate/calo.app/en`, "business", "calo.app/en", undefined],
  ["www.trustpilot.com/review/a.b", "business", "a.b", undefined],
])("%s names a %s", (address, kind, value, country) => {
  expect(readSiteUrl(address)).toMatchObject({ kind, value, country });
});

test.each([
  `${SITE}/users/connect`,
  `${SITE}/search`,
  "https://x.example/review/a.b",
  `${SITE}/reviews/not-an-id`,
  `${SITE}/categories`,
  SITE,
  "www.trustpilot.com",
  "a.b",
])("%s names nothing", (address) => expect(readSiteUrl(address)).toBeNull());

test("businesses and categories have several spellings", () => {
  const names = [
    "https://www.Example.com/shop?a=1",
    " Example.com/ ",
    "calo.app/en",
    ID,
    `${SITE}/categories/x`,
  ];
  expect(names.map(businessOf)).toEqual(["www.example.com", "example.com", "calo.app/en", ID, null]);
  const categories = ["Electronics & Technology", "electronics-technology", "hi-fi_shop", "Hi-fi shop"];
  expect(categories.map(categoryOf)).toEqual([
    "electronics_technology",
    "electronics_technology",
    "hi-fi_shop",
    "hi-fi_shop",
  ]);
});

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ url: `${SITE}/review/a.b` }, "business"],
    [{ domain: "a.b" }, "business"],
    [{ domain: "a.b", stars: 5 }, "reviews"],
    [{ startUrls: [{ url: `${SITE}/review/a.b` }], dateRange: "year" }, "reviews"],
    [{ url: `${SITE}/categories/kite_shop` }, "categories"],
    [{ category: "Kite Shop" }, "categories"],
    [{ url: `${SITE}/users/${ID}` }, "reviewer"],
    [{ url: `${SITE}/search?query=kite` }, "search"],
    [{ query: "kite" }, "search"],
    [{ domain: "www.trustpilot.com" }, "business"],
    [{ url: `${SITE}/reviews/${ID}` }, "reviews"],
    [{ startUrls: [{ url: `${SITE}/reviews/${ID}` }, `${SITE}/review/a.b`] }, "reviews"],
    [{ reviewId: ID }, "reviews"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("addresses of single reviews stand apart from those of businesses", () => {
  const urls = [`https://de.trustpilot.com/reviews/${ID}`, { url: "https://de.trustpilot.com/review/a.b" }];
  expect(read({ urls, reviewIds: [`${SITE}/reviews/${"0".repeat(24)}`] })).toMatchObject({
    operation: "reviews",
    country: "de",
    businesses: ["a.b"],
    reviewIds: [ID, "0".repeat(24)],
  });
});

test("filters have several spellings", () => {
  const raw = {
    operation: "businessReviews",
    businessUrls: [`https://dk.trustpilot.com/review/a.b?languages=da`],
    rating: "5",
    sentiment: "positive",
    since: "2026-01-01",
    until: "2026-01-31",
    dateRange: "Last 30 days",
    hasReply: "true",
    includeReviewer: true,
  };
  expect(read(raw)).toMatchObject({
    operation: "reviews",
    businesses: ["a.b"],
    country: "dk",
    language: "da",
    stars: [5],
    sentiment: ["positive"],
    dateFrom: "2026-01-01",
    dateTo: "2026-01-31",
    date: "last30days",
    replies: true,
    includeAuthors: true,
  });
});

test.each<[JsonObject, string]>([
  [{ businesses: ["not a domain"] }, "Expected a domain such as example.com"],
  ...[`${SITE}/categories`, `${SITE}/users/connect`, SITE, "ftp://a.b", "trustpilot.com/categories"].map(
    (address): [JsonObject, string] => [{ url: address }, "Expected a domain such as example.com"],
  ),
  [{ domain: "mail@a.b" }, "Expected a domain such as example.com"],
  [{ operation: "business", url: `${SITE}/reviews/${ID}` }, "other pages go into `categories`"],
  [{ operation: "search", url: `${SITE}/categories/kite_shop` }, "Expected a search text"],
  [{ operation: "search", searchTerms: ["https://a.b/c"] }, "Expected a search text"],
  [{ operation: "categories", url: `${SITE}/categories` }, "Expected a category"],
  [{ operation: "reviews", reviewIds: ["a.b"] }, "or the address of a single review"],
  [{ operation: "reviews", stars: 1 }, "Give `businesses` or `reviewIds`."],
  [{ businesses: Array<string>(201).fill("a.b") }, "201 businesses; at most 200 are allowed."],
  [{ operation: "categories", categories: ["https://x.example/a"] }, "Expected a category"],
  [{ operation: "reviewer", reviewers: ["Somebody"] }, "Expected an id of 24 digits"],
  [{ operation: "reviews", businesses: ["a.b"], stars: [6] }, "6 is outside 1 to 5."],
  [{ domain: "a.b", stars: 1, sentiment: "positive" }, "No number of stars is in both"],
  [
    { operation: "reviews", businesses: ["a.b"], dateFrom: "yesterday" },
    "Expected a day such as 2026-01-31.",
  ],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

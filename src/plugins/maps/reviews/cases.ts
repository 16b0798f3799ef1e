import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KETTLE = "0x1000000000000a01:0x2000000000000b01";
const HILL = "0x1000000000000a06:0x2000000000000b06";
const of = (
  name: string,
  placeId: string,
  har: string,
  expect: PluginCase["expect"],
  more = {},
): PluginCase => ({
  name,
  input: { operation: "reviews", placeIds: [placeId], ...more },
  har: `reviews/${har}.har.json`,
  expect,
});

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages, with their authors",
    input: { operation: "reviews", placeIds: [KETTLE], includeAuthors: true },
    har: "reviews/reviews.har.json",
    truncate: "%22TOKEN2%22",
    expect: {
      count: 3,
      records: [
        {
          id: "RevListed1AAAAAAAAAA",
          rating: 5,
          text: "Warmer Tee.\n\nNett & flink.",
          translatedText: "Warm tea.\n\nKind & quick.",
          language: "de",
          publishedAt: "2026-06-07T15:12:08.584Z",
          publishedText: "a month ago",
          helpfulCount: 3,
          author: { id: "100000000000000000001", name: "Reviewer 1", reviewCount: 143, guideLevel: 5 },
          reply: { text: "Thank you.", publishedText: "2 weeks ago" },
          aspects: [{ answer: "Dinner", rating: null }, { name: "Food", rating: 4 }, { answer: "Any size" }],
          imageUrls: ["https://lh3.googleusercontent.com/grass-cs/R1=k-no"],
          placeId: KETTLE,
          reviewSource: "listed",
          featureCoverage: { includeAuthors: "extracted" },
        },
        { rating: 2, text: null, reply: null, imageUrls: null, author: { guideLevel: null } },
        { text: "Good kites.", translatedText: null, helpfulCount: 0 },
      ],
    },
  },
  of(
    "Only reviews with these stars, since a day, with words; older pages are not asked for",
    KETTLE,
    "reviews-filtered",
    { count: 1, records: [{ rating: 5, author: null }] },
    { stars: 5, startDate: "2026-01-01", onlyWithText: true },
  ),
  of(
    "Only reviews in a language, until a day, with words of the translation",
    KETTLE,
    "reviews-narrowed",
    { count: 1, records: [{ id: "RevListed1AAAAAAAAAA", language: "de" }] },
    { reviewLanguages: ["de-AT"], publishedUntil: "2026-06-07", keywords: "Kind TEA" },
  ),
  of(
    "Reviews of which none passes the filters give none",
    KETTLE,
    "reviews-narrowed",
    { count: 0 },
    { reviewLanguage: "en", endDate: "2025-06-14" },
  ),
  of(
    "Pages that repeat the rows before are counted once, and held against the count of the place",
    KETTLE,
    "reviews-cumulative",
    { count: 3, warnings: { rows_missing: 1 }, records: [{ rating: 5 }] },
  ),
  of("The count on the first page holds for the pages after it", KETTLE, "reviews-counted", {
    count: 3,
    warnings: { rows_missing: 1 },
    records: [{ rating: 5 }],
  }),
  of(
    "Where the list is refused, an answer of the older layout shows a few",
    KETTLE,
    "reviews-older-embedded",
    {
      count: 2,
      warnings: { reviews_not_listed: 1, rows_missing: 1 },
      records: [
        {
          id: "RevOlder1AAAAAAAAAAA",
          rating: 5,
          text: "Tea was warm.",
          language: "en",
          publishedAt: "2023-06-30T11:46:30.509Z",
          publishedText: "2 months ago",
          imageUrls: ["https://lh5.googleusercontent.com/p/IMG1=w150-k-no-p"],
          aspects: [{ name: "Food", rating: 5 }],
          author: { id: "100000000000000000001", name: "Reviewer 1", reviewCount: 4, guideLevel: 4 },
          reply: { text: "Thank you.", publishedText: "a week ago" },
          reviewSource: "embedded",
        },
        { rating: 3, text: null, author: { guideLevel: null } },
      ],
    },
    { includeAuthors: true },
  ),
  of("Snippets without ids are no reviews", KETTLE, "reviews-snippets", {
    count: 0,
    warnings: { reviews_not_listed: 1, snippets_not_read: 1 },
    error: "source_blocked",
  }),
  of(
    "A list that ends before the count of the source says so",
    KETTLE,
    "reviews-short",
    { count: 2, warnings: { rows_missing: 1 }, records: [{ rating: 5 }] },
    { sort: "highestRanking" },
  ),
  of("Where the list is refused, the place shows a few", KETTLE, "reviews-embedded", {
    count: 2,
    warnings: { reviews_not_listed: 1, rows_missing: 1 },
    records: [
      { rating: 5, ratingMax: 5, source: "Google", placeName: "Kite & Kettle", reviewSource: "embedded" },
      { rating: 3, text: null, publishedAt: "2023-07-22T04:26:40.123Z" },
    ],
  }),
  of("A refused list of a place that shows none is blocked", HILL, "reviews-blocked", {
    count: 0,
    warnings: { reviews_not_listed: 1 },
    error: "source_blocked",
  }),
  of("A place that nobody rated has no reviews", "0x1000000000000a02:0x2000000000000b02", "reviews-none", {
    count: 0,
  }),
  of("An empty list of a place that people rated is no place without reviews", HILL, "reviews-contradicted", {
    count: 0,
    error: "source_changed",
  }),
];

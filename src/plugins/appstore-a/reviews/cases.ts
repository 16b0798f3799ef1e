import type { PluginCase } from "../../../plugin-sdk/index.ts";

const OF_CHESS = { operation: "reviews", appIds: ["1000000001"] };

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages of the feed, whose first entry is the app",
    input: { ...OF_CHESS, includeAppInfo: true, includeAuthors: true },
    har: "reviews/reviews.har.json",
    truncate: "customerreviews",
    expect: {
      count: 3,
      records: [
        {
          id: "3000000011",
          text: "Good lessons & puzzles.",
          rating: 5,
          publishedAt: "2026-02-01T10:00:00.000Z",
          helpfulCount: 2,
          voteCount: 3,
          author: { name: "Reviewer 1" },
          reviewSource: "feed",
          appInfo: { title: "Quarry Chess", ratingCount: 1700 },
        },
        { publishedAt: null, appVersion: null },
        { rating: 4, featureCoverage: { includeAuthors: "extracted", includeAppInfo: "extracted" } },
      ],
    },
  },
  {
    name: "Only reviews with the stars asked for, without their authors",
    input: { ...OF_CHESS, sort: "helpful", stars: 2 },
    har: "reviews/reviews-stars.har.json",
    expect: { count: 1, records: [{ id: "3000000012", author: null, appInfo: null }] },
  },
  {
    name: "An empty feed of a rated app leads to the older list",
    input: OF_CHESS,
    har: "reviews/reviews-list.har.json",
    expect: {
      count: 2,
      warnings: { reviews_not_listed: 1 },
      records: [
        { reply: { text: "Thank you.", publishedAt: "2026-02-02T10:00:00Z" } },
        { reviewSource: "list" },
      ],
    },
  },
  {
    name: "Where the older list fails, the page shows a few reviews",
    input: OF_CHESS,
    har: "reviews/reviews-page.har.json",
    expect: {
      count: 2,
      warnings: { reviews_not_listed: 2, reviews_list_failed: 1 },
      records: [{ id: "3000000001", reviewSource: "page" }],
    },
  },
  {
    name: "A rated app of which no source shows a review is no app without reviews",
    input: { ...OF_CHESS, appIds: ["1000000003"] },
    har: "reviews/reviews-unavailable.har.json",
    expect: { count: 0, error: "source_unavailable", warnings: { reviews_not_listed: 2 } },
  },
  {
    name: "An app that nobody has rated has no reviews",
    input: { operation: "reviews", appIds: ["1000000002"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A feed about another app is none",
    input: OF_CHESS,
    har: "reviews/reviews-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

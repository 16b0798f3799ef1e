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
    input: { ...OF_CHESS, includeAuthors: true },
    har: "reviews/reviews-list.har.json",
    expect: {
      count: 2,
      warnings: { reviews_not_listed: 2 },
      records: [
        {
          author: { name: "Reviewer 1" },
          isEdited: false,
          reply: { text: "Thank you.", publishedAt: "2026-02-02T10:00:00Z" },
        },
        { reviewSource: "list" },
      ],
    },
  },
  {
    name: "The most critical reviews come from the older list alone",
    input: { ...OF_CHESS, sortBy: "critical" },
    har: "reviews/reviews-critical.har.json",
    truncate: "userReviewsRow",
    expect: { count: 2, records: [{ id: "3000000012", rating: 1, reviewSource: "list" }, { rating: 2 }] },
  },
  {
    name: "An order that only the older list has is not given up for another",
    input: { ...OF_CHESS, sort: "favourable" },
    har: "reviews/reviews-favorable.har.json",
    expect: { count: 0, error: "source_unavailable" },
  },
  {
    name: "Where the older list fails, the page shows a few reviews",
    input: { ...OF_CHESS, includeAuthors: true },
    har: "reviews/reviews-page.har.json",
    expect: {
      count: 2,
      warnings: { reviews_not_listed: 3, reviews_list_failed: 1 },
      records: [
        {
          id: "3000000001",
          reviewSource: "page",
          author: { name: "Reviewer 1", url: null },
          reply: { text: "Thank you.", publishedAt: "2026-02-02T10:00:00.000Z" },
        },
      ],
    },
  },
  {
    name: "A rated app of which no source shows a review is no app without reviews",
    input: { ...OF_CHESS, appIds: ["1000000003"] },
    har: "reviews/reviews-unavailable.har.json",
    expect: { count: 0, error: "source_unavailable", warnings: { reviews_not_listed: 3 } },
  },
  {
    name: "Where the feed is empty as JSON, it is read as XML, as far as it leads on",
    input: { ...OF_CHESS, includeAuthors: true },
    har: "reviews/reviews-xml.har.json",
    expect: {
      count: 3,
      warnings: { reviews_not_listed: 1 },
      records: [
        {
          id: "3000000021",
          title: "Superb",
          text: "Good lessons & puzzles.",
          rating: 5,
          publishedAt: "2026-02-01T10:00:00.000Z",
          appVersion: "3.2.1",
          helpfulCount: 2,
          voteCount: 3,
          author: { name: "Reviewer 21", url: "https://itunes.apple.com/us/reviews/id30000000211" },
          reviewSource: "feed",
        },
        { rating: 2 },
        { id: "3000000023" },
      ],
    },
  },
  {
    name: "A feed that names a next page and no last one goes on",
    input: OF_CHESS,
    har: "reviews/reviews-next.har.json",
    expect: { count: 3, records: [{ id: "3000000011" }, { id: "3000000012" }, { id: "3000000013" }] },
  },
  {
    name: "An app whose lookup states no rating at all has none, nor reviews",
    input: { operation: "reviews", appIds: ["1000000002"] },
    har: "reviews/reviews-unrated.har.json",
    expect: { count: 0 },
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
  {
    name: "A feed whose address nobody can decode is none",
    input: OF_CHESS,
    har: "reviews/reviews-broken-id.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const reviewCases: PluginCase[] = [
  {
    name: "Reviews go over two pages",
    input: { operation: "reviews", appId: "com.example.chess" },
    har: "cases/reviews.har.json",
    truncate: "batchexecute",
    expect: {
      count: 3,
      records: [
        {
          reviewId: "rev-1",
          appId: "com.example.chess",
          url: "https://play.google.com/store/apps/details?id=com.example.chess&reviewId=rev-1&hl=en&gl=us",
          author: "Reviewer 1",
          rating: 5,
          text: "Great. 1 < 2 & all fine",
          createdAt: "2026-09-21T13:13:20.250Z",
          thumbsUpCount: 12,
          appVersion: "3.2.1",
          criteria: [
            { name: "vaf_app_quality_stability", rating: 1 },
            { name: "vaf_app_quality_usability", rating: null },
            { name: "vaf_games_fun", rating: 3 },
          ],
          reply: null,
          appInfo: null,
        },
        {
          reviewId: "rev-2",
          criteria: [],
          reply: { author: "Stone Games", text: "Try the lessons.", repliedAt: "2026-09-21T15:13:20.000Z" },
        },
        { reviewId: "rev-3", rating: 4, text: null },
      ],
    },
  },
  {
    name: "A chain that only repeats ends with a warning",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "cases/reviews-repeating.har.json",
    expect: { count: 1, warnings: { reviews_chain_ended: 1 }, records: [{ reviewId: "rev-1" }] },
  },
  {
    name: "Star filters are chains of their own, with the main facts of the app",
    input: {
      operation: "reviews",
      appIds: ["com.example.chess"],
      sort: "relevance",
      stars: [5, 2],
      device: "tablet",
      includeAppInfo: true,
    },
    har: "cases/reviews-filtered.har.json",
    expect: {
      count: 2,
      records: [
        {
          reviewId: "rev-1",
          appInfo: { title: "Quarry Chess", score: 4.25, ratings: 2_000, price: 1.99 },
          featureCoverage: { includeAppInfo: "extracted" },
        },
        { reviewId: "rev-2" },
      ],
    },
  },
  {
    name: "An app that does not exist does not stop the reviews of the next",
    input: { operation: "reviews", appIds: ["com.example.gone", "com.example.chess"] },
    har: "cases/reviews-batch.har.json",
    expect: { count: 1, warnings: { input_not_found: 1 }, records: [{ reviewId: "rev-1" }] },
  },
  {
    name: "An app without reviews gives none",
    input: { operation: "reviews", appIds: ["com.example.notes"] },
    har: "cases/reviews-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "An error of the gateway asks for a slower pace",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "cases/reviews-gateway-error.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
];

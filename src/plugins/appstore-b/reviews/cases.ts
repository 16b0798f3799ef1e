import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages",
    input: { operation: "reviews", id: "com.example.chess" },
    har: "reviews/reviews.har.json",
    truncate: "batchexecute",
    expect: {
      count: 3,
      records: [
        {
          id: "rev-1",
          appId: "com.example.chess",
          url: "https://play.google.com/store/apps/details?id=com.example.chess&hl=en&gl=us&reviewId=rev-1",
          author: {
            name: "Reviewer 1",
            imageUrl: "https://play-lh.googleusercontent.com/a/reviewer-avatar",
          },
          rating: 5,
          text: "Great. 1 < 2 & all fine",
          publishedAt: "2026-09-21T13:13:20.250Z",
          helpfulCount: 12,
          appVersion: "3.2.1",
          criteria: [
            { name: "vaf_app_quality_stability", answer: 1 },
            { name: "vaf_app_quality_usability", answer: null },
            { name: "vaf_games_fun", answer: 3 },
          ],
          reply: null,
          appInfo: null,
        },
        {
          id: "rev-2",
          criteria: null,
          reply: {
            authorName: "Stone Games",
            text: "Try the lessons.",
            publishedAt: "2026-09-21T15:13:20.000Z",
          },
        },
        { id: "rev-3", rating: 4, text: null },
      ],
    },
  },
  {
    name: "A chain that only repeats ends with a warning",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "reviews/reviews-repeating.har.json",
    expect: { count: 1, warnings: { pages_repeat: 1 }, records: [{ id: "rev-1" }] },
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
    har: "reviews/reviews-filtered.har.json",
    expect: {
      count: 2,
      records: [
        {
          id: "rev-1",
          appInfo: { title: "Quarry Chess", rating: 4.25, ratingCount: 2_000, price: 1.99 },
          featureCoverage: { includeAppInfo: "extracted" },
        },
        { id: "rev-2" },
      ],
    },
  },
  {
    name: "An app that does not exist does not stop the reviews of the next",
    input: { operation: "reviews", appIds: ["com.example.gone", "com.example.chess"] },
    har: "reviews/reviews-batch.har.json",
    expect: { count: 1, warnings: { input_not_found: 1 }, records: [{ id: "rev-1" }] },
  },
  {
    name: "An app without reviews gives none",
    input: { operation: "reviews", appIds: ["com.example.notes"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "An error of the gateway asks for a slower pace",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "reviews/reviews-gateway-error.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
  {
    name: "A status in the answer is a failure, not an app without reviews",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "reviews/reviews-status.har.json",
    expect: { count: 0, error: "source_unavailable" },
  },
  {
    name: "No reviews of an app whose page counts 2,000 and shows some is a failure",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "reviews/reviews-none-against-total.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "An app that the RPC does not know and that has a page is a failure",
    input: { operation: "reviews", appIds: ["com.example.chess"] },
    har: "reviews/reviews-app-unknown-to-rpc.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

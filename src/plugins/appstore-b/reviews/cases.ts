import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages",
    input: { operation: "reviews", id: "com.example.chess" },
    har: "reviews/reviews.har.json",
    truncate: "batchexecute",
    expect: {
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
    expect: { warnings: { pages_repeat: 1 }, records: [{ id: "rev-1" }] },
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
    expect: { warnings: { input_not_found: 1 }, records: [{ id: "rev-1" }] },
  },
  ...withoutRecords("reviews/reviews", { operation: "reviews", appIds: ["com.example.chess"] }, [
    ["An app without reviews gives none", "none", null, { appIds: ["com.example.notes"] }],
    ["An error of the gateway asks for a slower pace", "gateway-error", "source_rate_limited"],
    ["A status in the answer is a failure, not an app without reviews", "status", "source_unavailable"],
    [
      "No reviews of an app whose page counts 2,000 and shows some is a failure",
      "none-against-total",
      "source_changed",
    ],
    [
      "An app that the RPC does not know and that has a page is a failure",
      "app-unknown-to-rpc",
      "source_changed",
    ],
  ]),
];

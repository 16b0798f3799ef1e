import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const OF_KITE = { operation: "reviews", productIds: ["3001"] };

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages, with the summary of all; only masked names are kept",
    input: { ...OF_KITE, includeSummary: true },
    har: "reviews/reviews.har.json",
    truncate: "page=0",
    expect: {
      count: 4,
      records: [
        {
          id: "618001",
          text: "Güzel",
          rating: 5,
          publishedAt: "2026-01-01T00:00:00.000Z",
          helpfulCount: 2,
          verified: true,
          author: { name: "A** B**" },
          seller: { id: "9001", url: "https://www.trendyol.com/magaza/x-m-9001" },
          imageUrls: ["https://cdn.dsmcdn.com/reviews/618001.jpg"],
          summary: { rating: 4.3, ratingHistogram: { 1: 7, 5: 72 }, tags: [{}, { positiveCount: 17 }] },
        },
        { author: null, imageUrls: [] },
        { productId: "3011" },
        { seller: null, language: null },
      ],
    },
  },
  {
    name: "The newest with pictures and many stars, of one seller",
    input: {
      operation: "reviews",
      productUrls: ["https://www.trendyol.com/sky/red-kite-p-3001?merchantId=9001"],
      reviewMode: "seller",
      sort: "newest",
      stars: 5,
    },
    har: "reviews/reviews-filtered.har.json",
    expect: { records: [{ id: "618001", summary: null }] },
  },
  {
    name: "Reviews as the years before 2024 had them",
    input: OF_KITE,
    har: "reviews/reviews-old.har.json",
    expect: {
      records: [
        { title: "Harika", publishedOn: "2022-05-01", helpfulCount: 3, seller: { name: "Old shop" } },
      ],
    },
  },
  {
    name: "Where the gateway no longer takes the call, the first reviews come from the page of the product",
    input: { ...OF_KITE, includeSummary: true },
    har: "reviews/reviews-linked.har.json",
    expect: {
      count: 4,
      warnings: { gateway_not_read: 1, rows_missing: 1 },
      records: [
        {
          productId: "3001",
          text: "Güzel",
          rating: 5,
          publishedOn: "2025-09-19",
          author: { name: "A** B**" },
          seller: null,
          summary: { rating: 4.3, ratingCount: 102, reviewCount: 53 },
        },
        // Two that gave stars on one day without words.
        { author: { name: "C** D**" }, text: null, rating: 4 },
        { author: { name: "E** F**" }, text: null, rating: 4 },
        { author: null, rating: 3 },
      ],
    },
  },
  {
    name: "Where that page has none, those with pictures come from the page of reviews",
    input: OF_KITE,
    har: "reviews/reviews-shown.har.json",
    expect: {
      warnings: { gateway_not_read: 1, rows_missing: 1 },
      records: [{ id: "618001", imageUrls: ["https://cdn.dsmcdn.com/reviews/618001.jpg"], helpfulCount: 2 }],
    },
  },
  {
    name: "Pages without reviews of a product that has some are another form",
    input: OF_KITE,
    har: "reviews/reviews-unshown.har.json",
    expect: { count: 0, error: "source_changed", warnings: { gateway_not_read: 1 } },
  },
  {
    name: "A product that nobody has reviewed has no reviews",
    input: { operation: "reviews", productIds: ["3002"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  ...withoutRecords("reviews/reviews", OF_KITE, [
    ["An empty list of a product with reviews is a refusal in disguise", "silent", "source_changed"],
    ["Reviews of another product are none", "other", "source_changed"],
    ["An answer that does not say that it succeeded is none", "refused", "source_changed"],
    ["A product that is missing has no list", "missing", "input_not_found"],
  ]),
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KITE = { operation: "reviews", productIds: ["601100000000001"] };

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go from the page of the product to the call for more",
    input: KITE,
    har: "reviews/reviews.har.json",
    truncate: "goods.html",
    expect: {
      records: [
        {
          id: "9001",
          productId: "601100000000001",
          skuId: "17601",
          rating: 5,
          text: "It flies well.",
          publishedAt: "2025-09-15T17:21:01.000Z",
          writtenText: "in United States on Sep 16, 2025",
          country: "us",
          helpfulCount: 6,
          author: { name: "re***01" },
          attributes: [{ name: "Color", value: "Red" }],
          imageUrls: { $count: 1 },
        },
        { id: "9002", rating: 4 },
        {
          id: "9010",
          translatedText: "We have bought two.",
          author: null,
          helpfulCount: null,
          videoUrls: ["https://rewvod.us.kwcdn.com/r/1.mp4"],
          videoSeconds: 34,
        },
        { id: "9011", text: null, publishedAt: "2025-09-15T17:21:01.849Z", attributes: null },
      ],
    },
  },
  {
    name: "Where the call for more is refused, what the page showed stays",
    input: KITE,
    har: "reviews/reviews-refused.har.json",
    expect: { count: 2, error: "source_blocked" },
  },
  {
    name: "Only reviews with certain stars, with pictures",
    input: { ...KITE, rating: 5, mode: "photos" },
    har: "reviews/reviews-answer.har.json",
    expect: { records: [{ id: "9001" }] },
  },
  {
    name: "A list that ends before its count says so",
    input: KITE,
    har: "reviews/reviews-short.har.json",
    expect: { count: 3, warnings: { rows_missing: 1 } },
  },
  {
    name: "Reviews of other products and stars that are none are not taken",
    input: KITE,
    har: "reviews/reviews-strange.har.json",
    expect: {
      count: 1,
      warnings: { row_dropped: 1, field_missing: 1 },
      records: [{ id: "9001", rating: null }],
    },
  },
  {
    name: "A product without reviews",
    input: KITE,
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  ...(
    [
      ["No reviews where the page counts some is no empty result", "silent"],
      ["The reviews of another product are not read", "other"],
    ] as const
  ).map(([name, har]) => ({
    name,
    input: KITE,
    har: `reviews/reviews-${har}.har.json`,
    expect: { count: 0, error: "source_changed" as const },
  })),
];

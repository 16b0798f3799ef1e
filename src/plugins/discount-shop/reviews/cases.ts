import type { PluginCase } from "../../../plugin-sdk/index.ts";

const kite = (number: number) => ({ operation: "reviews", productIds: [`601100000000${number}`] });

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go from the page of the product to the call for more",
    input: kite(311),
    har: "reviews/reviews.har.json",
    truncate: "goods.html",
    expect: {
      records: [
        {
          id: "9001",
          productId: "601100000000311",
          skuId: "17601",
          rating: 5,
          text: "It flies well.",
          publishedAt: "2025-09-15T17:21:01.000Z",
          writtenText: "on Sep 16, 2025",
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
    name: "Where the call for more reviews is refused, those of the page stay",
    input: kite(321),
    har: "reviews/reviews-refused.har.json",
    expect: { count: 2, error: "source_blocked" },
  },
  {
    name: "An answer that repeats the page does not end the list",
    input: kite(431),
    har: "reviews/reviews-repeated.har.json",
    expect: { count: 3, records: [{ id: "9001" }, { id: "9002" }, { id: "9011" }] },
  },
  {
    name: "Only reviews with certain stars, with pictures",
    input: { ...kite(351), rating: 5, mode: "photos" },
    har: "reviews/reviews-answer.har.json",
    expect: { records: [{ id: "9001" }] },
  },
  {
    name: "A list that ends before its count says so",
    input: kite(361),
    har: "reviews/reviews-short.har.json",
    expect: { count: 3, warnings: { rows_missing: 1 } },
  },
  {
    name: "Reviews of other products and stars that are none are not taken",
    input: kite(371),
    har: "reviews/reviews-strange.har.json",
    expect: {
      count: 1,
      warnings: { row_dropped: 1, field_missing: 1 },
      records: [{ id: "9001", rating: null }],
    },
  },
  {
    name: "A product without reviews",
    input: kite(331),
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  ...(
    [
      ["No reviews where the page counts some is no empty result", "silent", 341],
      ["The reviews of another product are not read", "other", 381],
    ] as const
  ).map(([name, har, number]) => ({
    name,
    input: kite(number),
    har: `reviews/reviews-${har}.har.json`,
    expect: { count: 0, error: "source_changed" as const },
  })),
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const reviewsCases: PluginCase[] = [
  {
    name: "The reviews of a page, of its own country and of others",
    input: { operation: "reviews", productIds: ["B0KITE0001"] },
    har: "reviews/reviews.har.json",
    truncate: "/dp/",
    expect: {
      records: [
        {
          id: "R1KITE0000AAA",
          url: "https://www.amazon.com/gp/customer-reviews/R1KITE0000AAA",
          title: "Flies at once",
          text: "Light & steady. My son loves it.",
          rating: 5,
          publishedOn: "2025-03-28",
          country: "us",
          isForeign: false,
          formText: "Color: Red | Size: 60 cm",
          verified: true,
          helpfulCount: 1204,
          imageUrls: ["https://m.media-amazon.com/images/I/71photo1.jpg"],
          productId: "B0KITE0001",
          resultPosition: 1,
        },
        { id: "R1KITE0000DDD", verified: null, helpfulCount: null, formText: null },
        {
          title: "Gut und günstig",
          text: "Fliegt sehr gut.",
          rating: 4,
          country: "de",
          isForeign: true,
          helpfulCount: 1,
          imageUrls: null,
        },
      ],
    },
  },
  {
    name: "Only reviews with the stars asked for",
    input: { operation: "productReviews", asin: "B0KITE0001", stars: "4" },
    har: "reviews/reviews.har.json",
    expect: { records: [{ id: "R1KITE0000BBB", resultPosition: 3 }] },
  },
  {
    name: "A review as pages of 2026 have it",
    input: { operation: "reviews", productIds: ["B0KITE0010"] },
    har: "reviews/reviews-later.har.json",
    expect: {
      records: [
        {
          title: "So so",
          text: "It flies.\nSometimes.",
          rating: 3,
          country: "gb",
          publishedOn: "2026-05-02",
          verified: null,
        },
      ],
    },
  },
  {
    name: "A rated product whose page prints no review is not one without reviews",
    input: { operation: "reviews", productIds: ["B0KITE0006"] },
    har: "reviews/reviews-hidden.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A product that nobody has rated has no reviews",
    input: { operation: "reviews", productIds: ["B0KITE0006"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const reviewsCases: PluginCase[] = [
  {
    name: "The reviews of a page, with authors and the purchase",
    input: { operation: "reviews", listingIds: ["2000000001"], includeAuthors: true },
    har: "reviews/reviews.har.json",
    truncate: "/listing/",
    expect: {
      records: [
        {
          text: "A board for life & well oiled.",
          rating: 5,
          publishedOn: "2025-12-02",
          author: { name: "Reviewer 1" },
          transactionId: "4100000001",
          imageUrls: { $count: 1 },
        },
        { rating: 4, transactionId: "4100000003", imageUrls: null },
      ],
    },
  },
  {
    name: "Only reviews with the stars asked for, without their authors",
    input: { operation: "reviews", listingIds: ["2000000001"], stars: 4 },
    har: "reviews/reviews.har.json",
    expect: { records: [{ rating: 4, author: null, resultPosition: 2 }] },
  },
  {
    name: "A review of a page that shows its data alone",
    input: { operation: "reviews", listingIds: ["2000000003"] },
    har: "reviews/reviews-german.har.json",
    expect: { records: [{ transactionId: null, verified: null }] },
  },
  {
    name: "Where the data hold no review, those that the page shows are read",
    input: { operation: "reviews", listingIds: ["2000000001"], includeAuthors: true },
    har: "reviews/reviews-shown.har.json",
    expect: {
      records: [
        {
          text: "A board for life & well oiled.",
          rating: 5,
          publishedOn: "2025-12-02",
          author: { name: "Reviewer 1" },
          transactionId: "4100000001",
          imageUrls: { $count: 1 },
        },
        { text: "Smaller than I thought.", rating: 4, publishedOn: "2025-11-20", resultPosition: 2 },
      ],
    },
  },
  {
    name: "A listing of a shop that nobody has rated has no reviews",
    input: { operation: "reviews", listingIds: ["2000000002"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
];

import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const OF_KITE = { operation: "reviews", productIds: ["HBCV0003KITE01"] };

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages, with the summary of all; names are kept where the source shows them",
    input: { ...OF_KITE, includeSummary: true },
    har: "reviews/reviews.har.json",
    truncate: "from=0",
    expect: {
      records: [
        {
          id: "r1",
          text: "Güzel",
          rating: 5,
          publishedAt: "2024-11-30T16:50:27.380Z",
          verified: true,
          helpfulCount: 882,
          unhelpfulCount: 358,
          author: { name: "Ayşe K****" },
          seller: { id: "m-1", url: "https://www.hepsiburada.com/magaza/gok-magaza" },
          city: "Manisa",
          featureRatings: [{ id: "60_ip", rating: 4 }],
          keywords: ["ip"],
          imageUrls: ["https://productimages.hepsiburada.net/s/7/550/r1.jpg"],
          productUrl: "https://www.hepsiburada.com/kirmizi-ucurtma-p-HBCV0003KITE01",
          summary: { rating: 4.7, reviewCount: 3, ratingHistogram: { 1: 1, 2: 0, 4: 1, 5: 1 } },
          featureCoverage: { includeSummary: "extracted" },
        },
        { productId: "HBCV0003KITE02", text: null, author: null, helpfulCount: null, city: null },
        { rating: 1, seller: null },
      ],
    },
  },
  {
    name: "The newest with pictures and many stars: a call for each number of stars",
    input: { ...OF_KITE, mode: "photos", sort: "newest", stars: [4, 5] },
    har: "reviews/reviews-filtered.har.json",
    expect: {
      records: [
        { id: "r8", rating: 4 },
        { id: "r1", rating: 5, summary: null },
      ],
    },
  },
  {
    name: "Reviews of the form that the page of a group shows",
    input: { operation: "reviews", productIds: ["HBC0003GROUP"] },
    har: "reviews/reviews-group.har.json",
    expect: { records: [{ id: "r7" }] },
  },
  {
    name: "Reviews of one form alone",
    input: { url: "https://www.hepsiburada.com/x-p-HBCV0003KITE01-yorumlari", reviewMode: "product" },
    har: "reviews/reviews-product.har.json",
    expect: { records: [{ id: "r3" }] },
  },
  {
    name: "An answer that counts nothing, as in 2022",
    input: { ...OF_KITE, includeSummary: true },
    har: "reviews/reviews-old.har.json",
    expect: { records: [{ id: "r3", summary: null, featureCoverage: { includeSummary: "not_found" } }] },
  },
  {
    name: "A list that shows less than it counts says so; a summary may be in words",
    input: { ...OF_KITE, includeSummary: true },
    har: "reviews/reviews-short.har.json",
    expect: {
      warnings: { rows_missing: 1 },
      records: [{ summary: { text: "Alanlar uçurtmayı hafif buluyor.", ratingHistogram: null } }],
    },
  },
  ...(
    [
      ["A product that neither the call nor the page knows is missing", "refused", "input_not_found"],
      ["A page without reviews in a known form is another form", "unshown", "source_changed"],
    ] as const
  ).map(([name, har, error]) => ({
    name,
    input: OF_KITE,
    har: `reviews/reviews-${har}.har.json`,
    expect: { count: 0, error, warnings: { call_not_read: 1 } },
  })),
  {
    name: "Where the call is no longer taken, the first reviews come from the linked data of their page",
    input: OF_KITE,
    har: "reviews/reviews-linked.har.json",
    expect: {
      count: 2,
      warnings: { call_not_read: 1 },
      records: [
        {
          productId: "HBCV0003KITE01",
          productTitle: "Kırmızı Uçurtma",
          text: "Güzel",
          rating: 5,
          publishedOn: "2024-11-30",
          author: { name: "A*** K****" },
        },
        { productId: "HBCV0003KITE02", text: null, rating: 3, author: null },
      ],
    },
  },
  {
    name: "Where that page holds its data, these are taken",
    input: OF_KITE,
    har: "reviews/reviews-shown.har.json",
    expect: {
      count: 1,
      warnings: { call_not_read: 1, rows_missing: 1 },
      records: [{ id: "r1", city: "Manisa" }],
    },
  },
  {
    name: "A product that nobody has reviewed has no reviews",
    input: { operation: "reviews", productIds: ["HBCV0003KITE09"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  ...withoutRecords("reviews/reviews", OF_KITE, [
    ["An empty list of a product with reviews is a refusal in disguise", "silent", "source_changed"],
    ["A page in place of reviews is a block", "page", "source_blocked"],
  ]),
  {
    name: "Reviews of other forms alone are right where the page of the product names one of them",
    input: { operation: "reviews", productIds: ["HBCV0003KITE02"] },
    har: "reviews/reviews-forms.har.json",
    expect: { records: [{ id: "r3", productId: "HBCV0003KITE01" }] },
  },
  {
    name: "Reviews of another product are not read",
    input: { operation: "reviews", productIds: ["HBCV0003KITE02"] },
    har: "reviews/reviews-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Reviews of other forms are none of this one",
    input: { ...OF_KITE, reviewMode: "product" },
    har: "reviews/reviews-foreign.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

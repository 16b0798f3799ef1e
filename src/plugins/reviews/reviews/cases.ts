import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KITES = { operation: "reviews", businesses: ["www.kites.example"] };

export const reviewsCases: PluginCase[] = [
  {
    name: "Reviews go over two pages, with authors, business and sentiment",
    input: { ...KITES, includeAuthors: true, includeCompanyInfo: true, includeSentiment: true },
    har: "reviews/reviews.har.json",
    truncate: "kites.example",
    expect: {
      records: [
        {
          id: "000000000000000000000a01",
          url: "https://www.trustpilot.com/reviews/000000000000000000000a01",
          rating: 5,
          title: "Title 1",
          text: "Text 1: the kite & the tail arrived.",
          language: "en",
          publishedAt: "2025-12-29T10:00:00.000Z",
          experiencedOn: "2025-11-01",
          verified: true,
          verificationLevel: "verified",
          helpfulCount: 1,
          report: { reason: "notbasedonarealexperience", reportedAt: "2025-12-30T09:00:00.000Z" },
          productReviews: [
            {
              id: "000000000000000000000d01",
              rating: 4,
              title: "Long",
              text: "The tail is long.",
              productName: "Tail of 10 m",
            },
          ],
          reply: { text: "Thank you.\nFly well.", updatedAt: "2025-12-29T13:00:00.000Z" },
          author: {
            id: "000000000000000000000c01",
            name: "Reviewer 1",
            url: "https://www.trustpilot.com/users/000000000000000000000c01",
          },
          sentiment: "positive",
          businessId: "www.kites.example",
          company: { rating: 4.3, reviewCount: 40 },
          featureCoverage: { includeAuthors: "extracted", includeCompanyInfo: "extracted" },
        },
        {
          title: null,
          text: null,
          verified: false,
          experiencedOn: null,
          sentiment: "negative",
          author: { imageUrl: null },
        },
        {
          location: { id: "77", name: "Harbour shop" },
          mergedFrom: "old-kites.example",
          submittedAt: "2025-12-27T09:00:00.000Z",
          authorReviewCountHere: null,
          reply: { updatedAt: null },
        },
      ],
    },
  },
  {
    name: "Reviews of one language, time and sentiment that were answered, from an address of another edition",
    input: {
      startUrls: [{ url: "https://de.trustpilot.com/review/www.kites.example?languages=en" }],
      operation: "reviews",
      sentiment: "positive",
      dateFrom: "2025-12-28",
      dateTo: "2025-12-31",
      verified: true,
      hasReply: true,
      reviewSearch: "tail",
      topics: ["delivery"],
    },
    har: "reviews/reviews-filtered.har.json",
    expect: { records: [{ id: "000000000000000000000a01", author: null, company: null, sentiment: null }] },
  },
  {
    name: "Single reviews by address and id, from a state and from JSON-LD, and one that is missing",
    input: {
      urls: ["https://www.trustpilot.com/reviews/000000000000000000000a01"],
      reviewIds: ["000000000000000000000a02", "000000000000000000000a09"],
      includeAuthors: true,
      includeCompanyInfo: true,
    },
    har: "reviews/reviews-single.har.json",
    truncate: "a01",
    expect: {
      warnings: { input_not_found: 1, state_missing: 1, field_missing: 5 },
      records: [
        {
          id: "000000000000000000000a01",
          url: "https://www.trustpilot.com/reviews/000000000000000000000a01",
          rating: 5,
          verified: true,
          reply: { text: "Thank you.\nFly well." },
          author: { name: "Reviewer 1" },
          businessId: "www.kites.example",
          company: { rating: 4.3, reviewCount: 40 },
        },
        {
          id: "000000000000000000000a02",
          rating: 4,
          text: "Flog sofort.",
          author: { id: "000000000000000000000c02" },
          businessName: "Quarry Kites",
          company: { rating: null },
        },
      ],
    },
  },
  {
    name: "A page about another review is none",
    input: { reviewId: "000000000000000000000a01" },
    har: "reviews/reviews-single-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A page about another review is none, also without a state",
    input: { reviewId: "000000000000000000000a01" },
    har: "reviews/reviews-single-other-linked.har.json",
    expect: { count: 0, error: "source_changed", warnings: { state_missing: 1 } },
  },
  {
    name: "A business without reviews gives none",
    input: { operation: "reviews", businesses: ["new-kites.example"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "No review of the time asked for gives none",
    input: { ...KITES, dateTo: "2020-01-31" },
    har: "reviews/reviews-time-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A filter that no review fits gives none",
    input: { ...KITES, stars: 1 },
    har: "reviews/reviews-filter-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A filter that the site leaves out proves nothing",
    input: { ...KITES, stars: [3] },
    har: "reviews/reviews-ignored.har.json",
    expect: { count: 0, error: "source_changed", warnings: { filter_ignored: 1 } },
  },
  {
    name: "A page that does not say to be filtered by words and topics proves nothing",
    input: { ...KITES, search: "tail", topics: "delivery" },
    har: "reviews/reviews-unfiltered.har.json",
    expect: { count: 0, error: "source_changed", warnings: { filter_ignored: 1 } },
  },
  {
    name: "A page that counts reviews and lists none is broken",
    input: KITES,
    har: "reviews/reviews-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A second page that is the first again is no second page",
    input: KITES,
    har: "reviews/reviews-other-page.har.json",
    expect: { count: 2, error: "source_changed" },
  },
  {
    name: "Reviews of pages without a state come from their JSON-LD, with ids or without",
    input: { ...KITES, includeAuthors: true },
    har: "reviews/reviews-linked.har.json",
    expect: {
      warnings: { state_missing: 2, field_missing: 1 },
      records: [
        { rating: 4, author: { name: "Reviewer 1" }, verified: null },
        { text: "Flog sofort." },
        { id: "000000000000000000000c03-2019-05-17T10:00:00.000Z", url: null },
      ],
    },
  },
  {
    name: "The widget has a few reviews where the page is refused",
    input: { ...KITES, businesses: ["000000000000000000000b01"] },
    har: "reviews/reviews-widget.har.json",
    expect: {
      warnings: { page_not_read: 1, field_missing: 1 },
      records: [
        { id: "000000000000000000000a01", rating: 5, reply: { text: "Thank you." } },
        { reply: null, businessName: "Quarry Kites" },
      ],
    },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const sellerCases: PluginCase[] = [
  {
    name: "The page of a seller",
    input: {
      operation: "Vendor",
      url: "https://www.amazon.com/sp?ie=UTF8&seller=A1SKYLINE00000&asin=B0KITE0001",
    },
    har: "seller/seller.har.json",
    truncate: "/sp",
    expect: {
      records: [
        {
          id: "A1SKYLINE00000",
          url: "https://www.amazon.com/sp?seller=A1SKYLINE00000",
          name: "Skyline Official",
          description: "Kites & more by the sea.",
          legalName: "Skyline Trade Ltd.",
          address: { text: "1 Harbour Road, Seatown, GB" },
          legalLines: { $count: 5 },
          rating: 4.9,
          ratingCount: 1020,
          ratingHistogram: { 1: 20, 5: 900 },
          positivePercent: 97,
          ratingsByTime: { oneMonth: { ratingCount: 2, 5: 2 }, twelveMonth: { ratingCount: 40 } },
          imageUrl: { $re: "logo1" },
          feedback: null,
        },
      ],
    },
  },
  {
    name: "What buyers said of a seller, over two answers",
    input: { operation: "seller", sellerIds: ["A1SKYLINE00000"], includeFeedback: true, maxFeedback: 50 },
    har: "seller/seller-feedback.har.json",
    expect: {
      records: [
        {
          feedbackCount: 7,
          feedback: [
            {
              rating: 5,
              text: "Kite no. 7 came & flew.",
              publishedOn: "2025-12-07",
              dateText: "on December 7, 2025",
            },
            { rating: 1 },
            ...[{}, {}, {}, {}, {}],
          ],
          featureCoverage: { includeFeedback: "extracted" },
        },
      ],
    },
  },
  {
    name: "A new seller without figures, and one that is gone",
    input: { operation: "seller-intelligence", sellerIds: ["A2BARE00000000", "A2GONE00000000"] },
    har: "seller/seller-bare.har.json",
    expect: {
      warnings: { field_missing: 1, input_not_found: 1 },
      records: [{ name: "Bare shop", ratingsByTime: null, legalLines: null, address: null }],
    },
  },
  {
    name: "A seller that is gone is missing",
    input: { operation: "seller", sellerIds: ["A2GONE00000000"] },
    har: "seller/seller-bare.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "The page of another seller is none",
    input: { operation: "seller", sellerIds: ["A2OTHER0000000"] },
    har: "seller/seller-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

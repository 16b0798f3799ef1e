import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const sellerCases: PluginCase[] = [
  {
    name: "The shop of a seller, without its followers",
    input: { operation: "seller", sellerIds: ["9001"] },
    har: "seller/seller.har.json",
    truncate: "9001/header",
    expect: { records: [{ name: "Kite shop", followerCount: null }] },
  },
  {
    name: "Shops of two sellers, one of them new; the second count of followers is refused",
    input: {
      operation: "Vendor",
      url: "https://www.trendyol.com/magaza/kite-shop-m-9001?sst=0",
      sellerIds: [9006],
      includeFollowers: true,
    },
    har: "seller/seller.har.json",
    expect: {
      error: "source_rate_limited",
      warnings: { followers_not_read: 1, target_not_read: 1 },
      records: [
        {
          id: "9001",
          url: "https://www.trendyol.com/magaza/x-m-9001",
          storeUrl: "https://www.trendyol.com/magaza/kite-shop-m-9001",
          legalName: "Kite Trade Ltd.",
          rating: 8.8,
          ratingMax: 10,
          productCount: 2954,
          followerCount: 183_960,
          address: { city: "Bursa" },
          joinedText: "4 Yıl",
          productRating: 4.5,
          rankingText: "Oyuncak Kategorisinde En çok satan Mağaza",
        },
        { id: "9006", rating: null, followerCount: null, featureCoverage: { includeFollowers: "not_found" } },
      ],
    },
  },
  {
    name: "An answer about another seller is none",
    input: { operation: "seller-intelligence", sellerIds: ["9002"] },
    har: "seller/seller-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A seller that is gone is missing",
    input: { operation: "seller", sellerIds: ["9999"] },
    har: "seller/seller-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

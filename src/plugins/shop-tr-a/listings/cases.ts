import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const listingsCases: PluginCase[] = [
  {
    name: "A category as pages of 2025 have it, and the shelf of a seller, cheapest first",
    input: {
      operation: "listings",
      categoryUrl: "https://www.trendyol.com/en/kites-x-c77?pi=4",
      sellerUrl: "https://www.trendyol.com/magaza/kite-shop-m-9001",
      sst: "PRICE_BY_ASC",
      minPrice: 100,
      maxPrice: 500,
      currency: "try",
    },
    har: "listings/listings.har.json",
    truncate: "pi=1",
    expect: {
      count: 4,
      warnings: { gateway_not_read: 1 },
      records: [
        {
          id: "2001",
          listingUrl: "https://www.trendyol.com/kites-x-c77",
          categories: [{ name: "Oyuncak" }, { name: "Açık Hava" }, { id: "77", name: "Uçurtma" }],
          price: 279.99,
          sellingPrice: 399.99,
          discountPercent: 30,
          soldCount: 2000,
          favoriteCount: 66_100,
          basketCount: 1_200_000,
          imageUrls: { $count: 2 },
          availability: null,
        },
        { id: "2002", price: 449, memberPrice: 426.55, originalPrice: null, resultPosition: 2 },
        { id: "2003", listingUrl: "https://www.trendyol.com/magaza/kite-shop-m-9001", resultPosition: 1 },
        { id: "2004", isAd: true },
      ],
    },
  },
  {
    name: "A list that shows less than it counts says so",
    input: { operation: "category", categoryIds: [177] },
    har: "listings/listings-short.har.json",
    expect: { count: 1, warnings: { rows_missing: 1 } },
  },
  {
    name: "A category without products succeeds with none",
    input: { categoryUrls: ["https://www.trendyol.com/kites-x-c78"] },
    har: "listings/listings-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Another page of the list than the one asked for is not read",
    input: { categoryUrls: ["https://www.trendyol.com/kites-x-c77"] },
    har: "listings/listings-page.har.json",
    expect: { count: 1, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const priceTrackerCases: PluginCase[] = [
  {
    name: "Price points of a product, of one that is unavailable, of one that is gone and of one at a range",
    input: {
      operation: "priceTracker",
      productIds: ["B0KITE0001", "B0KITE0006", "B0KITE0404", "B0KITE0007"],
      postalCode: "10115",
    },
    har: "price-tracker/price-tracker.har.json",
    truncate: "B0KITE0001",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        {
          id: "B0KITE0001",
          observedAt: "2026-01-01T00:00:00.000Z",
          price: 20,
          priceMicros: 20_000_000,
          currency: "USD",
          availability: "in_stock",
          seller: { id: "A1SKYLINE00000" },
          lowestOfferPrice: 13.65,
          requestedDeliveryLocation: "10115",
        },
        { id: "B0KITE0006", price: null, availability: "out_of_stock", seller: null },
        { id: "B0KITE0007", price: null, priceMin: 12, priceMax: 18.5, availability: "preorder" },
      ],
    },
  },
  {
    name: "A product that is gone has no price point",
    input: { operation: "price-tracker", productIds: ["B0KITE0404"] },
    har: "price-tracker/price-tracker.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KITE = { operation: "price-tracker", productIds: ["601100000000001"] };

export const priceTrackerCases: PluginCase[] = [
  {
    name: "The price of one product, and another one that is missing",
    input: { ...KITE, productIds: ["601100000000001", "601100000000002"], history: true },
    har: "price-tracker/prices.har.json",
    truncate: "601100000000001",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        {
          id: "601100000000001",
          price: 21.11,
          originalPrice: 38.86,
          soldCount: 10_000,
          stockQuantity: 7,
          observedAt: "2026-01-01T00:00:00.000Z",
          variants: [{ id: "17601", price: 21.11 }],
          featureCoverage: { includePriceHistory: "accepted_for_compatibility" },
        },
      ],
    },
  },
  {
    name: "What is sold out is observed without a price",
    input: KITE,
    har: "price-tracker/prices-sold-out.har.json",
    expect: { records: [{ price: null, availability: "out_of_stock", soldCount: null }] },
  },
  {
    name: "A page that states no price is no observation",
    input: KITE,
    har: "price-tracker/prices-untold.har.json",
    expect: { count: 0, error: "source_changed", warnings: { state_missing: 1 } },
  },
];

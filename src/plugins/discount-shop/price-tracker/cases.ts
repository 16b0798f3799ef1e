import type { PluginCase } from "../../../plugin-sdk/index.ts";

const kites = (...numbers: number[]) => ({
  operation: "price-tracker",
  productIds: numbers.map((number) => `601100000000${number}`),
});

export const priceTrackerCases: PluginCase[] = [
  {
    name: "The price of one product, and another one that is missing",
    input: { ...kites(401, 402), history: true },
    har: "price-tracker/prices.har.json",
    truncate: "401",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        {
          id: "601100000000401",
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
    input: kites(411),
    har: "price-tracker/prices-sold-out.har.json",
    expect: { records: [{ price: null, availability: "out_of_stock", soldCount: null }] },
  },
  {
    name: "A page that states no price is no observation",
    input: kites(421),
    har: "price-tracker/prices-untold.har.json",
    expect: { count: 0, error: "source_changed", warnings: { state_missing: 1 } },
  },
  {
    name: "A range of prices is observed as one",
    input: kites(391),
    har: "price-tracker/prices-range.har.json",
    expect: { records: [{ price: null, priceMin: 21.11, priceMax: 31.11, currency: "USD" }] },
  },
  {
    name: "A product that is missing is not observed",
    input: kites(402),
    har: "price-tracker/prices.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const priceTiersCases: PluginCase[] = [
  {
    name: "Prices by quantity, a range for all, and those that a page without data shows",
    input: {
      operation: "price_tiers",
      productIds: ["16000000001", "16000000002", "16000000010", "16000000003"],
      currency: "EUR",
      includeSupplierVerification: true,
      includePriceTiers: true,
      includeMinimumOrder: true,
    },
    har: "price-tiers/price-tiers.har.json",
    truncate: "x_16000000001",
    expect: {
      warnings: { currency_differs: 3, data_missing: 1 },
      records: [
        {
          priceTiers: { $count: 2 },
          incoterm: "FOB",
          seller: { id: "lumen" },
          featureCoverage: { includePriceTiers: "extracted", includeMinimumOrder: "extracted" },
        },
        {
          priceTiers: null,
          priceMin: 2.3,
          featureCoverage: { includePriceTiers: "partial", includeMinimumOrder: "not_found" },
        },
        { samplePriceText: "GH₵1,957.89", supplierVerification: null },
        { price: 4, priceText: "US $4.00", priceTiers: { $count: 1 } },
      ],
    },
  },
  {
    name: "A product that does not exist has no prices",
    input: {
      operation: "priceTiers",
      productUrl: "https://www.alibaba.com/product-detail/_16000000009.html",
    },
    har: "price-tiers/price-tiers-gone.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const offersCases: PluginCase[] = [
  {
    name: "The offers of a panel of two pages, the chosen one first",
    input: { operation: "offers", productIds: ["B0KITE0001"] },
    har: "offers/offers.har.json",
    expect: {
      count: 12,
      records: [
        {
          productId: "B0KITE0001",
          productTitle: "Red kite & tail, 60 cm",
          price: 20,
          condition: "new",
          isBuyBox: true,
          seller: { id: null, name: "Amazon.com", url: null },
          shipping: [{ price: 0, text: "FREE delivery Friday" }],
          shipsFromText: "Skyline Official",
          offerCount: 11,
        },
        {
          price: 32,
          conditionText: "Used - Good",
          condition: "used",
          isBuyBox: false,
          seller: { id: "A3SHOP00000002" },
        },
      ],
    },
  },
  {
    name: "Where the panel is closed the page of the product has the chosen offer and a used one",
    input: { operation: "buyingOptions", productIds: ["B0KITE0001"] },
    har: "offers/offers-closed.har.json",
    truncate: "/dp/",
    expect: {
      warnings: { offers_not_read: 1 },
      records: [
        { price: 20, originalPrice: 25, discountPercent: 20, stockQuantity: 3, shipsFromText: "Amazon" },
        {
          price: 14.5,
          condition: "used",
          isBuyBox: false,
          seller: { id: "A2USEDUSED0000", name: "Second Sky" },
        },
      ],
    },
  },
  {
    name: "A product that nobody sells now has no offers",
    input: { operation: "offers", productIds: ["B0KITE0006"] },
    har: "offers/offers-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A product that Spain has not and one that is not sent here have no offers",
    input: {
      operation: "offers",
      productUrls: ["https://www.amazon.es/dp/B0COMETA02", "https://www.amazon.com/dp/B0KITE0011"],
    },
    har: "offers/offers-away.har.json",
    expect: { count: 0, warnings: { offers_not_read: 2 } },
  },
  {
    name: "Offers that only the closed panel names are not none",
    input: { operation: "offers", productUrls: ["https://www.amazon.es/dp/B0COMETA01"] },
    har: "offers/offers-hidden.har.json",
    expect: { count: 0, error: "source_request_refused", warnings: { offers_not_read: 1 } },
  },
  {
    name: "The panel of another product is not read",
    input: { operation: "offers", productIds: ["B0KITE0006"] },
    har: "offers/offers-other.har.json",
    expect: { count: 0, warnings: { offers_not_read: 1 } },
  },
];

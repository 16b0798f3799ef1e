import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const emailsCases: PluginCase[] = [
  {
    name: "The seller of a product has a registered address",
    input: { operation: "emails", productUrls: ["https://www.trendyol.com/sky/red-kite-p-3001"] },
    har: "emails/emails.har.json",
    truncate: "red-kite",
    expect: {
      records: [
        {
          id: "9001",
          name: "Kite shop",
          email: "kites@shop.example",
          taxNumber: "1234567890",
          city: "Bursa",
          productId: "3001",
        },
      ],
    },
  },
  {
    name: "The seller in another country",
    input: { operation: "contacts", productIds: ["3004"], countryCode: "ae" },
    har: "emails/emails-abroad.har.json",
    expect: { records: [{ email: "desert@shop.example", taxOffice: "INT", registrationNumber: "R-7" }] },
  },
  {
    name: "A seller without a registered address gives none",
    input: { operation: "emails", productIds: ["3003"] },
    har: "emails/emails-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "The page of a product that is sold out names no seller",
    input: { operation: "emails", productIds: ["3002"] },
    har: "emails/emails-sold-out.har.json",
    expect: { count: 0 },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const sellerIntelCases: PluginCase[] = [
  {
    name: "The figures of a shop, with what it sold last",
    input: {
      operation: "seller-intelligence",
      shop: "SlateAndOak",
      includeShopDetails: true,
      includeSalesData: true,
    },
    har: "seller-intel/seller-intel.har.json",
    truncate: "/shop/SlateAndOak",
    expect: {
      records: [
        {
          soldCount: 4321,
          listedCount: 2,
          meanPrice: 23.5,
          discountedShare: 0.5,
          topWords: [{ phrase: "carved by hand", occurrences: 2 }],
          soldListings: { $count: 2 },
          soldPageCount: 181,
        },
      ],
    },
  },
  {
    name: "A shop that hides what it sold",
    input: { operation: "sellerIntel", shopNames: ["SlateAndOak"], includeSoldListings: true },
    har: "seller-intel/seller-intel-hidden.har.json",
    expect: { warnings: { sold_page_hidden: 1 }, records: [{ soldCount: null, soldListings: null }] },
  },
  {
    name: "A guard before the sold page costs only what that has",
    input: { operation: "seller-intel", shopNames: ["SlateAndOak"], includeSoldListings: true },
    har: "seller-intel/seller-intel-sold-guarded.har.json",
    expect: {
      error: "source_blocked",
      warnings: { sold_page_not_read: 1 },
      records: [{ soldCount: 4321, soldListings: null }],
    },
  },
  {
    name: "A shop that does not exist is missing",
    input: { operation: "seller-intel", shopNames: ["NoSuchShop"] },
    har: "seller-intel/seller-intel-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

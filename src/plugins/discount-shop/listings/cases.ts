import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const listingsCases: PluginCase[] = [
  {
    name: "A landing page that has more than it shows, and a shop",
    input: { listingUrls: ["https://www.temu.com/kites-sale.html?_x=1"], mallId: 634_418_211_000_001 },
    har: "listings/listings.har.json",
    truncate: "kites-sale",
    expect: {
      count: 6,
      warnings: { rows_missing: 1 },
      records: [
        { id: "601100000000001", listingUrl: "https://www.temu.com/kites-sale.html", resultPosition: 1 },
        { adPosition: 1 },
        { soldCount: null },
        { listingUrl: "https://www.temu.com/mall.html?mall_id=634418211000001", resultPosition: 1 },
      ],
    },
  },
  {
    name: "The home page of another country, with a banner between the goods",
    input: { listingUrls: ["https://www.temu.com/ca"] },
    har: "listings/listings-home.har.json",
    expect: {
      count: 3,
      warnings: { rows_missing: 1 },
      records: [
        { price: 21.11, currency: "CAD", country: "ca", listingUrl: "https://www.temu.com/" },
        { condition: "used" },
      ],
    },
  },
  {
    name: "A shop without goods succeeds with none",
    input: { operation: "Vendor", mall: "634418211000002" },
    har: "listings/listings-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "The goods of another shop are not read",
    input: { operation: "listings", mallIds: ["634418211000009"] },
    har: "listings/listings-foreign.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A list of which no goods can be read is not empty",
    input: { operation: "listings", mallIds: ["634418211000003"] },
    har: "listings/listings-unreadable.har.json",
    expect: {
      count: 0,
      error: "source_changed",
      warnings: { row_dropped: 1, ads_unknown: 1, field_missing: 5 },
    },
  },
];

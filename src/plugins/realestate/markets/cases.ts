import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const marketsCases: PluginCase[] = [
  {
    name: "Figures of a place, and of a page of home values",
    input: {
      operation: "markets",
      locations: ["Slateford, NM", "https://www.zillow.com/pebbleton-nm/home-values/"],
      includeHistory: true,
    },
    har: "markets/markets.har.json",
    truncate: "/home-values/99001/",
    expect: {
      count: 2,
      records: [
        {
          id: "99001",
          url: "https://www.zillow.com/home-values/99001/slateford-nm/",
          name: "Slateford",
          homeValue: 331245.17,
          homeValueChange: -0.021,
          medianListPrice: 352000,
          forSaleInventory: 120.33,
          daysToPending: 39.33,
          saleToListRatio: 0.979,
          listingsOn: "2025-12-31",
          salesOn: "2025-11-30",
          history: [{ endsOn: "2025-12-31" }, { homeValue: null }],
          featureCoverage: { includeHistory: "extracted" },
        },
        {
          name: "Pebbleton",
          homeValue: 200100,
          homeValueOn: "2025-10-31",
          medianListPrice: null,
          history: null,
        },
      ],
    },
  },
  {
    name: "Of a list the figures are those of its region; a home has none",
    input: {
      operation: "markets",
      locations: ["12 Shale St, Slateford", "https://www.zillow.com/slateford-nm/"],
    },
    har: "markets/markets-addresses.har.json",
    expect: {
      count: 1,
      warnings: { input_not_found: 1 },
      records: [{ id: "99001", name: "Slateford", location: "https://www.zillow.com/slateford-nm/" }],
    },
  },
  {
    name: "Redfin has a table in its own words",
    input: { operation: "marketTrends", city: "Slateford, NM", source: "redfin" },
    har: "markets/markets-redfin.har.json",
    expect: {
      count: 1,
      records: [
        {
          id: "88001",
          name: "Slateford, NM, USA",
          url: "https://www.redfin.com/city/88001/NM/Slateford",
          forSaleMonthText: "December 2025",
          figures: [
            { group: "for_sale", unit: "thousands", value: 352, yearChange: 0.04 },
            { group: "sold", unit: "count", value: 31, monthChange: null },
          ],
        },
      ],
    },
  },
  {
    name: "A neighbourhood without figures gives none",
    input: { operation: "markets", url: "https://www.redfin.com/neighborhood/77001/NM/Slateford/Old-Quarry" },
    har: "markets/markets-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page of another region is not taken",
    input: { url: "https://www.zillow.com/home-values/99002/pebbleton-nm/" },
    har: "markets/markets-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A place without a region is not known",
    input: { operation: "markets", location: "Zzqx" },
    har: "markets/markets-unknown.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

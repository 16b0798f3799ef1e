import type { PluginCase } from "../../../plugin-sdk/index.ts";

const REDFIN = "https://www.redfin.com/city/88001/NM/Slateford";

export const soldCases: PluginCase[] = [
  {
    name: "Homes of a place that were sold within 90 days",
    input: { operation: "sold", location: "Slateford, NM", soldWithinDays: 90 },
    har: "sold/sold.har.json",
    truncate: "searchQueryState",
    expect: {
      count: 4,
      records: [
        { id: "70000001", status: "RECENTLY_SOLD", soldOn: "2025-11-03" },
        { id: "70000002", soldOn: null },
      ],
    },
  },
  {
    name: "Redfin lists what was sold within a year",
    input: { operation: "recentlySold", url: REDFIN, includeAgents: true },
    har: "sold/sold-redfin.har.json",
    expect: {
      count: 2,
      records: [
        {
          id: "80000001",
          status: "RECENTLY_SOLD",
          statusText: "Closed",
          soldOn: "2025-11-03",
          lastSoldPrice: 415000,
        },
        { id: "80000002", status: null },
      ],
    },
  },
  {
    name: "Homes for sale in place of sold ones are not taken",
    input: { operation: "sold", url: REDFIN, soldWithinDays: 30 },
    har: "sold/sold-for-sale.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A list without sold homes gives none",
    input: {
      operation: "sold",
      searchUrl: `https://www.zillow.com/slateford-nm/sold/?searchQueryState=${encodeURIComponent(
        '{"mapBounds":{"west":-106.2,"east":-106.1,"south":35.1,"north":35.2},"regionSelection":[{"regionId":99001,"regionType":6}],"filterState":{"isRecentlySold":{"value":true}}}',
      )}`,
    },
    har: "sold/sold-none.har.json",
    expect: { count: 0 },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const rankingsCases: PluginCase[] = [
  {
    name: "A chart keeps its places where the storefront lacks an app, and an empty one is confirmed",
    input: { chart: "top free", categories: ["Games", "Books"] },
    har: "rankings/rankings.har.json",
    truncate: "/lookup",
    expect: {
      count: 2,
      warnings: { input_not_found: 1 },
      records: [
        {
          id: "1000000003",
          chart: "top_free",
          chartGenreId: "6014",
          chartSource: "store",
          resultPosition: 1,
        },
        { id: "1000000001", resultPosition: 3 },
      ],
    },
  },
  {
    name: "A chart for Macs comes from the older feeds, where one entry is no list",
    input: { chart: "free", device: "mac" },
    har: "rankings/rankings-feed.har.json",
    expect: { count: 1, records: [{ id: "1000000002", chartSource: "feed" }] },
  },
  {
    name: "The feeds for marketing stand in for the others",
    input: { chart: "PaidApplications" },
    har: "rankings/rankings-marketing.har.json",
    expect: { count: 1, warnings: { chart_source_failed: 1 }, records: [{ chartSource: "marketing" }] },
  },
  {
    name: "A chart that no list has is empty",
    input: { categoryUrls: ["https://apps.apple.com/us/iphone/charts/6018"], operation: "rankings" },
    har: "rankings/rankings-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A chart without ids has changed",
    input: { chart: "new" },
    har: "rankings/rankings-changed.har.json",
    expect: { count: 0, error: "source_changed", warnings: { chart_source_failed: 1 } },
  },
];

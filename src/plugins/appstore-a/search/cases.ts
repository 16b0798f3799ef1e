import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search gives apps in the order of the source, and another one none",
    input: { query: ["quarry chess", "https://apps.apple.com/us/iphone/search?term=zzqqxx"], limit: 50 },
    har: "search/search.har.json",
    truncate: "/search",
    expect: {
      count: 3,
      records: [
        {
          term: "quarry chess",
          resultPosition: 1,
          title: "Quarry Chess",
          price: 1.99,
          rating: 4.5,
          ratingCount: 1700,
        },
        { resultPosition: 2, free: true, priceText: "Free", screenshotUrls: { $count: 2 }, subtitle: null },
        {
          resultPosition: 3,
          developerUrl: "https://apps.apple.com/us/developer/slate-works/id2000000002",
          rating: null,
        },
      ],
    },
  },
  {
    name: "A search adds the page of each app",
    input: { searchTerms: ["quarry chess"], includeDeveloper: true, limit: 2 },
    har: "search/search-pages.har.json",
    expect: {
      count: 2,
      warnings: { app_page_not_found: 1 },
      records: [
        { moreByDeveloper: { $count: 2 }, featureCoverage: { includeDeveloper: "extracted" } },
        { moreByDeveloper: null },
      ],
    },
  },
  {
    name: "A search without results succeeds with none",
    input: { searchTerms: ["zzqqxx"] },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
];

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
        { resultPosition: 2, isFree: true, priceText: "Free", screenshotUrls: { $count: 2 }, subtitle: null },
        {
          resultPosition: 3,
          developerUrl: "https://apps.apple.com/us/developer/slate-works/id2000000002",
          rating: null,
        },
      ],
    },
  },
  {
    name: "A search in the order of a device leaves out adverts, and another one finds nothing",
    input: { searchTerms: ["quarry chess", "zzqqxx"], order: "device" },
    har: "search/search-device.har.json",
    truncate: "/iphone/search?term=quarry",
    expect: {
      count: 3,
      records: [
        { id: "1000000004", resultPosition: 1, term: "quarry chess" },
        { id: "1000000001", resultPosition: 2 },
        { id: "1000000003", resultPosition: 3 },
      ],
    },
  },
  {
    name: "A page without results, where the API has some, is broken",
    input: { searchTerms: ["quarry chess"], order: "device" },
    har: "search/search-device-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A page of results for another text is none",
    input: { searchTerms: ["quarry chess"], order: "device" },
    har: "search/search-device-other.har.json",
    expect: { count: 0, error: "source_changed" },
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

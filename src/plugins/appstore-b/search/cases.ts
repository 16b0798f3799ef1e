import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search gives the exact match first and each app once",
    input: { query: "quarry chess", includeRatings: true, includeInstalls: true, includeScreenshots: true },
    har: "search/search.har.json",
    truncate: "/store/search",
    expect: {
      records: [
        {
          term: "quarry chess",
          resultPosition: 1,
          isExactMatch: true,
          resultsPage: 1,
          id: "com.example.chess",
          title: "Quarry Chess",
          developer: "Stone Games",
          developerId: "7000000000000000001",
          price: 1.99,
          rating: 4.25,
          minInstalls: 1_000_000,
          appInfo: null,
          featureCoverage: {
            includeRatings: "partial",
            includeInstalls: "partial",
            includeScreenshots: "extracted",
          },
        },
        {
          resultPosition: 3,
          isExactMatch: false,
          id: "com.example.checkers",
          developer: "Stone Games",
          developerId: "Stone Games",
          summary: "Quarry Checkers & more.\nSecond line.",
          price: 0.99,
          priceText: "$0.99",
          genre: "Board",
          contentRating: "Everyone",
          screenshotUrls: ["https://play-lh.googleusercontent.com/shot"],
        },
        { resultPosition: 4, id: "com.example.go", isFree: true, installs: "5M+", minInstalls: null },
        {
          resultPosition: 5,
          id: "com.example.soon",
          price: null,
          isFree: null,
          rating: null,
          featureCoverage: { includeRatings: "not_found" },
        },
      ],
    },
  },
  {
    name: "A search whose page names a further one, which names one that is not found",
    input: { query: "quarry chess" },
    har: "search/search-pages.har.json",
    expect: {
      warnings: { pages_end_early: 1 },
      records: [
        { id: "com.example.chess", isExactMatch: true, resultsPage: 1 },
        { id: "com.example.checkers", resultPosition: 3 },
        { id: "com.example.go" },
        { id: "com.example.soon", resultPosition: 5, resultsPage: 1 },
        {
          id: "com.example.tiles",
          developerId: "7000000000000000001",
          resultPosition: 6,
          isExactMatch: false,
          resultsPage: 2,
        },
      ],
    },
  },
  {
    name: "The price filter is applied again on further pages, too",
    input: { query: "quarry chess", price: "paid" },
    har: "search/search-pages.har.json",
    expect: {
      warnings: { pages_end_early: 1, price_unknown: 1 },
      records: [
        { id: "com.example.chess", price: 1.99 },
        { id: "com.example.checkers", price: 0.99 },
        { id: "com.example.tiles", price: 2.99, resultPosition: 6, resultsPage: 2 },
      ],
    },
  },
  {
    name: "The price filter is applied again, because the source applies it loosely",
    input: {
      operation: "search",
      searchUrls: ["https://play.google.com/store/search?q=board&c=apps"],
      price: "paid",
    },
    har: "search/search-paid.har.json",
    expect: {
      warnings: { price_unknown: 1 },
      records: [{ term: "board", resultPosition: 2, id: "com.example.checkers", price: 0.99 }],
    },
  },
  {
    name: "A search opens the page of each app; one that is gone stays in the list",
    input: { operation: "search", searchTerms: ["quarry"], includeAppInfo: true, includeRatings: true },
    har: "search/search-app-info.har.json",
    expect: {
      warnings: { app_info_not_found: 1 },
      records: [
        {
          id: "com.example.chess",
          rating: 4.3,
          appInfo: { id: "com.example.chess", rating: 4.25, exactInstalls: 1_234_567 },
          featureCoverage: { includeAppInfo: "extracted", includeRatings: "extracted" },
        },
        {
          id: "com.example.gone",
          appInfo: null,
          featureCoverage: { includeAppInfo: "not_found", includeRatings: "not_found" },
        },
      ],
    },
  },
  {
    name: "A refused app page costs the details, not the hits",
    input: { operation: "search", searchTerms: ["quarry"], includeAppInfo: true },
    har: "search/search-app-info-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { app_info_not_read: 2 },
      records: [
        { id: "com.example.chess", appInfo: null, featureCoverage: { includeAppInfo: "not_found" } },
        { id: "com.example.gone", appInfo: null },
      ],
    },
  },
  ...withoutRecords("search/search", { operation: "search", searchTerms: ["zzqqxx"] }, [
    ["A search without results succeeds with none", "empty", null],
  ]),
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const listCases: PluginCase[] = [
  {
    name: "A search gives the exact match first and each app once",
    input: { query: "quarry chess", includeRatings: true, includeInstalls: true, includeScreenshots: true },
    har: "cases/search.har.json",
    truncate: "/store/search",
    expect: {
      count: 4,
      records: [
        {
          term: "quarry chess",
          position: 1,
          isExactMatch: true,
          resultsPage: 1,
          appId: "com.example.chess",
          title: "Quarry Chess",
          developer: "Stone Games",
          developerId: "7000000000000000001",
          price: 1.99,
          score: 4.25,
          minInstalls: 1_000_000,
          appInfo: null,
          featureCoverage: {
            includeRatings: "partial",
            includeInstalls: "partial",
            includeScreenshots: "extracted",
          },
        },
        {
          position: 2,
          isExactMatch: false,
          appId: "com.example.checkers",
          developer: "Stone Games",
          developerId: "Stone Games",
          summary: "Quarry Checkers & more.\nSecond line.",
          price: 0.99,
          priceText: "$0.99",
          genre: "Board",
          contentRating: "Everyone",
          screenshots: ["https://play-lh.googleusercontent.com/shot"],
        },
        { position: 3, appId: "com.example.go", free: true, installs: "5M+", minInstalls: null },
        {
          position: 4,
          appId: "com.example.soon",
          price: null,
          free: null,
          score: null,
          featureCoverage: { includeRatings: "not_found" },
        },
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
    har: "cases/search-paid.har.json",
    expect: {
      count: 1,
      records: [{ term: "board", position: 1, appId: "com.example.checkers", price: 0.99 }],
    },
  },
  {
    name: "A search without results succeeds with none",
    input: { operation: "search", searchTerms: ["zzqqxx"] },
    har: "cases/search-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A search opens the page of each app; one that is gone stays in the list",
    input: { operation: "search", searchTerms: ["quarry"], includeAppInfo: true, includeRatings: true },
    har: "cases/search-app-info.har.json",
    expect: {
      count: 2,
      warnings: { app_info_not_found: 1 },
      records: [
        {
          appId: "com.example.chess",
          score: 4.3,
          appInfo: { appId: "com.example.chess", score: 4.25, exactInstalls: 1_234_567 },
          featureCoverage: { includeAppInfo: "extracted", includeRatings: "extracted" },
        },
        {
          appId: "com.example.gone",
          appInfo: null,
          featureCoverage: { includeAppInfo: "not_found", includeRatings: "not_found" },
        },
      ],
    },
  },
  {
    name: "Charts of two categories, one of which has none",
    input: {
      chart: "TOP_PAID",
      categories: ["game board", "https://play.google.com/store/apps/category/TOOLS"],
    },
    limit: 3,
    har: "cases/rankings.har.json",
    truncate: "batchexecute",
    expect: {
      count: 3,
      records: [
        {
          chart: "topselling_paid",
          category: "GAME_BOARD",
          rank: 1,
          appId: "com.example.checkers",
          country: "us",
        },
        { rank: 2, appId: "com.example.go" },
        { rank: 3, appId: "com.example.chess", price: 1.99 },
      ],
    },
  },
  {
    name: "A chart that the source does not keep is empty",
    input: { operation: "charts", collection: "paid", category: "DATING" },
    har: "cases/rankings-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A chart payload that the source refuses has changed",
    input: { operation: "rankings" },
    har: "cases/rankings-payload-refused.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A developer with a number: featured app, first page, further page, repeated token",
    input: { operation: "developer", developerId: "7000000000000000001" },
    har: "cases/developer-by-number.har.json",
    truncate: "/store/apps/dev",
    expect: {
      count: 3,
      records: [
        {
          position: 1,
          isFeatured: true,
          appId: "com.example.chess",
          developerProfile: {
            developerId: "7000000000000000001",
            name: "Stone Games",
            description: "Board games & puzzles.",
            url: "https://play.google.com/store/apps/dev?id=7000000000000000001",
            logoUrl: "https://play-lh.googleusercontent.com/dev-logo",
            headerImageUrl: "https://play-lh.googleusercontent.com/dev-header",
          },
        },
        { position: 2, isFeatured: false, appId: "com.example.checkers", developerId: "Stone Games" },
        {
          position: 3,
          appId: "com.example.tiles",
          title: "Quarry Tiles",
          developer: "Stone Games",
          developerId: "7000000000000000001",
          summary: "Later page & fewer fields",
          score: 4.04,
          price: 2.99,
          priceText: "$2.99",
          iconUrl: "https://play-lh.googleusercontent.com/icon-more",
          installs: null,
        },
      ],
    },
  },
  {
    name: "A developer with a name, from an address",
    input: { url: "https://play.google.com/store/apps/developer?id=Ann+Slate" },
    har: "cases/developer-by-name.har.json",
    expect: {
      count: 1,
      records: [
        {
          appId: "com.example.notes",
          developerProfile: { developerId: "Ann Slate", name: "Ann Slate", logoUrl: null },
        },
      ],
    },
  },
  {
    name: "A developer without apps gives none",
    input: { operation: "developer", developerIds: ["7000000000000000001"] },
    har: "cases/developer-without-apps.har.json",
    expect: { count: 0 },
  },
  {
    name: "A developer that does not exist",
    input: { operation: "developer", developerIds: ["Nobody Here"] },
    har: "cases/developer-missing.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { input_not_found: 1 } },
  },
];

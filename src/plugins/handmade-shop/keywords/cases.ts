import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const keywordsCases: PluginCase[] = [
  {
    name: "Keywords of a search and of a listing",
    input: {
      operation: "keyword-research",
      query: "bread board",
      listingUrls: ["https://www.etsy.com/listing/2000000001"],
    },
    har: "keywords/keywords.har.json",
    truncate: "/search",
    expect: {
      count: 13,
      records: [
        {
          keyword: "oak cutting board",
          kind: "related_search",
          resultCount: 3,
          medianPrice: 38,
          adShare: 0.333,
        },
        { keyword: "bread board", topShops: { $count: 3 } },
        { keyword: "carved by hand", kind: "title_phrase", occurrences: 2, resultPosition: 1 },
      ],
    },
  },
  {
    name: "A search that finds nothing has no keywords",
    input: { operation: "keywords", searchTerms: ["zzqqxx"] },
    har: "keywords/keywords-none.har.json",
    expect: { count: 0 },
  },
];

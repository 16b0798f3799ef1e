import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const keywordsCases: PluginCase[] = [
  {
    name: "Suggestions for a text",
    input: { operation: "keywords", keyword: "chess" },
    har: "keywords/keywords.har.json",
    truncate: "batchexecute",
    expect: {
      records: [
        {
          term: "chess",
          suggestion: "quarry chess",
          resultPosition: 1,
          url: "https://play.google.com/store/search?q=quarry+chess&c=apps&hl=en&gl=us",
          searchStats: null,
        },
        { suggestion: "chess lessons", resultPosition: 2 },
      ],
    },
  },
  {
    name: "Where apps stand in the results of each suggestion",
    input: { operation: "keywords", searchTerms: ["chess"], appIds: ["com.example.go", "com.example.notes"] },
    har: "keywords/keywords-search-stats.har.json",
    expect: {
      records: [
        {
          suggestion: "quarry chess",
          searchStats: {
            resultCount: 4,
            titleMatchShare: 0.5,
            meanTopRating: 4.2,
            meanTopMinInstalls: 7_000,
            ranks: [
              { appId: "com.example.go", rank: 3 },
              { appId: "com.example.notes", rank: null },
            ],
          },
          featureCoverage: { includeSearchStats: "extracted" },
        },
      ],
    },
  },
  ...withoutRecords("keywords/keywords", { operation: "keywords", searchTerms: ["zzqqxx"] }, [
    ["A text without suggestions gives none", "none", null],
    ["A status in the answer is a failure, not a text without suggestions", "status", "source_rate_limited"],
    ["Suggestions of an unknown form have changed", "unknown-form", "source_changed"],
  ]),
];

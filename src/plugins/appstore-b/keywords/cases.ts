import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const keywordsCases: PluginCase[] = [
  {
    name: "Suggestions for a text",
    input: { operation: "keywords", keyword: "chess" },
    har: "keywords/keywords.har.json",
    truncate: "batchexecute",
    expect: {
      count: 2,
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
      count: 1,
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
  {
    name: "A text without suggestions gives none",
    input: { operation: "keywords", searchTerms: ["zzqqxx"] },
    har: "keywords/keywords-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A status in the answer is a failure, not a text without suggestions",
    input: { operation: "keywords", searchTerms: ["zzqqxx"] },
    har: "keywords/keywords-status.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
  {
    name: "Suggestions of an unknown form have changed",
    input: { operation: "keywords", searchTerms: ["zzqqxx"] },
    har: "keywords/keywords-unknown-form.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const OF_CHESS = { operation: "keywords", term: "chess" };

export const keywordsCases: PluginCase[] = [
  {
    name: "Suggestions with the figures of their results and the places of apps",
    input: { ...OF_CHESS, appIds: ["com.example.go", "1000000009"] },
    har: "keywords/keywords.har.json",
    truncate: "hints",
    expect: {
      count: 2,
      records: [
        {
          term: "chess",
          suggestion: "quarry chess",
          resultPosition: 1,
          url: "https://apps.apple.com/us/iphone/search?term=quarry+chess",
          searchStats: {
            resultCount: 2,
            titleMatchShare: 0.5,
            meanTopRating: 4.25,
            ranks: [{ rank: 2 }, { rank: null }],
          },
        },
        { suggestion: "chess & go", featureCoverage: { includeSearchStats: "extracted" } },
      ],
    },
  },
  {
    name: "Suggestions alone",
    input: { ...OF_CHESS, lang: "en" },
    har: "keywords/keywords-plain.har.json",
    expect: { count: 1, records: [{ searchStats: null }] },
  },
  {
    name: "A refused search costs the figures, not the suggestions",
    input: { ...OF_CHESS, includeSearchStats: true },
    har: "keywords/keywords-refused.har.json",
    expect: { count: 2, error: "source_blocked", warnings: { search_stats_not_read: 2 } },
  },
  {
    name: "A text without suggestions gives none",
    input: { operation: "keywords", searchTerms: ["zzqqxx"] },
    har: "keywords/keywords-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "An answer without a list of hints has changed",
    input: OF_CHESS,
    har: "keywords/keywords-changed.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

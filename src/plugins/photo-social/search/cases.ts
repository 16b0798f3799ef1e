import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "The account that is called exactly so",
    input: { query: "@RedKites" },
    har: "search/search.har.json",
    truncate: "/redkites/",
    expect: {
      records: [
        {
          term: "redkites",
          approximation: "exact_handle",
          username: "redkites",
          latestPosts: { $count: 3 },
          featureCoverage: { includePosts: "partial" },
        },
      ],
      warnings: { posts_not_shown: 1 },
    },
  },
  {
    name: "Nobody is called so",
    input: { query: "nosuchkite" },
    har: "search/search-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

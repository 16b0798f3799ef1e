import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "Posts of an account with words, days and filters",
    input: {
      query: "from:quarrykites since:2025-12-01 until:2026-01-01 -storm filter:links",
      product: "live",
    },
    har: "timeline/timeline.har.json",
    truncate: "quarrykites",
    expect: {
      records: [
        {
          id: "2004000000000000000",
          term: "from:quarrykites since:2025-12-01 until:2026-01-01 -storm filter:links",
          surfaces: ["timeline"],
        },
      ],
      warnings: { page_limit_reached: 1 },
    },
  },
  {
    name: "Films of an account, by the address of a search",
    input: { searchUrls: ["https://x.com/search?q=from%3Aquarrykites&f=video"] },
    har: "timeline/timeline.har.json",
    expect: { records: [{ id: "2006000000000000000" }], warnings: { page_limit_reached: 1 } },
  },
  {
    name: "No post that is shown has the word",
    input: { query: "from:quarrykites submarine" },
    har: "timeline/timeline.har.json",
    expect: { count: 0, warnings: { page_limit_reached: 1 } },
  },
];

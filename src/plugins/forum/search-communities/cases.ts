import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const searchCommunitiesCases: PluginCase[] = [
  {
    name: "Communities for a text, and none for another",
    input: { operation: "searchSubreddits", query: "kite" },
    har: "search-communities/feed.har.json",
    truncate: "/subreddits/",
    expect: {
      records: [
        {
          id: "t5_kite5",
          name: "kites",
          url: "https://www.reddit.com/r/kites/",
          title: "All about kites",
          description: "For people who fly kites.",
          memberCount: null,
          resultPosition: 1,
          term: "kite",
          surface: "feed",
          featureCoverage: { includeMembers: "not_found" },
        },
        { name: "boats", description: "Anything that <floats>." },
        { name: "birds", description: null },
      ],
    },
  },
  {
    name: "A search for communities without results succeeds with none",
    input: { operation: "search-communities", query: "zzqqxx" },
    har: "search-communities/none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Communities over two pages of the API",
    input: { operation: "search-communities", query: "kite" },
    authorized,
    har: "search-communities/api.har.json",
    expect: {
      records: [
        { name: "kites", memberCount: 41_234, activeCount: 87, resultPosition: 1 },
        {
          name: "boats",
          memberCount: null,
          imageUrl: null,
          type: "restricted",
          isNsfw: true,
          resultPosition: 2,
        },
      ],
    },
  },
];

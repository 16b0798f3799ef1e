import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A word as a hashtag, and a handle as an account",
    input: { queries: ["quarry", "@Quarry.Kites"], fields: ["url"] },
    har: "search/search.har.json",
    truncate: "embed/tag",
    expect: {
      records: [
        { id: "7589207212032001001", kind: "video", approximation: "hashtag", term: "quarry", account: null },
        { resultPosition: 2 },
        {
          id: "7000000000000000101",
          kind: "account",
          approximation: "profile",
          term: "@Quarry.Kites",
          account: { username: "quarry.kites", followerCount: 953 },
          author: { username: "quarry.kites" },
          selectedItems: [{ url: "https://www.tiktok.com/@quarry.kites" }],
        },
      ],
    },
  },
  {
    name: "Words of a search as one hashtag, with what the page of each video states",
    input: { videoSearch: "Red quarry", includeDetails: true },
    har: "search/search-details.har.json",
    expect: { records: [{ approximation: "hashtag", likeCount: 499 }, { country: "fr" }] },
  },
  {
    name: "A search for accounts",
    input: { operation: "search", userSearch: ["quarry.kites"], downloadVideos: true },
    har: "profile/profile.har.json",
    expect: {
      records: [{ kind: "account", featureCoverage: { downloadVideos: "accepted_for_compatibility" } }],
    },
  },
  {
    name: "A search for accounts that finds nobody",
    input: { operation: "search", query: "quarry.kites", section: "users" },
    har: "profile/profile-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const popularCases: PluginCase[] = [
  {
    name: "Popular has posts of any community",
    input: { operation: "popular" },
    har: "popular/popular.har.json",
    truncate: "/r/popular/",
    expect: { records: [{ community: "kites", text: null }, { community: "boats" }] },
  },
  {
    name: "Popular without posts succeeds with none",
    input: { operation: "popular", sort: "Rising" },
    har: "popular/popular-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "All has posts and comments of any community",
    input: { operation: "all", sort: "top", time: "today", contentType: "both" },
    authorized,
    har: "popular/all.har.json",
    truncate: "/r/all/top",
    expect: {
      records: [{ community: "kites" }, { community: "boats" }, { kind: "comment" }, { community: "boats" }],
    },
  },
  {
    name: "All without posts succeeds with none",
    input: { operation: "all", sort: "controversial", t: "past hour" },
    authorized,
    har: "popular/all-none.har.json",
    expect: { count: 0 },
  },
];

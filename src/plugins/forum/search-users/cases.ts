import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const searchUsersCases: PluginCase[] = [
  {
    name: "The account of exactly this name, and none for others",
    input: { operation: "search-users", queries: ["windy_ann", "nobody_here"] },
    har: "search-users/exact.har.json",
    truncate: "/user/windy_ann/",
    expect: {
      warnings: { input_not_found: 1 },
      records: [{ username: "windy_ann", approximation: "exact_name", resultPosition: 1, surface: "feed" }],
    },
  },
  {
    name: "A name that nobody has is not found",
    input: { operation: "search-users", query: "nobody_here" },
    har: "search-users/none.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A text that can be no name succeeds with nobody",
    input: { operation: "search-users", query: "no such name" },
    har: "search-users/none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Accounts over two pages of the API",
    input: { operation: "search-users", query: "ann" },
    authorized,
    har: "search-users/api.har.json",
    expect: {
      records: [
        { username: "windy_ann", postKarma: 1200, approximation: null, resultPosition: 1, term: "ann" },
        { username: "loud_ann", isSuspended: true, resultPosition: 2 },
        { username: "ann_two", name: null, imageUrl: null, resultPosition: 3 },
      ],
    },
  },
  {
    name: "A search for accounts of the API without results succeeds with none",
    input: { operation: "search-users", query: "zzqqxx" },
    authorized,
    har: "search-users/api-none.har.json",
    expect: { count: 0 },
  },
];

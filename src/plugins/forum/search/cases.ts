import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const searchCases: PluginCase[] = [
  {
    name: "A search finds posts of any community",
    input: { query: "storm line" },
    har: "search/feed.har.json",
    truncate: "/search.rss",
    expect: {
      records: [
        { id: "kite01", text: "Mine tore.", term: "storm line" },
        { id: "boat01", community: "boats", externalUrl: "https://sails.example/" },
      ],
    },
  },
  {
    name: "A search without results succeeds with none",
    input: { query: "zzqqxx" },
    har: "search/feed-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A search in one community, by the address of its results",
    input: {
      url: "https://www.reddit.com/r/kites/search/?q=storm&restrict_sr=on&sort=new&t=month",
      nsfw: true,
    },
    har: "search/feed-within.har.json",
    expect: { records: [{ id: "kite01" }] },
  },
  {
    name: "A search that overlooks the community is not taken",
    input: { query: "storm", subreddit: "kites" },
    har: "search/feed-ignored.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A search finds communities first, and searches in them",
    input: { query: "storm", autoDiscoverSubreddits: true, maxSubreddits: 2, maxResults: 5 },
    har: "search/feed-discovered.har.json",
    expect: { records: [{ id: "kite01" }, { id: "boat01" }] },
  },
  {
    name: "A search that finds no community is for all of Reddit",
    input: { query: "zzqqxx", autoDiscoverSubreddits: true },
    har: "search/feed-undiscovered.har.json",
    expect: { count: 0 },
  },
  {
    name: "A search gives posts and the comments on them that hold its words",
    input: { query: "storm line", contentType: "both" },
    har: "search/feed-both.har.json",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        { id: "kite01" },
        { id: "boat01" },
        { kind: "comment", text: "This line held in the storm." },
      ],
    },
  },
  {
    name: "A search goes over two pages of the API",
    input: { query: "storm line", sort: "top", time: "all" },
    authorized,
    har: "search/api.har.json",
    expect: { count: 7, records: [{ score: 120 }, { postType: "image" }] },
  },
  {
    name: "A search gives posts and comments of the API",
    input: { query: "storm line", contentType: "both" },
    authorized,
    har: "search/api-both.har.json",
    expect: {
      records: [{ kind: "post" }, { id: "ans01", depth: 0, replyCount: 1 }, { id: "ans02", depth: 1 }],
    },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const searchCommentsCases: PluginCase[] = [
  {
    name: "Comments that hold the words, on posts that are found",
    input: { operation: "searchComments", query: "storm line" },
    har: "search-comments/feed.har.json",
    truncate: "/search.rss",
    expect: {
      records: [
        { id: "ans01", text: "This line held in the storm.", term: "storm line" },
        { id: "ans09", community: "boats", postId: "boat01" },
      ],
    },
  },
  {
    name: "A search for comments without results succeeds with none",
    input: { operation: "search-comments", query: "zzqqxx" },
    har: "search-comments/none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Comments that hold the words in the API; operators of the search are none of them",
    input: { operation: "search-comments", query: '"storm" author:windy_ann line' },
    authorized,
    har: "search-comments/api.har.json",
    expect: {
      warnings: { rows_missing: 1 },
      records: [
        { id: "ans01", score: 7, replyCount: 1, distinguished: "moderator" },
        { id: "ans02", parentId: "ans01", isControversial: true },
      ],
    },
  },
];

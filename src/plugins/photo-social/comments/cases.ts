import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const commentsCases: PluginCase[] = [
  {
    name: "Comments inside of a post, one of them a moving picture",
    input: { operation: "comments", postUrls: ["https://www.instagram.com/p/DKite000003/"] },
    har: "comments/comments.har.json",
    truncate: "DKite000003",
    expect: {
      records: [
        {
          id: "11",
          url: "https://www.instagram.com/p/DKite000003/c/11/",
          text: "Lovely",
          publishedAt: "2026-09-21T14:15:00.000Z",
          likeCount: 4,
          replyCount: 1,
          parentId: null,
          author: { id: "711", username: "reader11", name: "reader11" },
          shortcode: "DKite000003",
          postCommentCount: 9,
        },
        { text: null, gifUrl: { $re: "kite.gif" }, likeCount: null },
        { parentId: "11" },
      ],
      warnings: { comments_missing: 1 },
    },
  },
  {
    name: "Comments beside a post, in the layout of 2025",
    input: { operation: "comments", shortcode: "DReel000001" },
    har: "comments/comments-beside.har.json",
    expect: { records: [{ id: "21", text: "Wow" }], warnings: {} },
  },
  {
    name: "Comments with answers, in the layout with edges",
    input: { operation: "comments", shortcode: "DEmbed00001" },
    har: "comments/comments-graph.har.json",
    expect: {
      records: [
        { id: "61", likeCount: 2, replyCount: 1 },
        { id: "62", parentId: "61", replyCount: null },
      ],
      warnings: {},
    },
  },
  {
    name: "A post without comments",
    input: { operation: "comments", shortcode: "DKite000003" },
    har: "comments/comments-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Comments that are counted and not shown are not none",
    input: { operation: "comments", shortcode: "DKite000003" },
    har: "comments/comments-hidden.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7411707622711099397";
const QUIET = "urn:li:activity:7390296539140194312";

export const postCommentsCases: PluginCase[] = [
  {
    name: "The comments that a page shows of a post",
    input: {
      operation: "postComments",
      post_urls: [`https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${ID}/`],
    },
    har: "post/post.har.json",
    truncate: "/posts/",
    expect: {
      warnings: { masked: 3, comments_missing: 1 },
      records: [
        { id: "7411722722109030401", text: "Lovely!\nTruly.", likeCount: 2, author: { headline: "Tailor" } },
        { id: "7412085110394060802", author: { name: "Winders" } },
        { author: { name: null } },
      ],
    },
  },
  {
    name: "A post without comments",
    input: { operation: "post-comments", posts: [QUIET] },
    har: "post-comments/comments-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page that counts comments and shows none",
    input: { operation: "post-comments", posts: [QUIET] },
    har: "post-comments/comments-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

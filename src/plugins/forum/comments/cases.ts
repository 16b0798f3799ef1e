import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const commentsCases: PluginCase[] = [
  {
    name: "Comments on a post in its feed",
    input: { operation: "comments", postIds: ["kite01"] },
    har: "comments/feed.har.json",
    truncate: "/comments/kite01/",
    expect: {
      records: [
        {
          kind: "comment",
          id: "ans01",
          fullname: "t1_ans01",
          textHtml: '<div class="md"><p>Steel &amp; silk.</p> </div>',
          postTitle: "Which line holds in a storm?",
          surface: "feed",
          featureCoverage: { includeScores: "not_found", includeThreads: "not_found" },
        },
        { id: "ans03", text: "[deleted]", isRemoved: true },
      ],
    },
  },
  {
    name: "A post without comments succeeds with none",
    input: { operation: "comments", postId: "kite02" },
    har: "comments/feed-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Comments on another post are none of this one",
    input: { operation: "comments", postId: "kite01" },
    har: "comments/feed-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A post that is missing has no comments to show",
    input: { operation: "comments", postId: "nokite" },
    har: "comments/missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "All comments of the API: those that come at once, below a fold, and on a page of their own",
    input: { operation: "comments", postId: "kite01", commentSort: "best" },
    authorized,
    har: "comments/api.har.json",
    truncate: "sort=confidence&limit=500",
    expect: {
      warnings: { rows_missing: 1 },
      records: [
        {
          id: "ans01",
          depth: 0,
          replyCount: 3,
          moreReplyCount: 3,
          authorFlair: "old hand",
          awardCount: 1,
          isSubmitter: true,
        },
        { id: "ans02", depth: 1, parentId: "ans01", replyCount: null },
        { id: "ans03", author: null, score: null },
        { id: "ans10", parentId: "ans02" },
        { id: "ans11" },
        { id: "ans12", parentId: "ans11", depth: 2 },
        { id: "ans13", parentId: null },
      ],
    },
  },
  {
    name: "Comments of 2017, which state neither their address nor awards",
    input: { operation: "comments", postId: "kite04", commentSort: "best" },
    authorized,
    har: "comments/api-old.har.json",
    expect: {
      records: [
        {
          id: "dma01",
          url: "https://www.reddit.com/r/kites/comments/kite04/_/dma01/",
          depth: 0,
          replyCount: 1,
        },
        { id: "dma02", parentId: "dma01", depth: 1 },
      ],
      warnings: { field_missing: 4 },
    },
  },
  {
    name: "A post without comments succeeds with none in the API",
    input: { operation: "comments", postId: "kite03" },
    authorized,
    har: "comments/api-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "An answer without the post is broken",
    input: { operation: "comments", postId: "kite01" },
    authorized,
    har: "comments/api-broken.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const MISSING = "2006000000000000000";

export const repliesCases: PluginCase[] = [
  {
    name: "The answers that the page of a post shows",
    input: { operation: "Tweet Replies", url: "https://x.com/i/status/2003000000000000000" },
    har: "post/post-page.har.json",
    truncate: "/i/status",
    expect: {
      records: [
        {
          id: "2005000000000000000",
          text: "@quarrykites Lovely!",
          author: { id: "7000000003", username: "fan_one", followerCount: 5 },
          inReplyTo: "2003000000000000000",
          viewCount: 40,
          bookmarkCount: 0,
          surfaces: ["page"],
          featureCoverage: { includeCounts: "extracted" },
        },
        { likeCount: 2 },
      ],
    },
  },
  {
    name: "A post that nobody has answered",
    input: { operation: "replies", tweetId: "2004000000000000000" },
    har: "replies/replies-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "The answers to a post that is gone are missing",
    input: { operation: "replies", tweetId: MISSING },
    har: "replies/replies-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page without data is a block, not a post without answers",
    input: { operation: "replies", tweetId: MISSING },
    har: "replies/replies-shell.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7411707622711099397";

export const postReactionsCases: PluginCase[] = [
  {
    name: "How many reacted to a post",
    input: { operation: "postReactions", posts: [ID] },
    har: "post/post.har.json",
    truncate: "/posts/",
    expect: {
      records: [
        {
          id: ID,
          url: `https://www.linkedin.com/feed/update/urn:li:activity:${ID}`,
          author: { id: "quarry-kites" },
          reactionCount: 12,
          reactionTypes: ["like", "praise"],
          commentCount: 26,
        },
      ],
    },
  },
  {
    name: "A page without its markup counts no reactions",
    input: { operation: "post-reactions", posts: ["7390296539140194312"] },
    har: "post-reactions/reactions-none.har.json",
    expect: { count: 0 },
  },
];

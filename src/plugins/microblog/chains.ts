import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "post.tweetIds" },
  { from: "search.id", to: "replies.tweetIds" },
  { from: "timeline.id", to: "post.tweetIds" },
  { from: "timeline.id", to: "replies.tweetIds" },
  { from: "replies.id", to: "post.tweetIds" },
  { from: "search.author.username", to: "profile.usernames" },
  { from: "search.author.username", to: "timeline.usernames" },
  { from: "post.author.username", to: "profile.usernames" },
  { from: "post.author.username", to: "timeline.usernames" },
  { from: "profile.username", to: "timeline.usernames" },
];

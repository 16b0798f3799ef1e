import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.username", to: "profile.usernames" },
  { from: "search.username", to: "post.usernames" },
  { from: "search.username", to: "reel.usernames" },
  { from: "profile.username", to: "post.usernames" },
  { from: "profile.username", to: "reel.usernames" },
  { from: "post.id", to: "comments.mediaIds" },
  { from: "post.shortcode", to: "comments.shortcodes" },
  { from: "post.author.username", to: "profile.usernames" },
  { from: "reel.shortcode", to: "comments.shortcodes" },
  { from: "comments.author.username", to: "profile.usernames" },
];

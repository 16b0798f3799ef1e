import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search-communities.name", to: "subreddit.subreddits" },
  { from: "search-communities.name", to: "subreddit-profile.subreddits" },
  { from: "subreddit-users.username", to: "user.usernames" },
  { from: "subreddit-users.username", to: "user-posts.usernames" },
  { from: "subreddit-users.username", to: "user-comments.usernames" },
  { from: "search-users.username", to: "user.usernames" },
  { from: "search-users.username", to: "user-overview.usernames" },
  { from: "search-comments.postId", to: "post.postIds" },
  { from: "search-comments.postId", to: "comments.postIds" },
  { from: "user-posts.id", to: "post.postIds" },
  { from: "user-posts.id", to: "comments.postIds" },
  { from: "user-comments.postId", to: "post.postIds" },
  { from: "subreddit.url", to: "post.postIds" },
  { from: "search.url", to: "post.postIds" },
  { from: "popular.community", to: "subreddit.subreddits" },
  { from: "post.id", to: "comments.postIds" },
  { from: "post.author.name", to: "user.usernames" },
  { from: "comments.author.name", to: "user.usernames" },
  { from: "subreddit.author.name", to: "user.usernames" },
];

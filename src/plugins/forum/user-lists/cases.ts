import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const userListCases: PluginCase[] = [
  {
    name: "What an account wrote, beside one that is missing",
    input: { operation: "userOverview", usernames: ["u/nobody_here", "windy_ann"] },
    har: "user-lists/overview.har.json",
    truncate: "/user/windy_ann/",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        { kind: "post", community: "kites" },
        { kind: "comment", text: "Nice sail.", community: "boats", postId: "boat01", postTitle: "A boat" },
      ],
    },
  },
  {
    name: "An account that shows nothing succeeds with nothing",
    input: { operation: "user-overview", username: "shy_one" },
    har: "user-lists/overview-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "What an account wrote, from the API",
    input: { operation: "user-overview", username: "windy_ann", sort: "top", t: "year" },
    authorized,
    har: "user-lists/overview-api.har.json",
    expect: { records: [{ score: 120 }, { parentId: "ans04", score: 7 }] },
  },
  {
    name: "Posts of an account",
    input: { operation: "user-posts", user: "https://www.reddit.com/user/windy_ann/submitted/" },
    har: "user-lists/posts.har.json",
    truncate: "/submitted/",
    expect: {
      records: [{ id: "kite01" }, { id: "kite05", externalUrl: "https://www.winds.example/map?x=1&y=2" }],
    },
  },
  {
    name: "Posts of an account over two pages of the API",
    input: { operation: "user-posts", username: "windy_ann" },
    authorized,
    har: "user-lists/posts-api.har.json",
    expect: {
      records: [
        { editedAt: "2025-12-31T17:10:00.000Z" },
        { postType: "gallery" },
        { postType: "video" },
        { isScoreHidden: true },
        { crosspostParentId: "boat01", removedBy: "moderator", isRemoved: true },
      ],
    },
  },
  {
    name: "An account without posts succeeds with none",
    input: { operation: "user-posts", username: "shy_one" },
    har: "user-lists/posts-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Posts of another account are none of this one",
    input: { operation: "user-posts", username: "windy_ann" },
    har: "user-lists/posts-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Comments of an account",
    input: { operation: "user-comments", username: "@windy_ann" },
    har: "user-lists/comments.har.json",
    truncate: "/comments/",
    expect: {
      records: [
        { id: "ans05", postTitle: "A boat" },
        { id: "ans06", postId: "kite09" },
      ],
    },
  },
  {
    name: "Comments of an account, one in the form of old",
    input: { operation: "user-comments", username: "windy_ann" },
    authorized,
    har: "user-lists/comments-api.har.json",
    expect: {
      records: [
        {
          markdown: "Nice sail.",
          editedAt: "2025-12-31T18:00:00.000Z",
          parentId: "ans04",
          distinguished: "moderator",
        },
        {
          id: "ans07",
          url: "https://www.reddit.com/r/boats/comments/boat02/_/ans07/",
          postTitle: "An old boat",
        },
      ],
    },
  },
  {
    name: "An account without comments succeeds with none",
    input: { operation: "user-comments", username: "shy_one" },
    har: "user-lists/comments-none.har.json",
    expect: { count: 0 },
  },
];

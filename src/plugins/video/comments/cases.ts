import type { PluginCase } from "../../../plugin-sdk/index.ts";

const OF_KITE = { operation: "comments", videoIds: ["kite0000051"] };

export const commentsCases: PluginCase[] = [
  {
    name: "Comments over two pages, with replies and authors",
    input: { ...OF_KITE, includeReplies: true, includeAuthors: true },
    har: "comments/comments.har.json",
    truncate: "/next",
    expect: {
      count: 6,
      records: [
        {
          id: "Ugkite1",
          url: "https://www.youtube.com/watch?v=kite0000051&lc=Ugkite1",
          text: "What a tail!\nTwo lines.",
          publishedText: "5 years ago",
          likeCount: 67,
          replyCount: 2,
          isPinned: true,
          isHearted: true,
          isByCreator: true,
          author: { id: "UCdragonDragonDragonDr02", name: "@commenter1", isVerified: { $type: "boolean" } },
          featureCoverage: { includeAuthors: "extracted" },
        },
        { id: "Ugkite4", parentId: "Ugkite1", replyCount: null },
        { id: "Ugkite5", parentId: "Ugkite1" },
        { id: "Ugkite2", likeCount: 0, replyCount: 0, isPinned: false, author: { id: null } },
        { id: "Ugkite3", likeCount: 1200 },
        { id: "Ugkite6", parentId: "Ugkite3" },
      ],
    },
  },
  {
    name: "The newest comments, in the layout of before 2024",
    input: { ...OF_KITE, sort: "newest" },
    har: "comments/comments-old.har.json",
    expect: {
      count: 2,
      warnings: { comments_missing: 1 },
      records: [
        { id: "Ugold1", likeCount: 1200, replyCount: 3, isPinned: true, isHearted: true, author: null },
        { likeCount: null, replyCount: null, isPinned: null, isHearted: null },
      ],
    },
  },
  {
    name: "A video whose comments are off gives none",
    input: OF_KITE,
    har: "comments/comments-off.har.json",
    expect: { count: 0 },
  },
  {
    name: "A video without comments gives none",
    input: OF_KITE,
    har: "comments/comments-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Comments beside another video are none of this one",
    input: OF_KITE,
    har: "video/video-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Comments of a private video are missing, not changed",
    input: OF_KITE,
    har: "video/video-private.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A check for robots in place of comments is a block",
    input: OF_KITE,
    har: "video/video-robot.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "A page without a word about comments is a change",
    input: OF_KITE,
    har: "comments/comments-changed.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const SITE = "https://www.instagram.com";

export const reelCases: PluginCase[] = [
  {
    name: "A reel in the layout of 2025 whose likes are hidden, with related posts",
    input: { url: `${SITE}/reels/DReel000001/`, includeRelated: true },
    har: "reel/reel.har.json",
    truncate: "DReel000001",
    expect: {
      records: [
        {
          shortcode: "DReel000001",
          url: `${SITE}/p/DReel000001/`,
          kind: "video",
          likeCount: null,
          areLikesHidden: true,
          viewCount: 1234,
          playCount: 2345,
          durationSeconds: 4.9,
          music: { id: "8002", title: "Original audio", artist: "redkites" },
          media: [{ kind: "video", url: { $re: "large2" } }],
          relatedPosts: [
            { shortcode: "DKite000001", likeCount: 45, commentCount: 5, viewCount: 99, publishedAt: null },
          ],
        },
      ],
    },
  },
  {
    name: "The reels among the latest posts of an account",
    input: { operation: "reels", username: "redkites" },
    har: "reel/reel-latest.har.json",
    expect: {
      warnings: { posts_not_shown: 1 },
      records: [{ shortcode: "DKite000001", media: null, isPinned: true, uploadedAt: { $type: "string" } }],
    },
  },
  {
    name: "A photo is no reel",
    input: { operation: "reel", shortcode: "DKite000003" },
    har: "reel/reel-photo.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

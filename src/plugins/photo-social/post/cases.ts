import type { PluginCase } from "../../../plugin-sdk/index.ts";

const SITE = "https://www.instagram.com";

export const postCases: PluginCase[] = [
  {
    name: "A carousel by address, and a post of before 2022 by its number, with related posts",
    input: {
      operation: "post",
      directUrls: [`${SITE}/redkites/p/DKite000002/?img_index=1`],
      mediaId: "2224261631730470197_5002",
      includeRelated: true,
    },
    har: "post/post.har.json",
    truncate: "DKite000002",
    expect: {
      records: [
        {
          shortcode: "DKite000002",
          url: `${SITE}/p/DKite000002/`,
          kind: "carousel",
          productType: "carousel_container",
          text: { $re: "^Red kites" },
          hashtags: ["Berlin", "Wind"],
          mentions: ["dragons"],
          publishedAt: "2026-09-21T14:13:20.000Z",
          likeCount: 7432,
          commentCount: 3,
          viewCount: null,
          author: {
            id: "5001",
            username: "redkites",
            name: "Red Kites",
            isVerified: true,
            url: `${SITE}/redkites/`,
          },
          media: [
            { kind: "image", altText: "Kite 1", widthPx: 1080, heightPx: 1350 },
            {
              kind: "video",
              url: { $re: "large2.mp4$" },
              previewUrl: { $re: "child2" },
              durationSeconds: 4.9,
            },
          ],
          location: { id: "3001", name: "Tempelhof", slug: "tempelhof", latitude: 52.47, longitude: 13.4 },
          isPaidPartnership: true,
          isAd: true,
          isCaptionEdited: true,
          taggedUsernames: ["dragons"],
          coauthorUsernames: ["dragons"],
          sponsorUsernames: ["windco"],
          areLikesHidden: false,
          surface: "page",
          relatedPosts: null,
          featureCoverage: { includeRelated: "not_found" },
        },
        {
          shortcode: "B7eKite0001",
          likeCount: null,
          kind: "carousel",
          author: { id: "5002", name: null, followerCount: 1200 },
          media: [{ kind: "video", durationSeconds: 12.6, previewUrl: { $re: "still" } }],
          relatedPosts: [{ shortcode: "B7eKite0002", commentCount: 12 }],
        },
      ],
    },
  },
  {
    name: "A photo without words",
    input: { shortcode: "DKite000003" },
    har: "post/post-image.har.json",
    expect: {
      records: [{ text: null, hashtags: null, kind: "image", location: null, taggedUsernames: null }],
      warnings: {},
    },
  },
  {
    name: "A link made for sharing leads to a post under another code",
    input: { url: `${SITE}/share/p/BAkite12345/?igsh=y` },
    har: "post/post-shared.har.json",
    expect: { records: [{ shortcode: "DKite000003", kind: "image" }], warnings: {} },
  },
  {
    name: "A walled page: the data of the embed",
    input: { shortcode: "DEmbed00001" },
    har: "post/post-embed.har.json",
    expect: {
      records: [
        {
          surface: "embed",
          url: `${SITE}/p/DEmbed00001/`,
          viewCount: 539,
          playCount: 2387,
          durationSeconds: 8.5,
          hasAudio: true,
          music: { id: "8001", title: "Gust", artist: "The Winds" },
          commentCount: 2,
        },
      ],
      warnings: { surface_fallback: 1 },
    },
  },
  {
    name: "A page without data: the markup of the embed",
    input: { shortcode: "DEmbed00002" },
    har: "post/post-markup.har.json",
    expect: {
      warnings: { surface_fallback: 1 },
      records: [
        {
          surface: "embed_html",
          id: { $re: "^\\d{19}$" },
          text: "Line #wind one",
          likeCount: 1933,
          commentCount: 107,
          author: { username: "redkites", imageUrl: { $re: "pic" } },
          media: [{ kind: "image", url: { $re: "embed.jpg$" }, altText: "A kite." }],
        },
      ],
    },
  },
  {
    name: "A film in the markup of an embed, without words",
    input: { shortcode: "DEmbed00002" },
    har: "post/post-film.har.json",
    expect: {
      warnings: { surface_fallback: 1 },
      records: [{ text: null, kind: "video", media: [{ kind: "video", previewUrl: { $re: "embed.jpg$" } }] }],
    },
  },
  {
    name: "A page and an embed without data: the tags",
    input: { shortcode: "DKite000007" },
    har: "post/post-tags.har.json",
    expect: {
      records: [
        {
          surface: "meta_tags",
          text: "Kites #wind",
          likeCount: 7400,
          likeCountText: "7.4K likes",
          commentCountText: "103 comments",
          publishedAt: null,
          publishedOn: "2026-09-23",
          author: { username: "redkites", name: "Red Kites" },
        },
      ],
      warnings: { surface_fallback: 1 },
    },
  },
  {
    name: "The latest posts of an account, each with its page; one is gone",
    input: {
      operation: "post",
      directUrls: [`${SITE}/redkites/`],
      includeDetails: true,
      skipPinnedPosts: true,
    },
    har: "post/post-latest.har.json",
    expect: {
      records: [
        {
          shortcode: "DKite000002",
          likeCount: 7432,
          surface: "timeline",
          featureCoverage: { includeDetails: "extracted" },
        },
        {
          shortcode: "DKite000009",
          likeCount: null,
          text: null,
          surface: "timeline",
          author: { username: "redkites", id: "5001" },
        },
      ],
      warnings: { posts_not_shown: 1, post_page_not_found: 1 },
    },
  },
  {
    name: "The posts of a private account are not shown",
    input: { operation: "post", username: "quietkite" },
    har: "profile/profile-private.har.json",
    expect: { count: 0 },
  },
  {
    name: "An account without posts has none",
    input: { operation: "post", username: "redkites" },
    har: "profile/profile-plain.har.json",
    expect: { count: 0 },
  },
  {
    name: "Posts that are counted and not listed are not none",
    input: { operation: "post", username: "redkites" },
    har: "post/post-hidden.har.json",
    expect: { count: 0, error: "source_changed", warnings: { posts_hidden: 1 } },
  },
  {
    name: "A post that is not shown in this country",
    input: { shortcode: "DKite000004" },
    har: "post/post-gated.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A post that is not there",
    input: { shortcode: "DKite000005" },
    har: "post/post-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another post is none",
    input: { shortcode: "DKite000005" },
    har: "post/post-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "An embed that says that the post was removed",
    input: { shortcode: "DKite000008" },
    har: "post/post-broken.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_fallback: 1 } },
  },
  {
    name: "A page and an embed without data are not missing",
    input: { shortcode: "DKite000008" },
    har: "post/post-shell.har.json",
    expect: { count: 0, error: "source_changed", warnings: { surface_fallback: 1 } },
  },
  {
    name: "A sign-in page in place of a post is a wall",
    input: { shortcode: "DKite000008" },
    har: "post/post-login.har.json",
    expect: { count: 0, error: "source_blocked", warnings: { surface_fallback: 1 } },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7411707622711099397";
const posts = [`https://www.linkedin.com/posts/quarry-kites_up-they-go-activity-${ID}-AbCd?utm_source=x`];

export const postCases: PluginCase[] = [
  {
    name: "A post with its comments, and none of the posts below",
    input: { posts, includeComments: true },
    har: "post/post.har.json",
    truncate: "/posts/",
    expect: {
      warnings: { masked: 3 },
      records: [
        {
          id: ID,
          url: `https://www.linkedin.com/feed/update/urn:li:activity:${ID}`,
          text: "Up they go!\nMeet Ada String and Winders: https://quarry-kites.example/new #Kites #wind_2026",
          author: {
            id: "quarry-kites",
            name: "Quarry Kites",
            url: "https://www.linkedin.com/company/quarry-kites",
            kind: "organization",
            followerCount: 1_234_567,
          },
          publishedAt: "2025-12-30T10:00:00.123Z",
          likeCount: 12,
          commentCount: 26,
          shareCount: 4,
          media: [{ kind: "image", url: "https://media.licdn.com/dms/image/kite-1" }],
          mentions: ["ada-string", "winders"],
          resharedPost: null,
          comments: [
            {
              id: "7411722722109030401",
              url: { $re: "^https://www\\.linkedin\\.com/feed/update/.*commentUrn=" },
              text: "Lovely!\nTruly.",
              author: { id: "bo-tail", name: "Bo Tail", headline: "Tailor" },
              publishedAt: "2025-12-30T11:00:00.100Z",
              likeCount: 2,
              postId: ID,
            },
            { author: { id: "winders", kind: "organization", headline: null, imageUrl: null }, likeCount: 0 },
            { author: { id: "cy-reel", name: null, headline: null } },
          ],
          featureCoverage: { includeComments: "partial" },
        },
      ],
    },
  },
  {
    name: "A film that the page has in its linked data alone, by another kind of URN",
    input: { post_urn: "urn:li:share:7400000000000000000", includeComments: true },
    har: "post/post-linked.har.json",
    expect: {
      warnings: { comments_linked: 1 },
      records: [
        {
          id: "7401198374092800001",
          text: "A film of wind. #film",
          author: { id: "ada-string", kind: "person", headline: null },
          publishedAt: "2025-12-01T10:00:00.000Z",
          likeCount: 7,
          media: [{ kind: "video", url: "https://dms.licdn.com/playlist/vid/1", durationSeconds: 65 }],
          mentions: null,
          comments: [
            {
              id: "7401198374092800001-1764669600000",
              text: "Windy",
              author: { name: "Bo Tail", url: null },
            },
          ],
          featureCoverage: { includeComments: "extracted" },
        },
      ],
    },
  },
  {
    name: "A post as the frame for other sites has it, where its page is refused",
    input: { operation: "post", posts: [ID] },
    har: "post/post-framed.har.json",
    expect: {
      warnings: { page_not_read: 1 },
      records: [
        {
          id: ID,
          text: "Up they go!",
          author: { id: "quarry-kites", name: "Quarry Kites", followerCount: null },
          likeCount: 12,
          commentCount: 26,
        },
      ],
    },
  },
  {
    name: "A post that LinkedIn does not have is missing",
    input: { operation: "post", posts: ["7368190879342788617"] },
    har: "post/post-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another post is none",
    input: { operation: "post", posts },
    har: "post/post-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A post that is refused in both places",
    input: { operation: "post", posts },
    har: "post/post-walled.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
];

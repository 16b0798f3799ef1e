import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "2003000000000000000";
const PARENT = "2001000000000000000";
const QUOTED = "2002000000000000000";

export const postCases: PluginCase[] = [
  {
    name: "A post with all parts, from its page and from what X gives to other sites",
    input: { url: `https://twitter.com/quarrykites/status/${ID}/photo/1?s=20`, includeReplies: true },
    har: "post/post.har.json",
    truncate: ID,
    expect: {
      records: [
        {
          id: ID,
          url: `https://x.com/quarrykites/status/${ID}`,
          text: "@wind_weather A red kite & its tail #kites #Wind2026 $KITE by @fan_one https://t.co/link1 https://t.co/picKite1",
          language: "en",
          publishedAt: "2025-12-22T07:09:48.000Z",
          likeCount: 31,
          commentCount: 2,
          shareCount: 7,
          quoteCount: 4,
          viewCount: 900,
          bookmarkCount: 3,
          hashtags: ["kites", "Wind2026"],
          mentions: ["wind_weather", "fan_one"],
          cashtags: ["KITE"],
          mentionedAccounts: [
            { id: "7000000002", username: "wind_weather", name: "Wind & Weather" },
            { username: "fan_one" },
          ],
          links: [
            {
              url: "https://kites.example/red",
              shortUrl: "https://t.co/link1",
              displayText: "kites.example/red",
            },
          ],
          author: {
            id: "7000000001",
            username: "quarrykites",
            name: "Quarry Kites",
            imageUrl: "https://pbs.twimg.com/profile_images/7000000001/face.jpg",
            followerCount: 4200,
            followingCount: 17,
            postCount: 311,
            isBlueVerified: true,
            verifiedType: "Business",
            isPrivate: false,
          },
          media: [
            {
              kind: "image",
              url: "https://pbs.twimg.com/media/KiteRed.jpg",
              originalUrl: "https://pbs.twimg.com/media/KiteRed?format=jpg&name=orig",
              altText: "A red kite",
              widthPx: 1200,
            },
            {
              kind: "video",
              url: "https://video.twimg.com/tail1/720x1280/a.mp4",
              previewUrl: "https://pbs.twimg.com/tail1/a.jpg",
              durationSeconds: 12.5,
              isLoop: false,
              variants: { $count: 3 },
            },
          ],
          inReplyTo: PARENT,
          inReplyToUsername: "wind_weather",
          parent: { id: PARENT, text: "Wind from the west.", shareCount: 2, commentCount: 1 },
          quoted: { id: QUOTED, text: "Storm <soon>?", media: [{}, { isLoop: true }] },
          replies: [{ author: { username: "fan_one" } }, { likeCount: 2 }],
          isSensitive: true,
          isEdited: true,
          surfaces: ["page", "embed"],
          featureCoverage: {
            includeCounts: "extracted",
            includeMedia: "extracted",
            includeAuthorInfo: "partial",
            includeReplies: "extracted",
          },
        },
      ],
    },
  },
  {
    name: "A post from its page alone",
    input: { tweetIds: [ID] },
    har: "post/post-page.har.json",
    expect: {
      records: [
        {
          viewCount: 900,
          language: null,
          parent: { id: PARENT },
          quoted: { id: QUOTED },
          media: [{ kind: "image", altText: "A red kite", heightPx: 800 }],
          links: [{ shortUrl: "https://t.co/link1" }],
          surfaces: ["page"],
        },
      ],
      warnings: { surface_not_read: 1 },
    },
  },
  {
    name: "A post of the first years has no views, and plain words no parts",
    input: { tweetId: "20202020", includeAuthorInfo: false },
    har: "post/post-old.har.json",
    expect: {
      records: [
        {
          viewCount: null,
          likeCount: 31,
          language: null,
          hashtags: [],
          author: { username: "quarrykites", followerCount: null },
        },
      ],
    },
  },
  {
    name: "Where pages come without data, posts as X gives them to other sites; pages are asked for once",
    input: { tweetIds: ["2004000000000000000", ID], includeReplies: true },
    har: "post/post-embed.har.json",
    expect: {
      records: [
        { isTextCut: true, language: "he", shareCount: null, viewCount: null, replies: null },
        {
          commentCount: 2,
          surfaces: ["embed"],
          featureCoverage: { includeCounts: "partial", includeReplies: "not_found" },
        },
      ],
      warnings: { surface_not_read: 2 },
    },
  },
  {
    name: "Data for other sites without the name of its type, with pictures and films in their short forms",
    input: { tweetIds: [ID], includeCounts: false },
    har: "post/post-short.har.json",
    expect: {
      records: [
        {
          id: ID,
          media: [
            {
              kind: "image",
              url: "https://pbs.twimg.com/media/KiteRed.jpg",
              altText: "A red kite",
              widthPx: 1200,
            },
            {
              kind: "video",
              url: "https://video.twimg.com/tail1/720x1280/a.mp4",
              previewUrl: "https://pbs.twimg.com/tail1/a.jpg",
              durationSeconds: 12.5,
              isLoop: false,
              variants: { $count: 3 },
            },
          ],
          surfaces: ["embed"],
        },
      ],
      // The short form of a film does not say how large it is.
      warnings: { field_missing: 2 },
    },
  },
  {
    name: "A post about an article, and one that holds a vote",
    input: { tweetIds: ["2004000000000000000", "2004000000000000010"], includeCounts: false },
    har: "post/post-attached.har.json",
    expect: {
      records: [
        {
          text: "https://t.co/article1",
          article: {
            id: "2004000000000000001",
            title: "How to build a kite",
            text: "All begins with two sticks.",
            imageUrl: "https://pbs.twimg.com/media/cover1.jpg",
          },
          poll: null,
        },
        {
          article: null,
          poll: {
            choices: [
              { text: "Red", voteCount: 30 },
              { text: "Blue", voteCount: 12 },
            ],
            endsAt: "2025-12-26T00:00:00.000Z",
            isFinal: true,
          },
        },
      ],
      warnings: {},
    },
  },
  {
    name: "An id that will be given in decades asks for nothing",
    input: { tweetIds: ["9199999999999999999"] },
    har: "post/post-missing.har.json",
    expect: { count: 0, error: "input_not_found", warnings: {} },
  },
  {
    name: "Posts without counters ask for no page",
    input: { tweetIds: [ID], includeCounts: false, includeMedia: false },
    har: "post/post-embed.har.json",
    expect: { records: [{ likeCount: 31, media: null, surfaces: ["embed"] }] },
  },
  {
    name: "What is kept from minors, by its address for other sites",
    input: { tweetIds: [QUOTED, "20202020"] },
    har: "post/post-oembed.har.json",
    expect: {
      records: [
        {
          text: "Storm <soon>? pic.twitter.com/picKite1",
          publishedAt: "2025-12-19T12:56:10.018Z",
          publishedOn: null,
          author: { id: null, name: "Wind & Weather", username: "wind_weather" },
          surfaces: ["oembed"],
          featureCoverage: { includeCounts: "not_found", includeMedia: "not_found" },
        },
        { publishedAt: null, publishedOn: "2007-03-21" },
      ],
      warnings: { surface_not_read: 4 },
    },
  },
  {
    name: "A deleted post is missing",
    input: { tweetIds: ["2006000000000000000"] },
    har: "post/post-missing.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 3 } },
  },
  {
    name: "A post of an account that is gone is missing",
    input: { tweetIds: ["2006000000000000000"] },
    har: "post/post-gone.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 3 } },
  },
  {
    name: "An id that no post can have, behind a page to sign in at",
    input: { tweetIds: ["2007000000000000000"] },
    har: "post/post-impossible.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 3 } },
  },
  {
    name: "Answers about another post are none",
    input: { tweetIds: ["2006000000000000000"] },
    har: "post/post-other.har.json",
    expect: { count: 0, error: "source_changed", warnings: { surface_not_read: 3 } },
  },
];

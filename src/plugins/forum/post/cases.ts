import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const postCases: PluginCase[] = [
  {
    name: "Posts by id and address, beside one that is missing",
    input: {
      operation: "post",
      posts: ["t3_kite01", "https://redd.it/nokite", "https://www.reddit.com/gallery/kite02"],
    },
    har: "post/feed.har.json",
    truncate: "/comments/kite01/",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        { id: "kite01", comments: null },
        { id: "kite02", postType: "image" },
      ],
    },
  },
  {
    name: "A post with its first comments",
    input: {
      url: "https://www.reddit.com/r/kites/comments/kite01/x/ans01/",
      commentSort: "New",
      includeComments: true,
    },
    har: "post/feed-comments.har.json",
    expect: {
      records: [
        {
          id: "kite01",
          comments: [
            { id: "ans01", text: "Steel & silk.", postId: "kite01", author: { name: "tail_bob" } },
            { id: "ans03", author: null, isRemoved: true },
          ],
          featureCoverage: { includeComments: "partial" },
        },
      ],
    },
  },
  {
    name: "Another post is not taken for this one",
    input: { postId: "kite01" },
    har: "post/feed-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A post that is missing is not found",
    input: { postId: "nokite" },
    har: "post/missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A share link is followed to its post",
    input: { url: "https://www.reddit.com/r/kites/s/AbCdEf1234" },
    har: "post/share.har.json",
    expect: { records: [{ id: "kite02" }] },
  },
  {
    name: "A share link that leads elsewhere is not found",
    input: { url: "https://www.reddit.com/r/kites/s/AbCdEf9999" },
    har: "post/share-lost.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A post with its first comments in the API, and one without any",
    input: { operation: "post", postIds: ["kite01", "kite03"], sort: "top", includeComments: true },
    authorized,
    har: "post/api.har.json",
    truncate: "/comments/kite01",
    expect: {
      records: [
        {
          score: 120,
          comments: [
            {
              id: "ans01",
              depth: 0,
              parentId: null,
              score: 7,
              editedAt: "2025-12-31T18:00:00.000Z",
            },
            { id: "ans02", depth: 1, parentId: "ans01", score: -3, isControversial: true },
            { id: "ans03", author: null, isRemoved: true, score: null, isScoreHidden: true },
          ],
        },
        { comments: [], media: { $count: 2 }, featureCoverage: { includeComments: "not_found" } },
      ],
    },
  },
  {
    name: "Posts of other kinds in the API",
    input: { operation: "post", postIds: ["kite02", "kite04", "kite05", "kite06", "kite07"] },
    authorized,
    har: "post/api-plain.har.json",
    expect: {
      records: [
        { postType: "image" },
        { postType: "video" },
        { crosspostParentId: "boat01" },
        { isScoreHidden: true },
        { removedBy: "moderator" },
      ],
    },
  },
  {
    name: "Posts that pass on others have the pictures and films of those",
    input: { operation: "post", postIds: ["sail01", "sail02", "sail03"] },
    authorized,
    har: "post/api-passed-on.har.json",
    expect: {
      records: [
        {
          crosspostParentId: "boat11",
          media: [
            {
              kind: "video",
              url: "https://v.redd.it/sail1/DASH_720.mp4?source=fallback",
              durationSeconds: 12,
            },
          ],
        },
        { media: [{ kind: "image", altText: "The mast", widthPx: 800 }] },
        {
          postType: "crosspost",
          externalUrl: "https://i.redd.it/hull1.jpg",
          media: [{ kind: "image", url: "https://i.redd.it/hull1.jpg", widthPx: 640, heightPx: 480 }],
        },
      ],
      warnings: {},
    },
  },
  {
    name: "An answer that does not say whether the score is hidden, who may read the community, how large the picture is, and whether it was taken down",
    input: { operation: "post", postId: "kite02" },
    authorized,
    har: "post/api-trimmed.har.json",
    expect: {
      records: [
        {
          score: 120,
          isScoreHidden: null,
          community: "kites",
          removedBy: null,
          isRemoved: null,
          media: [{ kind: "image", widthPx: null, heightPx: null }],
        },
      ],
      warnings: { field_missing: 4, visibility_unknown: 1 },
    },
  },
  {
    name: "Another post of the API is not taken for this one",
    input: { postId: "kite01" },
    authorized,
    har: "post/api-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

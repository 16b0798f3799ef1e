import type { PluginCase } from "../../../plugin-sdk/index.ts";

const [PHOTO, ID] = ["7588836126857626602", "7589207212032001001"];

export const commentsCases: PluginCase[] = [
  {
    name: "The number of comments, and those that a shared page states",
    input: { operation: "comments", videoIds: [PHOTO, ID], fields: ["text"], downloadVideos: true },
    har: "comments/comments.har.json",
    truncate: PHOTO,
    expect: {
      records: [
        {
          postId: PHOTO,
          url: `https://www.tiktok.com/@quarry.kites/photo/${PHOTO}`,
          commentCount: 13,
          approximation: "count",
          comments: [
            {
              id: "7590000000000000301",
              text: "Which wind?",
              language: "en",
              publishedAt: "2025-12-29T09:21:00.000Z",
              likeCount: 3,
              replyCount: 1,
              postId: PHOTO,
              author: {
                id: "7000000000000000301",
                name: "Commenter 1",
                url: "https://www.tiktok.com/@commenter1",
                imageUrl: "https://media.example/c1.jpeg",
              },
            },
            { text: "West", language: null, author: { id: null, name: "Commenter 2" } },
          ],
          selectedComments: [{ text: "Which wind?" }, { text: "West" }],
          featureCoverage: { downloadVideos: "accepted_for_compatibility" },
        },
        { postId: ID, commentCount: 45, comments: null, selectedComments: [] },
      ],
    },
  },
  {
    name: "Comments on a video that is gone",
    input: { operation: "comments", videoIds: [ID] },
    har: "video/video-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

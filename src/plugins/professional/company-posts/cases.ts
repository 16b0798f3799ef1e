import type { PluginCase } from "../../../plugin-sdk/index.ts";

const url = "https://www.linkedin.com/company/quarry-kites/posts";

export const companyPostsCases: PluginCase[] = [
  {
    name: "Posts of a company: its own, one passed on, a card of a page, one that answers another, a document",
    input: { operation: "companyPosts", url },
    har: "company-posts/company-posts.har.json",
    truncate: "quarry-kites",
    expect: {
      records: [
        {
          id: "7411707622711099397",
          url: "https://www.linkedin.com/feed/update/urn:li:activity:7411707622711099397",
          shownUrl:
            "https://www.linkedin.com/posts/quarry-kites_up-they-go-activity-7411707622711099397-AbCd",
          text: "Up they go!\nMeet Ada String and Winders: https://quarry-kites.example/new #Kites #wind_2026",
          author: {
            id: "quarry-kites",
            name: "Quarry Kites",
            kind: "organization",
            followerCount: 1_234_567,
            imageUrl: "https://media.licdn.com/dms/image/face",
          },
          publishedAt: "2025-12-30T10:00:00.123Z",
          likeCount: 12,
          commentCount: 3,
          reactionTypes: ["like", "praise"],
          media: [{ kind: "image", url: "https://media.licdn.com/dms/image/kite-1", altText: "A red kite" }],
          hashtags: ["Kites", "wind_2026"],
          mentions: ["ada-string", "winders"],
          linkUrls: ["https://quarry-kites.example/new"],
          isEdited: true,
          contentUrn: "urn:li:share:7411707622710099397",
          companyId: "quarry-kites",
          resultPosition: 1,
        },
        {
          id: "7412039812984602630",
          originalId: "7408053547859705863",
          publishedAt: "2025-12-31T08:00:00.456Z",
          repostedBy: { id: "quarry-kites", name: "Quarry Kites" },
          author: { id: "ada-string", kind: "person", headline: "Kite Designer" },
          likeCount: 1888,
          media: [
            {
              kind: "video",
              url: "https://dms.licdn.com/playlist/vid/720",
              previewUrl: "https://media.licdn.com/dms/image/poster",
            },
          ],
          isEdited: null,
        },
        {
          shareCount: 2,
          sharedLink: {
            url: "https://news.example/kites",
            title: "Kites are back",
            siteText: "news.example",
            imageUrl: "https://media.licdn.com/dms/image/news",
          },
        },
        {
          text: null,
          likeCount: null,
          media: [],
          resharedPost: {
            id: "7368190879342788617",
            text: "We wind.",
            author: { id: "winders", followerCount: 900 },
          },
        },
        {
          text: "Our plan.",
          media: [],
          sharedDocument: {
            title: "How to build a kite",
            pageCount: 12,
            coverUrls: [
              "https://media.licdn.com/dms/image/plan-1",
              "https://media.licdn.com/dms/image/plan-2",
            ],
          },
        },
      ],
    },
  },
  {
    name: "Posts with these words, of so lately, by date",
    input: {
      operation: "company-posts",
      url,
      keyword: "kites OR made",
      date_filter: "week",
      sort_type: "recent",
      total_posts: 2,
    },
    har: "company-posts/company-posts.har.json",
    expect: {
      warnings: { filter_undecided: 1 },
      records: [{ id: "7412039812984602630", resultPosition: 2 }, { resultPosition: 1 }],
    },
  },
  {
    name: "None of the posts fits",
    input: { operation: "company-posts", url, query: "submarine" },
    har: "company-posts/company-posts.har.json",
    expect: { warnings: { filter_undecided: 1 }, count: 0 },
  },
  {
    name: "A company that has posted nothing",
    input: { operation: "company-posts", url },
    har: "company-posts/posts-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A company whose posts guests do not see",
    input: { operation: "company-posts", url },
    har: "company-posts/posts-hidden.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page that names posts in its linked data alone has changed",
    input: { operation: "company-posts", url },
    har: "company-posts/posts-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

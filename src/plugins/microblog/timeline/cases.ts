import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const timelineCases: PluginCase[] = [
  {
    name: "The posts of an account, with what it passes on and quotes",
    input: { username: "@quarrykites", userId: "7000000001" },
    har: "timeline/timeline.har.json",
    truncate: "quarrykites",
    expect: {
      records: [
        {
          id: "2006000000000000000",
          url: "https://x.com/quarrykites/status/2006000000000000000",
          publishedAt: "2025-12-30T13:50:44.000Z",
          conversationId: "2006000000000000000",
          quoteCount: 4,
          shareCount: 7,
          viewCount: null,
          hashtags: ["kites"],
          media: { $count: 2 },
          author: {
            description: "Kites & tails.",
            locationText: "Windy Hill",
            linkUrls: ["https://kites.example/"],
            joinedAt: "2012-03-04T05:06:07.000Z",
            listedCount: 6,
            givenLikeCount: 21,
            mediaPostCount: 99,
            bannerUrl: "https://pbs.twimg.com/profile_banners/7000000001/1",
            isVerified: false,
          },
          isSample: false,
          surfaces: ["timeline"],
          featureCoverage: { includeCounts: "partial", includeAuthorInfo: "extracted" },
        },
        {
          likeCount: null,
          commentCount: null,
          shareCount: 1,
          repostOf: {
            id: "2002000000000000000",
            text: "Storm <soon>?",
            likeCount: 8,
            author: { id: "7000000002" },
          },
        },
        { quoted: { id: "2002000000000000000" }, cashtags: ["KITE"], inReplyToUsername: "wind_weather" },
      ],
      warnings: { page_limit_reached: 1 },
    },
  },
  {
    name: "A choice of all times is put in order, and says what it is",
    input: { handles: ["quarrykites"], includeReposts: false },
    har: "timeline/timeline-sample.har.json",
    expect: {
      count: 5,
      records: [
        { id: "2005000000000000000", isSample: true },
        { id: "2004000000000000000" },
        { id: "2003000000000000000" },
      ],
      warnings: { page_limit_reached: 1 },
    },
  },
  {
    name: "The page of an account stands in where the requests for its timeline are used up",
    input: { profileUrls: ["https://x.com/quarrykites/with_replies"] },
    har: "timeline/timeline-page.har.json",
    expect: {
      records: [
        {
          id: "2006000000000000000",
          viewCount: 900,
          isPinned: false,
          media: [{ kind: "video", durationSeconds: 12, previewUrl: "https://pbs.twimg.com/fly1/a.jpg" }],
          surfaces: ["page"],
        },
        { id: "2003000000000000000" },
        { id: "2001000000000000000", isPinned: true },
      ],
      warnings: { surface_not_read: 1, page_limit_reached: 1 },
    },
  },
  {
    name: "An account of which X shows nothing is missing",
    input: { username: "nobody_here" },
    har: "timeline/timeline-empty.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 2 } },
  },
  {
    name: "A suspended account is missing",
    input: { username: "nobody_here" },
    har: "timeline/timeline-suspended.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 2 } },
  },
  {
    name: "An account that has posted nothing",
    input: { username: "fan_one" },
    har: "timeline/timeline-quiet.har.json",
    expect: { count: 0, warnings: { surface_not_read: 1 } },
  },
  {
    name: "A protected account whose page has data is not taken for a changed page",
    input: { username: "fan_one" },
    har: "timeline/timeline-protected.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 2 } },
  },
  {
    name: "An empty timeline that says nothing of results shows nothing",
    input: { username: "fan_one" },
    har: "timeline/timeline-bare.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 2 } },
  },
  {
    name: "Posts of another account are none",
    input: { username: "fan_one" },
    har: "timeline/timeline-other.har.json",
    expect: { count: 0, error: "source_changed", warnings: { surface_not_read: 2 } },
  },
  {
    name: "A name that belongs to another number is missing",
    input: { username: "quarrykites", userId: "12" },
    har: "timeline/timeline.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

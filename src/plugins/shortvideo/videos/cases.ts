import type { PluginCase } from "../../../plugin-sdk/index.ts";

const HANDLE = "quarry.kites";
const [FIRST, SECOND] = ["7589207212032001001", "7588465041683252203"];

export const videosCases: PluginCase[] = [
  {
    name: "The newest videos of an account, as they are embedded",
    input: {
      operation: "videos",
      profileUrls: [`https://www.tiktok.com/@${HANDLE}`],
      includeFields: ["id", "viewCount"],
    },
    har: "videos/videos.har.json",
    truncate: "embed/@",
    expect: {
      records: [
        {
          id: FIRST,
          url: `https://www.tiktok.com/@${HANDLE}/video/${FIRST}`,
          text: "Red kite over the #quarry with @tail.wind",
          viewCount: 951,
          likeCount: null,
          publishedAt: "2025-12-29T09:20:00.000Z",
          resultPosition: 1,
          hashtags: ["quarry"],
          mentions: ["tail.wind"],
          media: [{ kind: "video", url: "https://media.example/film.mp4", widthPx: 576, heightPx: 1024 }],
          author: { id: "7000000000000000101", username: HANDLE, followerCount: 953, isVerified: true },
          selectedItems: [{ id: FIRST, viewCount: 951 }],
        },
        {
          id: SECOND,
          text: null,
          publishedAt: "2025-12-27T09:20:00.000Z",
          resultPosition: 2,
          hashtags: null,
        },
      ],
    },
  },
  {
    name: "Videos of an account with what their own pages state",
    input: { operation: "videos", handles: [HANDLE], includeDetails: true, downloadVideos: true },
    har: "videos/videos-details.har.json",
    expect: {
      records: [
        {
          id: FIRST,
          likeCount: 499,
          country: "de",
          place: { name: "Old quarry" },
          sound: { title: "Wind song" },
          featureCoverage: { includeDetails: "extracted", downloadVideos: "partial" },
        },
        { id: SECOND, likeCount: 7, country: "fr" },
      ],
    },
  },
  {
    name: "Those with few likes that were made in France",
    input: {
      operation: "userPosts",
      handles: [HANDLE],
      maxLikes: 10,
      minLikes: 5,
      region: "FR",
      endDate: "2025-12-31",
    },
    har: "videos/videos-details.har.json",
    expect: { records: [{ id: SECOND, resultPosition: 2 }] },
  },
  {
    name: "None of the days that are asked for",
    input: { operation: "videos", handles: [HANDLE], startDate: "2026-01-01" },
    har: "videos/videos.har.json",
    expect: { count: 0 },
  },
  {
    name: "A video whose page is gone does not say whether it fits",
    input: { operation: "videos", handles: [HANDLE], minLikes: 1 },
    har: "videos/videos-details-missing.har.json",
    expect: { records: [{ id: SECOND }], warnings: { video_not_found: 1, filter_unknown: 1 } },
  },
  {
    name: "A country that embedded pages do not state finds nothing, and says why",
    input: { operation: "videos", handles: [HANDLE], region: "fr" },
    har: "videos/videos-placeless.har.json",
    expect: { count: 0, warnings: { page_not_read: 1, filter_unknown: 1 } },
  },
  {
    name: "An account without videos",
    input: { operation: "videos", handles: [HANDLE] },
    har: "videos/videos-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "An account that hides its videos is not taken for one without",
    input: { operation: "videos", handles: [HANDLE] },
    har: "videos/videos-hidden.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A private account is not taken for one without videos",
    input: { operation: "videos", handles: [HANDLE] },
    har: "videos/videos-private.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A handle that nobody has",
    input: { operation: "videos", handles: [HANDLE] },
    har: "videos/videos-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page of before 2023 for an account that may not be embedded",
    input: { operation: "videos", handles: [HANDLE] },
    har: "videos/videos-old.har.json",
    expect: {
      records: [{ text: "Old kite #wind", likeCount: 250, author: { username: HANDLE } }],
      warnings: { page_not_read: 1 },
    },
  },
  {
    name: "Videos of another account are none of it",
    input: { operation: "videos", handles: ["tail.wind"] },
    har: "videos/videos-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

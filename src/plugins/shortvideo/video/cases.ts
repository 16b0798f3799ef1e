import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7589207212032001001";
const PHOTO = "7588836126857626602";
const MEDIA = "https://media.example";

export const videoCases: PluginCase[] = [
  {
    name: "A video from its page, with values picked out",
    input: {
      url: `https://www.tiktok.com/@quarry.kites/video/${ID}?lang=en`,
      outputFields: ["id", "author.username", "media[0].url", "nothing.here"],
      downloadVideos: true,
      downloadSubtitles: true,
      transcribeVideos: true,
    },
    har: "video/video.har.json",
    truncate: `video/${ID}`,
    expect: {
      records: [
        {
          id: ID,
          url: `https://www.tiktok.com/@quarry.kites/video/${ID}`,
          kind: "video",
          text: "Red kite over the #quarry with @tail.wind",
          language: "en",
          publishedAt: "2025-12-29T09:20:00.000Z",
          viewCount: 951,
          likeCount: 499,
          commentCount: 45,
          shareCount: 13,
          saveCount: 97,
          repostCount: 3,
          areCountsExact: true,
          durationSeconds: 22,
          imageUrl: `${MEDIA}/cover.jpeg`,
          media: [
            { kind: "video", url: `${MEDIA}/film.mp4`, widthPx: 576, heightPx: 1024, durationSeconds: 22 },
          ],
          author: {
            id: "7000000000000000101",
            username: "quarry.kites",
            name: "Quarry Kites",
            url: "https://www.tiktok.com/@quarry.kites",
            isVerified: true,
            isPrivate: false,
            followerCount: 953,
            followingCount: 9,
            postCount: 178,
            likeCount: 876,
          },
          sound: {
            id: "7100000000000000201",
            title: "Wind song",
            authorName: "The Kites",
            album: "Gusts",
            isOriginal: false,
            durationSeconds: 60,
            serviceSongs: [{ service: "3", id: "4KiteWindSong" }],
            url: "https://www.tiktok.com/music/sound-7100000000000000201",
          },
          hashtags: ["quarry"],
          mentions: ["tail.wind"],
          subtitles: [{ language: "eng-US", format: "webvtt", source: "ASR", url: `${MEDIA}/eng.vtt` }],
          country: "de",
          place: { id: "22535796481530101", name: "Old quarry", city: "Kiteham", countryName: "Germany" },
          topics: ["Science", "Outdoors"],
          suggestedTerms: ["red kite", "kite in wind"],
          isAd: false,
          isPinned: true,
          isPrivate: false,
          isAgeRestricted: false,
          selectedFields: {
            id: ID,
            "author.username": "quarry.kites",
            "media[0].url": `${MEDIA}/film.mp4`,
            "nothing.here": null,
          },
          featureCoverage: {
            downloadVideos: "partial",
            downloadSubtitles: "partial",
            transcribeVideos: "accepted_for_compatibility",
          },
        },
      ],
    },
  },
  {
    name: "A photo post behind a short link, from a shared page; never who shared it",
    input: { operation: "video", videoUrls: ["https://vm.tiktok.com/ZKite01/"] },
    har: "video/video-photo.har.json",
    expect: {
      records: [
        {
          id: PHOTO,
          url: `https://www.tiktok.com/@quarry.kites/photo/${PHOTO}`,
          kind: "photo",
          publishedAt: "2025-12-28T09:20:00.000Z",
          likeCount: 22,
          saveCount: 1,
          areCountsExact: true,
          durationSeconds: null,
          media: [
            { kind: "image", url: `${MEDIA}/p1.jpeg`, widthPx: 1080, heightPx: 1679 },
            { kind: "image", url: `${MEDIA}/p2.jpeg` },
          ],
          author: { username: "quarry.kites", followerCount: 5478, postCount: 50 },
          sound: { id: "7100000000000000202", durationSeconds: 31, isOriginal: null },
          hashtags: ["tails", "quarry"],
        },
      ],
    },
  },
  {
    name: "A challenge in place of the page: what other sites embed is read",
    input: { videoId: ID },
    har: "video/video-embed.har.json",
    truncate: "embed/v2",
    expect: {
      records: [
        {
          id: ID,
          text: "Red kite over the #quarry with @tail.wind",
          viewCount: 950,
          likeCount: 498,
          saveCount: null,
          areCountsExact: null,
          durationSeconds: 22,
          media: [{ kind: "video", url: `${MEDIA}/embed.mp4` }],
          author: { id: "7000000000000000101", name: "Quarry Kites", followerCount: 953 },
          sound: { id: "7100000000000000201", title: "Wind song" },
          hashtags: ["quarry"],
        },
      ],
      warnings: { page_not_read: 1 },
    },
  },
  {
    name: "Neither page nor embedding: what other sites are told of it",
    input: { operation: "video", id: ID },
    har: "video/video-oembed.har.json",
    expect: {
      records: [
        {
          id: ID,
          text: "Red kite over the #quarry",
          author: { username: "quarry.kites", name: "Quarry Kites" },
          imageUrl: `${MEDIA}/thumb.jpeg`,
          publishedAt: "2025-12-29T09:20:00.000Z",
          likeCount: null,
          media: null,
        },
      ],
      warnings: { page_not_read: 1 },
    },
  },
  {
    name: "A page of before 2023",
    input: { videoIds: ["6982264767591219205"] },
    har: "video/video-old.har.json",
    expect: {
      records: [
        {
          text: "Old kite #wind",
          likeCount: 250,
          author: { username: "quarry.kites", id: "7000000000000000101", isVerified: true },
          sound: { isOriginal: true },
          publishedAt: "2021-07-07T19:13:20.000Z",
        },
      ],
    },
  },
  {
    name: "A page of before 2023 with other videos before the one that it is about",
    input: { videoIds: ["6982264767591219205"] },
    har: "video/video-old-several.har.json",
    expect: { records: [{ text: "Old kite #wind", likeCount: 250 }] },
  },
  {
    name: "A video for signed-in adults keeps what its page states of it",
    input: { videoIds: ["7588093956508877804"] },
    har: "video/video-adults.har.json",
    expect: {
      records: [{ isAgeRestricted: true, media: null, likeCount: 1_500_000, areCountsExact: false }],
      warnings: { counts_rounded: 1 },
    },
  },
  {
    name: "Videos that are gone, private, not for this country, kept back, or for older people",
    input: {
      videoIds: [ID, PHOTO, "7588465041683252203", "7588000000000000001", "7588000000000000002"],
    },
    har: "video/video-codes.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { input_not_found: 5 } },
  },
  {
    name: "A video that does not fit the filters",
    input: { operation: "video", videoIds: [ID], minLikes: 500, region: "de", startDate: "2025-12-01" },
    har: "video/video.har.json",
    expect: { count: 0 },
  },
  {
    name: "A country that an embedded page does not state",
    input: { operation: "video", videoIds: [ID], region: "fr" },
    har: "video/video-embed.har.json",
    expect: { count: 0, warnings: { page_not_read: 1, filter_unknown: 1 } },
  },
  {
    name: "A video that is gone",
    input: { videoIds: [ID] },
    har: "video/video-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

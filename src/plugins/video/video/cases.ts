import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const videoCases: PluginCase[] = [
  {
    name: "A video with all parts",
    input: {
      url: "https://youtu.be/kite0000051?t=5",
      languages: ["fr", "de"],
      related: true,
      comments: true,
      transcript: true,
      download: true,
      includeEmail: true,
    },
    har: "video/video.har.json",
    truncate: "/watch",
    expect: {
      count: 1,
      records: [
        {
          id: "kite0000051",
          url: "https://www.youtube.com/watch?v=kite0000051",
          title: "A kite & its tail",
          durationSeconds: 316,
          viewCount: 1_856_109,
          likeCount: 43_864,
          commentCount: 2700,
          commentCountText: "2.7K",
          publishedAt: "2018-08-02T13:00:08.000Z",
          uploadedAt: "2018-08-01T13:00:08.000Z",
          tags: ["kite", "wind"],
          category: "Science & Technology",
          isLiveNow: false,
          liveEndAt: { $any: true },
          playability: "ok",
          availableCountries: ["DE", "US"],
          captions: { $count: 4 },
          channel: {
            id: "UCkiteKiteKiteKiteKite01",
            handle: "@redkites",
            isVerified: true,
            subscriberCount: 3_680_000,
          },
          chapters: [
            { title: "The frame", startSeconds: 0 },
            { title: "The tail", startSeconds: 90.5 },
          ],
          related: [
            { id: "kite0000052", viewCount: 1234 },
            { channel: { name: "Paper Dragons" } },
            { viewCount: null },
            { channel: { id: null } },
          ],
          formats: [
            { id: "18", hasAudio: true },
            { id: "137", hasAudio: false, sizeBytes: 123_456_789 },
            { id: "140" },
            {},
          ],
          emails: [{ email: "studio@kites.example" }],
          comments: [
            { id: "Ugkite1", isPinned: true, isHearted: true, likeCount: 67 },
            { likeCount: 0, replyCount: 0 },
          ],
          transcript: {
            language: "de",
            segments: { $count: 2 },
            text: "Guten Tag.\nEin Drachen & sein Schwanz.",
          },
          featureCoverage: {
            includeComments: "partial",
            includeTranscript: "extracted",
            includeEmails: "extracted",
          },
        },
      ],
    },
  },
  {
    name: "A video that may not be watched here keeps what the page says of it",
    input: { videoIds: ["kite0000055"], includeComments: true, includeTranscript: true, includeEmails: true },
    har: "video/video-plain.har.json",
    expect: {
      count: 1,
      warnings: { transcript_not_found: 1 },
      records: [
        {
          playability: "unplayable",
          restriction: "region_blocked",
          playabilityReason: "Not available in your country",
          publishedAt: null,
          likeCount: null,
          comments: null,
          captions: null,
          channel: { subscriberCount: null, imageUrl: null },
        },
      ],
    },
  },
  {
    name: "A stream that has not begun",
    input: { videoIds: ["https://www.youtube.com/live/kite0000056"] },
    har: "video/video-live.har.json",
    expect: {
      count: 1,
      records: [
        {
          isLive: true,
          isUpcoming: true,
          isShort: true,
          durationSeconds: null,
          publishedOn: "2026-02-01",
          liveStartAt: "2026-02-01T10:00:00.000Z",
          liveEndAt: null,
        },
      ],
    },
  },
  {
    name: "A video for adults",
    input: { videoIds: ["kite0000057"] },
    har: "video/video-adults.har.json",
    expect: {
      count: 1,
      records: [{ isAgeRestricted: true, playability: "login_required", restriction: "age_restricted" }],
    },
  },
  {
    name: "A private video is missing",
    input: { videoIds: ["kite0000051"] },
    har: "video/video-private.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A check for robots is a block",
    input: { videoIds: ["kite0000051"] },
    har: "video/video-robot.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "A page about another video is none",
    input: { videoIds: ["kite0000051"] },
    har: "video/video-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

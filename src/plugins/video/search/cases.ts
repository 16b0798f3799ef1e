import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search goes over two pages and reads rows of all generations",
    input: { query: "red kites", limit: 20 },
    har: "search/search.har.json",
    truncate: "/search",
    expect: {
      count: 11,
      records: [
        {
          id: "kite0000001",
          url: "https://www.youtube.com/watch?v=kite0000001",
          kind: "video",
          title: "A kite & its tail",
          description: "How a kite flies.",
          durationSeconds: 605,
          viewCount: 1234,
          publishedText: "2 years ago",
          isLive: false,
          badges: ["4K"],
          channel: { id: "UCkiteKiteKiteKiteKite01", handle: "@redkites", isVerified: true },
          totalResultCount: 4321,
          resultPosition: 1,
        },
        { isLive: true, viewCount: 57, durationSeconds: null, channel: { id: null, name: "Wind Watch" } },
        {
          kind: "channel",
          subscriberCount: 19_100_000,
          channel: { handle: "@redkites" },
          description: "Kites that are red.",
        },
        { kind: "playlist", id: "PLkitesAndDragons0002", videoCount: 8, channel: { name: "Paper Dragons" } },
        {
          id: "kite0000003",
          viewCount: 6800,
          publishedText: "8 hours ago",
          durationSeconds: 754,
          badges: ["New"],
          channel: { id: "UCdragonDragonDragonDr02", handle: "@dragons", isVerified: true },
        },
        { kind: "short", url: "https://www.youtube.com/shorts/kite0000004", viewCount: 12_000 },
        { kind: "short", viewCount: 895_000 },
        {
          title: "A kite without words",
          viewCount: null,
          channel: null,
          thumbnails: null,
          resultPosition: 8,
        },
        { kind: "channel", subscriberCount: 1200, videoCount: 31 },
        { kind: "playlist", videoCount: 49, channel: { name: "Red Kites" } },
        { durationSeconds: 3723, viewCount: 0, viewCountText: "No views" },
      ],
    },
  },
  {
    name: "What has not begun has no views; of several channels of a film the first is named",
    input: { searchTerms: ["kites to come"] },
    har: "search/search-announced.har.json",
    expect: {
      count: 4,
      records: [
        { id: "kite0000031", viewCount: null, viewCountText: null, isLive: false },
        {
          id: "kite0000032",
          viewCount: null,
          publishedText: "Scheduled for 12/1/26, 5:00 PM",
          channel: { id: "UCdragonDragonDragonDr02", name: "Paper Dragons" },
        },
        {
          viewCount: 1234,
          channel: {
            id: "UCkiteKiteKiteKiteKite01",
            name: "Red Kites",
            handle: "@redkites",
            imageUrl: "https://yt3.ggpht.com/kites=s68",
            isVerified: true,
          },
        },
        {
          viewCount: 6800,
          channel: {
            id: "UCkiteKiteKiteKiteKite01",
            name: "Red Kites",
            handle: "@redkites",
            isVerified: true,
          },
        },
      ],
    },
  },
  {
    name: "A search in German reads counts by the rules of German",
    input: { searchTerms: ["drachen"], kind: "channel", language: "de", country: "de" },
    har: "search/search-german.har.json",
    expect: {
      count: 2,
      records: [{ subscriberCount: 1_200_000 }, { viewCount: 1_234_567, durationSeconds: 545 }],
    },
  },
  {
    name: "The films of a hashtag, over two pages",
    input: { url: "https://www.youtube.com/hashtag/Kites" },
    har: "search/search-hashtag.har.json",
    truncate: "/hashtag",
    expect: {
      count: 3,
      records: [
        {
          id: "kite0000001",
          kind: "video",
          term: "#Kites",
          viewCount: 1234,
          totalResultCount: null,
          resultPosition: 1,
        },
        { id: "kite0000005", kind: "short", viewCount: 895_000 },
        { id: "kite0000006", resultPosition: 3 },
      ],
    },
  },
  {
    name: "The page of another hashtag is none",
    input: { searchTerms: ["#dragons"] },
    har: "search/search-hashtag-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A search without results succeeds with none",
    input: { searchTerms: ["https://www.youtube.com/results?search_query=zzqqxx"], type: "video" },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A call that YouTube no longer takes is a change",
    input: { searchTerms: ["red kites"] },
    har: "search/search-refused.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

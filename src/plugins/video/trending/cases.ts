import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const trendingCases: PluginCase[] = [
  {
    name: "What is watched most of games",
    input: { chart: "games" },
    har: "trending/trending.har.json",
    truncate: "/browse",
    expect: {
      count: 3,
      records: [
        {
          id: "kite0000041",
          title: "A game of kites",
          viewCount: 1234,
          durationSeconds: 605,
          chart: "gaming",
          country: "us",
          channel: { name: "Red Kites", imageUrl: "https://yt3.ggpht.com/kites=s68" },
        },
        { isLive: true, viewCount: 57 },
        { channel: null, thumbnails: null, resultPosition: 3 },
      ],
    },
  },
  {
    name: "The chart of music in a country",
    input: { chart: "music", country: "uk" },
    har: "trending/trending-music.har.json",
    truncate: "charts.youtube.com",
    expect: {
      count: 2,
      records: [
        {
          artists: ["The Tails", "Strings"],
          publishedOn: "2026-01-23",
          durationSeconds: 224,
          country: "gb",
          channel: { id: "UCkiteKiteKiteKiteKite01", imageUrl: null },
        },
        { artists: null, publishedOn: null, resultPosition: 2 },
      ],
    },
  },
  {
    name: "A chart that is empty gives none",
    input: { chart: "movies", country: "gb" },
    har: "trending/trending-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "The chart of another country is none",
    input: { chart: "music", country: "gb" },
    har: "trending/trending-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

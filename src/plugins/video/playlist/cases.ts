import type { PluginCase } from "../../../plugin-sdk/index.ts";

const [KITES, DRAGONS] = ["PLkitesAndDragons0001", "PLkitesAndDragons0002"];

export const playlistCases: PluginCase[] = [
  {
    name: "A playlist over two pages, with a video that is private now",
    input: { url: `https://www.youtube.com/watch?v=kite0000001&list=${KITES}`, operation: "playlist" },
    har: "playlist/playlist.har.json",
    truncate: "/playlist",
    expect: {
      count: 3,
      records: [
        {
          id: "kite0000031",
          viewCount: 2_600_000,
          publishedText: "11 years ago",
          durationSeconds: 113,
          isPlayable: true,
          channel: { name: "Red Kites", imageUrl: null },
          playlistInfo: {
            id: KITES,
            title: "All red kites",
            description: "Every red kite, in order.",
            videoCount: 3,
            viewCount: 32_026_719,
            updatedOn: "2022-07-15",
            channel: { id: "UCkiteKiteKiteKiteKite01", name: "Red Kites" },
          },
        },
        { viewCount: 57, publishedText: null, channel: { isVerified: true } },
        { title: "[Private video]", isPlayable: false, channel: null, resultPosition: 3 },
      ],
    },
  },
  {
    name: "A playlist with the new header, of which YouTube does not list all",
    input: { playlistIds: [DRAGONS] },
    har: "playlist/playlist-new.har.json",
    expect: {
      count: 2,
      warnings: { videos_missing: 1 },
      records: [
        {
          playlistInfo: {
            videoCount: 5,
            updatedOn: null,
            updatedText: "Updated 2 days ago",
            channel: { name: null, handle: "@redkites" },
          },
        },
        { viewCount: null, thumbnails: null, isPlayable: null },
      ],
    },
  },
  {
    name: "A playlist without videos gives none",
    input: { playlistIds: [KITES] },
    har: "playlist/playlist-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A playlist that does not exist is missing",
    input: { playlistIds: [KITES] },
    har: "playlist/playlist-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another playlist is none",
    input: { playlistIds: [DRAGONS] },
    har: "playlist/playlist-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

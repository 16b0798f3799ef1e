import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7100000000000000201";

export const soundCases: PluginCase[] = [
  {
    name: "Videos with a sound, as they are embedded",
    input: {
      operation: "sound",
      soundUrls: [`https://www.tiktok.com/music/Wind-song-${ID}`],
      fields: ["sound.title"],
    },
    har: "sound/sound.har.json",
    truncate: "embed/music",
    expect: {
      records: [
        {
          id: "7589207212032001001",
          sound: {
            id: ID,
            title: "Wind song",
            authorName: "The Kites",
            imageUrl: "https://media.example/wind.jpeg",
          },
          soundVideoCount: 2,
          selectedItems: [{ "sound.title": "Wind song" }],
        },
        { author: { username: "stone.cutter" } },
      ],
    },
  },
  {
    name: "Videos with a sound with what their own pages state",
    input: { sound: ID, includeDetails: true },
    har: "sound/sound-details.har.json",
    expect: { records: [{ sound: { album: "Gusts" }, likeCount: 499 }, { country: "fr" }] },
  },
  {
    name: "A sound without videos",
    input: { operation: "sound", soundIds: [ID] },
    har: "sound/sound-none.har.json",
    expect: { count: 0 },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7100000000000000201";

export const musicCases: PluginCase[] = [
  {
    name: "Videos with a song, as they are embedded",
    input: {
      operation: "music",
      musicUrls: [`https://www.tiktok.com/music/Wind-song-${ID}`],
      fields: ["id"],
    },
    har: "music/music.har.json",
    truncate: "embed/music",
    expect: { records: [{ sound: { title: "Wind song" }, soundVideoCount: 2 }, { resultPosition: 2 }] },
  },
  {
    name: "The same song with what the page of each video states",
    input: { operation: "music", musicIds: [ID], includeDetails: true },
    har: "music/music-details.har.json",
    expect: { records: [{ sound: { album: "Gusts" } }, { country: "fr" }] },
  },
  {
    name: "A song that TikTok does not have",
    input: { operation: "music", soundIds: [ID] },
    har: "music/music-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A song without videos",
    input: { operation: "music", soundIds: [ID] },
    har: "sound/sound-none.har.json",
    expect: { count: 0 },
  },
];

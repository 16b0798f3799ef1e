import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const shortsCases: PluginCase[] = [
  {
    name: "The shorts of a channel over two pages",
    input: { operation: "shorts", channels: ["@redkites"] },
    har: "shorts/shorts.har.json",
    truncate: "/shorts",
    expect: {
      count: 4,
      records: [
        {
          id: "kite0000017",
          url: "https://www.youtube.com/shorts/kite0000017",
          title: "Up and down",
          viewCount: 895_000,
          viewCountText: "895K views",
          channel: { name: "Red Kites", isVerified: true },
          thumbnails: [{ widthPx: 405 }],
        },
        { viewCount: 12_000 },
        { viewCount: null, thumbnails: null },
        { viewCount: 1_100_000, resultPosition: 4 },
      ],
    },
  },
  {
    name: "The shorts of a channel of which the page says little",
    input: { operation: "shorts", channels: ["UCdragonDragonDragonDr02"] },
    har: "shorts/shorts-bare.har.json",
    expect: { count: 1, records: [{ channel: { handle: null, imageUrl: null, isVerified: null } }] },
  },
  {
    name: "A channel without shorts gives none",
    input: { operation: "shorts", channels: ["@dragons"] },
    har: "shorts/shorts-none.har.json",
    expect: { count: 0 },
  },
];

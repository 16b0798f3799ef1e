import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const downloadCases: PluginCase[] = [
  {
    name: "The formats of a video, without addresses",
    input: { operation: "download", videoIds: ["kite0000051"] },
    har: "download/download.har.json",
    truncate: "/watch",
    expect: {
      count: 1,
      records: [
        {
          id: "kite0000051",
          downloadAvailable: false,
          playability: "ok",
          durationSeconds: 316,
          formats: [
            {
              id: "18",
              hasVideo: true,
              hasAudio: true,
              quality: "360p",
              durationSeconds: 316.5,
              audioSampleRateHz: 44_100,
            },
            { id: "137", hasVideo: true, hasAudio: false, widthPx: 1920, sizeBytes: 123_456_789 },
            { id: "140", hasVideo: false, hasAudio: true, audioTrackName: "English original" },
            { id: "999", bitsPerSecond: null },
          ],
          captions: { $count: 4 },
        },
      ],
    },
  },
  {
    name: "A page that lists no formats",
    input: { operation: "download", videoIds: ["kite0000055"] },
    har: "download/download-plain.har.json",
    expect: { count: 1, records: [{ formats: null, playability: "unplayable", embedUrl: null }] },
  },
  {
    name: "A private video has no formats",
    input: { operation: "download", videoIds: ["kite0000051"] },
    har: "download/download-private.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

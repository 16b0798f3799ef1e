import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7589207212032001001";
const PLACE = "22535796481530101";

export const locationCases: PluginCase[] = [
  {
    name: "Where a video was made",
    input: { operation: "location", videoIds: [ID], fields: ["place.name"], transcribeVideos: true },
    har: "video/video.har.json",
    truncate: ID,
    expect: {
      records: [
        {
          id: ID,
          country: "de",
          approximation: "given_videos",
          place: {
            id: PLACE,
            name: "Old quarry",
            text: "1 Quarry Road, Kiteham",
            city: "Kiteham",
            region: "Westland",
            countryName: "Germany",
          },
          selectedFields: { "place.name": "Old quarry" },
        },
      ],
    },
  },
  {
    name: "A video that was made elsewhere",
    input: {
      operation: "location",
      videoIds: [ID],
      placeUrls: ["https://www.tiktok.com/place/New-quarry-22535796481530102"],
    },
    har: "video/video.har.json",
    expect: { count: 0 },
  },
  {
    name: "A video that does not say where it was made",
    input: { operation: "location", videoIds: ["6982264767591219205"] },
    har: "video/video-old.har.json",
    expect: { records: [{ country: null, place: null }] },
  },
];

import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const similarCases: PluginCase[] = [
  {
    name: "Similar apps of the page, then the further ones",
    input: { operation: "similar", appIds: ["com.example.chess"] },
    har: "similar/similar.har.json",
    truncate: "/store/apps/details",
    expect: {
      records: [
        {
          id: "com.example.go",
          title: "Pebble Go",
          similarTo: "com.example.chess",
          resultPosition: 1,
          rating: 4.1,
          country: "us",
          language: "en",
          appInfo: null,
        },
        { id: "com.example.tiles", title: "Quarry Tiles", resultPosition: 2, developer: "Stone Games" },
        { id: "com.example.soon", resultPosition: 3, rating: null, price: null, isFree: null },
      ],
    },
  },
  ...withoutRecords("similar/similar", { operation: "similar", appIds: ["com.example.chess"] }, [
    ["An app whose page shows no similar apps", "none", null],
  ]),
];

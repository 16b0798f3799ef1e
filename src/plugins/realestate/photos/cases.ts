import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const photosCases: PluginCase[] = [
  {
    name: "Pictures of a home, a building and a home on Redfin",
    input: {
      operation: "photos",
      urls: [
        "https://www.zillow.com/homedetails/70000001_zpid/",
        "https://www.zillow.com/apartments/slateford-nm/granite-court/9AbCdE/",
        "https://www.redfin.com/NM/Slateford/3-Marble-Ln-87999/home/80000001",
      ],
    },
    har: "photos/photos.har.json",
    truncate: "/70000001_zpid/",
    expect: {
      count: 7,
      records: [
        {
          id: "70000001-1",
          propertyId: "70000001",
          imageUrl: "https://photos.zillowstatic.com/fp/1-cc_ft_1536.jpg",
          widthPx: 1536,
          caption: "Front",
          room: "Exterior",
          photoCount: 3,
        },
        { imageUrl: "https://photos.zillowstatic.com/fp/2-p_e.jpg", widthPx: null, caption: null },
        { resultPosition: 3 },
        { propertyId: "9AbCdE" },
        { propertyId: "9AbCdE" },
        { source: "redfin", heightPx: 1365, widthPx: 2048, caption: "Front" },
        { caption: null },
      ],
    },
  },
  {
    name: "A page of Redfin that carries JSON-LD alone lists its pictures",
    input: { operation: "photos", propertyIds: ["80000001"], source: "redfin" },
    har: "photos/photos-redfin-linked.har.json",
    expect: {
      count: 2,
      warnings: { page_without_data: 1 },
      records: [
        { imageUrl: "https://ssl.cdn-redfin.com/photo/1.jpg", widthPx: 2048, heightPx: 1367, photoCount: 2 },
        { widthPx: 1024, resultPosition: 2 },
      ],
    },
  },
  {
    name: "A page of Redfin without its answers: its interface lists the pictures",
    input: {
      operation: "photos",
      propertyIds: ["https://www.redfin.com/NM/Slateford/3-Marble-Ln-87999/home/80000001"],
    },
    har: "photos/photos-redfin-interface.har.json",
    expect: {
      count: 2,
      warnings: { page_without_answers: 1 },
      records: [{ heightPx: 1365, caption: "Front" }],
    },
  },
  {
    name: "A home without pictures gives none",
    input: { operation: "photos", propertyIds: ["70000002"] },
    har: "photos/photos-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page without a list of pictures does not say that there are none",
    input: { operation: "photos", propertyIds: ["70000002"] },
    har: "photos/photos-unknown.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const CDN = "https://library.tiktok.com/api/v1/cdn";

export const adsCases: PluginCase[] = [
  {
    name: "Advertisements of an advertiser, over two pages",
    input: {
      url: "https://library.tiktok.com/ads?region=DE&adv_name=Quarry%20Kites&query_type=1&start_time=1764547200000&end_time=1767139199999",
      fields: ["title"],
      downloadVideos: true,
    },
    har: "ads/ads.har.json",
    truncate: "api/v1/search",
    expect: {
      records: [
        {
          id: "18000000000000001",
          url: "https://library.tiktok.com/ads/detail/?ad_id=18000000000000001",
          title: "Kite 1",
          advertiserName: "Quarry Kites GmbH",
          firstShownAt: "2025-12-01T14:40:01.000Z",
          lastShownAt: "2025-12-06T05:46:41.000Z",
          audienceText: "0-1K",
          imageUrls: [`${CDN}/pic-a.jpeg`],
          videoUrls: [],
          type: "2",
          auditStatus: "3",
          rejectionText: "Misleading",
          region: "de",
          term: "Quarry Kites",
          resultPosition: 1,
          selectedItems: [{ title: "Kite 1" }],
        },
        {
          videoUrls: [`${CDN}/film-2.mp4`],
          coverUrls: [`${CDN}/still-2.jpeg`],
        },
        { advertiserName: null, resultPosition: 3 },
      ],
    },
  },
  {
    name: "Words that no advertisement has",
    input: { operation: "ads", query: "nobody", searchBy: "keyword" },
    har: "ads/ads-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A search that the library refuses",
    input: { operation: "adLibrary" },
    har: "ads/ads-refused.har.json",
    expect: { count: 0, error: "source_request_refused" },
  },
  {
    name: "A library that lists none of those that it counts",
    input: { operation: "ads" },
    har: "ads/ads-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A library that does not say whether it has more",
    input: { operation: "ads", region: "de" },
    har: "ads/ads-unsaid.har.json",
    expect: {
      count: 13,
      records: [{ id: "18000000000000001", region: "de" }],
      warnings: { more_unknown: 1 },
    },
  },
  {
    name: "Single advertisements by the addresses of their pages",
    input: {
      startUrls: [1, 2].map((n) => ({
        url: `https://library.tiktok.com/ads/detail/?ad_id=1800000000000000${n}`,
      })),
    },
    har: "ads/ads-details.har.json",
    truncate: "18000000000000001/details",
    expect: {
      records: [
        {
          id: "18000000000000001",
          url: "https://library.tiktok.com/ads/detail/?ad_id=18000000000000001",
          advertiserName: "Quarry Kites GmbH",
          advertiserUsername: "quarry.kites",
          callToAction: "Fly now",
          externalUrl: "https://kites.example/fly",
          spentText: "0-100 EUR",
          impressionText: "0-1K",
          showMode: "1",
          sorAuditStatus: "3",
          resultPosition: null,
          term: null,
        },
      ],
      warnings: { input_not_found: 1 },
    },
  },
  {
    name: "An answer about another advertisement is none",
    input: { operation: "ads", adIds: ["18000000000000002"] },
    har: "ads/ads-details-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

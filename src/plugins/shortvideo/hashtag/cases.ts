import type { PluginCase } from "../../../plugin-sdk/index.ts";

const input = { hashtags: ["#quarry"] };

export const hashtagCases: PluginCase[] = [
  {
    name: "Videos with a hashtag, as they are embedded",
    input: { url: "https://www.tiktok.com/tag/Quarry", fieldProjection: ["hashtag.name"] },
    har: "hashtag/hashtag.har.json",
    truncate: "embed/tag",
    expect: {
      records: [
        {
          id: "7589207212032001001",
          viewCount: 951,
          author: { username: "quarry.kites", id: null },
          hashtag: {
            id: "3301",
            name: "quarry",
            url: "https://www.tiktok.com/tag/quarry",
            description: "Holes in the ground.",
            viewCount: 56_995_089_280,
            videoCount: 1_930_991,
          },
          selectedItems: [{ "hashtag.name": "quarry" }],
        },
        { author: { username: "stone.cutter" }, resultPosition: 2 },
      ],
      warnings: { page_limit_reached: 1 },
    },
  },
  {
    name: "Videos with a hashtag with what their own pages state",
    input: { ...input, includeDetails: true, downloadSubtitles: true },
    har: "hashtag/hashtag-details.har.json",
    expect: {
      records: [
        {
          likeCount: 499,
          featureCoverage: { includeDetails: "extracted", downloadSubtitles: "partial" },
        },
        { author: { name: "Stone Cutter" }, featureCoverage: { downloadSubtitles: "not_found" } },
      ],
    },
  },
  {
    name: "A page of before 2023 where the embedded one is refused",
    input,
    har: "hashtag/hashtag-old.har.json",
    expect: {
      records: [{ text: "Old kite #wind", hashtag: { videoCount: 1, viewCount: 56_995_089_280 } }],
      warnings: { page_not_read: 1, field_missing: 1 },
    },
  },
  { name: "A hashtag without videos", input, har: "hashtag/hashtag-none.har.json", expect: { count: 0 } },
  {
    name: "A list without the videos that it counts",
    input,
    har: "hashtag/hashtag-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A hashtag that TikTok does not have",
    input,
    har: "hashtag/hashtag-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page of a hashtag that carries no data",
    input,
    har: "hashtag/hashtag-no-data.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "A page about another hashtag is none",
    input,
    har: "hashtag/hashtag-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

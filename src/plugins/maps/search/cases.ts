import type { PluginCase } from "../../../plugin-sdk/index.ts";

const tea = (name: string, har: string, expect: PluginCase["expect"], more = {}): PluginCase => ({
  name,
  input: { searchTerms: ["tea"], ...more },
  har: `search/${har}.har.json`,
  expect,
});

export const searchCases: PluginCase[] = [
  {
    name: "A search near a place goes over two pages and tells adverts apart",
    input: { query: "cafe", locationQuery: "Kiteport" },
    har: "search/search.har.json",
    truncate: "%218i0%21",
    expect: {
      count: 24,
      records: [
        { name: "Tea Palace", isAd: true, adPosition: 1, resultPosition: null, rating: 4.1, ratingCount: 17 },
        { name: "Kite World", isAd: true, adPosition: 2, rating: null, term: "cafe in Kiteport" },
        { name: "Cafe 1", isAd: false, resultPosition: 1, adPosition: null },
        ...Array.from({ length: 19 }, (_, index) => ({ resultPosition: index + 2, rating: null })),
        { name: "Kite & Kettle", resultPosition: 21, rating: 4.4 },
        { name: "Old Mill", resultPosition: 22, isClaimed: false },
      ],
    },
  },
  {
    name: "A search around the point of its address, in the older layout",
    input: { searchUrl: "https://www.google.com.cy/maps/search/tea/@10.25,20.5,4000m?hl=el&gl=cy" },
    har: "search/search-older.har.json",
    expect: {
      count: 3,
      records: [
        { name: "Tea Palace", isAd: true, adPosition: 1, latitude: 10.5, categories: null },
        { name: "Kite & Kettle", isAd: false, resultPosition: 1, language: "el", country: "cy" },
        { name: "Blue Cup", resultPosition: 2, rating: null },
      ],
    },
  },
  tea("The older layout without a list of adverts does not tell them apart", "search-older-untold", {
    count: 2,
    warnings: { adverts_unknown: 1 },
    records: [
      { name: "Cup 1", isAd: null, resultPosition: 1, adPosition: null },
      { name: "Cup 2", isAd: null, resultPosition: 2 },
    ],
  }),
  tea("A page of fewer rows is not the last one; one without a new place is", "search-folded", {
    count: 20,
    warnings: { end_unproven: 1 },
    records: [
      ...Array.from({ length: 19 }, (_, index) => ({ name: `Cup ${index + 1}`, resultPosition: index + 1 })),
      { name: "Cup 20", resultPosition: 22 },
    ],
  }),
  tea(
    "A search adds the answer about each place",
    "search-details",
    {
      count: 2,
      warnings: { place_not_found: 1 },
      records: [
        {
          resultPosition: 1,
          ratingCount: 40,
          featureCoverage: { includeDetails: "extracted", includeReviews: "partial" },
        },
        { name: "Gone Cafe", rating: null, featureCoverage: { includeDetails: "not_found" } },
      ],
    },
    { includeDetails: true, includeReviews: true },
  ),
  tea(
    "A refused answer about a place leaves what the search gave",
    "search-refused",
    { count: 2, warnings: { place_not_read: 2 }, error: "source_blocked", records: [{ name: "Blue Cup" }] },
    { includeDetails: true },
  ),
  tea(
    "Where robots.txt disallows the call, the page gives its first places",
    "search-page",
    {
      count: 20,
      warnings: { first_page_only: 1 },
      records: [{ name: "Blue Cup", resultPosition: 1, isAd: false }],
    },
    { latitude: 10.25, longitude: 20.5, radiusMeters: 1500 },
  ),
  tea("Places in a layout that is not known are found, without their positions", "search-moved", {
    count: 2,
    warnings: { layout_unknown: 1 },
    records: [{ name: "Blue Cup", isAd: null, resultPosition: null }],
  }),
  tea("Rows of another form have changed", "search-changed", {
    count: 0,
    warnings: { row_unreadable: 1 },
    error: "source_changed",
  }),
  {
    name: "A search that finds nothing",
    input: { searchTerms: ["zzqqxx"] },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
];

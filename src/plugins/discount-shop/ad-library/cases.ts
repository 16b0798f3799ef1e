import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const adLibraryCases: PluginCase[] = [
  {
    name: "The advertised goods of a search, and of a shop that has none",
    input: { operation: "adLibrary", query: "red kite", mallIds: ["634418211000004"] },
    har: "ad-library/ads.har.json",
    truncate: "search_result",
    expect: {
      records: [
        { id: "601100000000002", isAd: true, adPosition: 1, resultPosition: 2, term: "red kite" },
        { adPosition: 2, tags: [] },
      ],
    },
  },
  {
    name: "A list without advertised goods gives none",
    input: { operation: "ad-library", mallIds: ["634418211000004"] },
    har: "ad-library/ads.har.json",
    expect: { count: 0 },
  },
  {
    name: "A list without marks tells advertised goods by their labels",
    input: { operation: "ads", searchTerms: ["red kite"] },
    har: "ad-library/ads-labelled.har.json",
    expect: { records: [{ id: "601100000000001", isAd: true, adPosition: 1 }] },
  },
  {
    name: "A list that does not tell which goods are advertised is not taken for one without",
    input: { operation: "ads", searchTerms: ["red kite"] },
    har: "ad-library/ads-unmarked.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const asinsCases: PluginCase[] = [
  {
    name: "Ids of a search, a ranking and the forms of a product, each once",
    input: { operation: "asins", query: "kite", departments: ["toys-and-games"], asin: "B0KITE0001" },
    har: "asins/asins.har.json",
    truncate: "/s?",
    expect: {
      records: [
        { id: "B0KITE0009", foundIn: "list", isAd: true, term: "kite" },
        { id: "B0KITE0011", isAd: true },
        { id: "B0KITE0002", isAd: false, resultPosition: 3 },
        { id: "B0RANK0001", foundIn: "ranking", resultPosition: 1, listUrl: { $re: "bestsellers" } },
        { id: "B0RANK0002" },
        { id: "B0KITE0001" },
        { id: "B0KITE00BL", foundIn: "variants", groupId: "B0KITE00PP", resultPosition: 2 },
      ],
    },
  },
  {
    name: "A search that finds nothing gives no ids",
    input: { operation: "asin", searchTerms: ["zzqq"] },
    har: "asins/asins-none.har.json",
    expect: { count: 0 },
  },
];

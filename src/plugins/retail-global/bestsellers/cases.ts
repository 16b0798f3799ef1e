import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const bestsellersCases: PluginCase[] = [
  {
    name: "A ranking over two pages, most of whose entries are ids and places alone",
    input: { operation: "best_sellers", category: "toys-and-games" },
    har: "bestsellers/bestsellers.har.json",
    truncate: "pg=1",
    expect: {
      count: 53,
      warnings: {},
      records: [
        {
          id: "B0RANK0001",
          url: "https://www.amazon.com/dp/B0RANK0001",
          rank: 1,
          title: "Red kite",
          price: 9.99,
          rating: 4.4,
          ratingCount: 272_461,
          listName: "Toys & Games",
          subcategories: [
            { name: "Kites", url: "https://www.amazon.com/gp/bestsellers/toys-and-games/166359011" },
            { name: "Games", url: "https://www.amazon.com/gp/bestsellers/toys-and-games/166220011" },
          ],
          listUrl: "https://www.amazon.com/gp/bestsellers/toys-and-games",
          imageUrl: "https://images-na.ssl-images-amazon.com/images/I/31B0RANK0001.png",
        },
        { rank: 2, subcategories: null, price: null, rating: null, title: "Kite club, monthly" },
        { price: null, priceMin: 12, priceMax: 18.5 },
        { id: "B0RANK0004", rank: 4, title: null },
      ],
    },
  },
  {
    name: "Movers by address, with the places they come from",
    input: { url: "https://www.amazon.com/gp/movers-and-shakers/toys-and-games/166359011/ref=zg_bsms" },
    har: "bestsellers/movers.har.json",
    expect: {
      records: [
        { ranking: "movers-and-shakers", salesRank: 14, salesRankBefore: 1204, salesRankChangePercent: 850 },
        { salesRankChangePercent: 8500 },
      ],
    },
  },
  {
    name: "A ranking as pages had it before 2021",
    input: { rankingUrls: ["https://www.amazon.com/Best-Sellers-Toys/zgbs/toys-and-games/ref=zg_bs_nav_0"] },
    har: "bestsellers/bestsellers-old.har.json",
    expect: { records: [{ id: "B0RANK0001", rank: 1, price: 9.99, rating: 4.5, ratingCount: 1204 }] },
  },
  {
    name: "The ranking of another department is none",
    input: { operation: "bestsellers", departments: ["garden"] },
    har: "bestsellers/bestsellers-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Another page of the ranking than the one asked for is not read",
    input: { operation: "bestsellers", departments: ["toys-and-games"] },
    har: "bestsellers/bestsellers-page.har.json",
    expect: { count: 50, error: "source_changed" },
  },
  {
    name: "A department that the shop does not have is missing",
    input: { operation: "bestsellers", departments: ["kytes"] },
    har: "bestsellers/bestsellers-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

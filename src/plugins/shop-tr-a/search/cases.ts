import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KITE = { operation: "search", searchTerms: ["kite"] };

export const searchCases: PluginCase[] = [
  {
    name: "A search goes over two pages, with paid places among them, and another one gives none",
    input: {
      query: ["kırmızı uçurtma", "https://www.trendyol.com/sr?q=zzqq&pi=3"],
      zipCode: 16000,
      includeReviews: true,
      includeSold: true,
      includeSellerDetails: true,
      includeMoq: true,
    },
    har: "search/search.har.json",
    truncate: "pi=1",
    expect: {
      count: 5,
      records: [
        {
          id: "1001",
          term: "kırmızı uçurtma",
          url: "https://www.trendyol.com/sky/red-kite-p-1001?merchantId=9001",
          price: 1299.9,
          currency: "TRY",
          originalPrice: 1499.9,
          discountPercent: 13,
          soldCount: 200,
          favoriteCount: 1200,
          basketCount: 25_000,
          viewCount: 12_000,
          tags: ["Kargo Bedava", "BEST_SELLER 1"],
          imageUrl: "https://cdn.dsmcdn.com/ty1/prod/kites/1001_org_zoom.jpg",
          availability: "in_stock",
          resultPosition: 1,
          featureCoverage: {
            includeReviews: "partial",
            includeSellerInfo: "partial",
            includeSalesData: "extracted",
            includeMinimumOrder: "accepted_for_compatibility",
          },
        },
        { id: "1004", isAd: true, adPosition: 1, resultPosition: 2 },
        {
          id: "1002",
          featureCoverage: { includeSalesData: "not_found" },
          price: 100,
          memberPrice: 90,
          originalPrice: null,
          seller: null,
          rating: null,
        },
        { id: "1003", availability: "out_of_stock", resultPosition: 4, seller: { name: "Kite shop" } },
        { id: "1005", isAd: true, adPosition: 2, resultPosition: 5 },
      ],
    },
  },
  {
    name: "Where the gateway no longer takes the call, the cards of the page are read, prices as people write them",
    input: KITE,
    limit: 6,
    har: "search/search-cards.har.json",
    expect: {
      count: 6,
      warnings: { gateway_not_read: 1 },
      records: [
        {
          id: "1011",
          title: "Red kite",
          brand: "Sky",
          price: 1299.9,
          priceText: "1.299,90 TL",
          rating: 4.1,
          ratingCount: 3728,
        },
        { price: 678.3, originalPrice: 969, originalPriceText: "969 TL" },
        { price: 639, memberPrice: 616.27, originalPrice: null },
        { price: 550.9, originalPrice: 613 },
        {
          id: "1010",
          title: "Paid kite",
          isAd: true,
          price: 1455.3,
          seller: { id: "9009", name: "Paid shop" },
        },
      ],
    },
  },
  {
    name: "A refused country leads to the page and the data in it",
    input: KITE,
    har: "search/search-props.har.json",
    expect: { warnings: { gateway_not_read: 1 }, records: [{ id: "1001", price: 1299.9 }] },
  },
  {
    name: "A search without results succeeds with none",
    input: { searchTerms: ["zzqq"] },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
  ...(
    [
      ["An empty list that counts nothing is a refusal in disguise", "silent", "source_changed"],
      ["A refusal of the gateway ends the run", "blocked", "source_blocked"],
      ["A page in place of data is no data", "page-for-data", "source_blocked"],
    ] as const
  ).map(([name, har, error]) => ({
    name,
    input: KITE,
    har: `search/search-${har}.har.json`,
    expect: { count: 0, error },
  })),
  {
    name: "The list of countries is no list of products",
    input: KITE,
    har: "search/search-foreign.har.json",
    expect: { count: 0, error: "source_blocked", warnings: { gateway_not_read: 1 } },
  },
];

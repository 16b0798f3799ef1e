import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search goes over two pages and tells adverts apart, and another one finds none",
    input: {
      query: ["paper lantern", "https://www.alibaba.com/trade/search?SearchText=zzqqxx&tab=all"],
      includeSupplierVerification: true,
      includeMoq: "true",
      currency: "eur",
    },
    har: "search/search.har.json",
    truncate: "page=1",
    expect: {
      warnings: { currency_differs: 2 },
      records: [
        {
          id: "16000000001",
          url: "https://www.alibaba.com/product-detail/_16000000001.html",
          title: "Paper lantern with LED",
          priceMin: 2976.8,
          priceMax: 3307.34,
          currency: "USD",
          minimumOrderQuantity: 2000,
          minimumOrderUnit: "pieces",
          soldCount: 1200,
          imageUrls: { $count: 2 },
          seller: {
            id: "lumen",
            companyId: "700000001",
            rating: 4.7,
            reviewCount: 101,
            memberYears: 11,
            country: "cn",
          },
          supplierVerification: { isGold: true, isVerifiedPro: true, verifiedBy: "SGS" },
          certificates: [{ name: "CE" }, { name: "ROHS" }],
          tags: ["Ready to ship"],
          sellingPoints: ["Hot selling"],
          isAd: true,
          adPosition: 1,
          featureCoverage: { includeMinimumOrder: "extracted", includeSupplierVerification: "extracted" },
        },
        {
          price: null,
          priceText: null,
          minimumOrderQuantity: null,
          isAd: false,
          seller: { id: "glow.trustpass", rating: null },
          featureCoverage: { includeMinimumOrder: "not_found", includeSupplierVerification: "not_found" },
        },
        {
          price: 8,
          priceText: "US $8.00",
          originalPrice: 10,
          discountPercent: 20,
          minimumOrderQuantity: 1000,
          soldCount: 35,
          resultPosition: 3,
          page: 2,
        },
      ],
    },
  },
  {
    name: "A search in a category with every filter, on a page in German",
    input: {
      q: "laterne",
      categoryId: 44,
      sortBy: "orders",
      minPrice: "10",
      maxPrice: 2000.5,
      moqf: 5,
      minOrder: 100,
      reviewScore: "4.5",
      supplierCountry: "CN",
      tradeAssurance: true,
      verifiedSupplier: true,
      verifiedPro: true,
      freeSample: true,
      country: "de",
      zipCode: 10115,
    },
    har: "search/search-filtered.har.json",
    expect: {
      records: [
        {
          priceMin: 1234.5,
          priceMax: 2000,
          currency: "EUR",
          minimumOrderQuantity: 1000,
          minimumOrderUnit: "Stück",
        },
      ],
    },
  },
  {
    name: "A page of 2022 has the first part of its products, and prices by quantity",
    input: { searchTerms: ["old lantern"], includePriceTiers: true, includeSupplierVerification: true },
    har: "search/search-old.har.json",
    expect: {
      warnings: { rows_missing: 1 },
      records: [
        {
          priceMin: 5.5,
          minimumOrderQuantity: 50,
          rating: 5,
          seller: { id: "oldlamp", rating: 4, productScore: 3.9 },
          priceTiers: [
            { minimumQuantity: 50, maximumQuantity: 499, price: 6.8, currency: "USD" },
            { minimumQuantity: 500, maximumQuantity: null, price: 5.5 },
          ],
          supplierVerification: { isGold: true, isVerified: false, hasTradeAssurance: true },
          isAd: true,
        },
      ],
    },
  },
  {
    name: "Prices by quantity come from the pages of products until the guard says no",
    input: { searchTerms: ["lamp"], includePriceTiers: true },
    har: "search/search-tiers.har.json",
    expect: {
      error: "source_blocked",
      warnings: { includePriceTiers_not_read: 2 },
      records: [
        {
          priceTiers: [{ price: 3.38, priceUsd: 3.87 }, { price: 2.61 }],
          featureCoverage: { includePriceTiers: "extracted" },
        },
        { priceTiers: null, featureCoverage: { includePriceTiers: "partial" } },
        { priceTiers: null },
      ],
    },
  },
  {
    name: "Where the catalogue is gone the page that people see is read, and says what it searched for",
    input: { searchTerms: ["lamp"] },
    har: "search/search-gone.har.json",
    expect: {
      warnings: { catalog_not_read: 1, query_differs: 1, field_missing: 1 },
      records: [{ isAd: true, seller: { rating: null, memberYears: 1 } }],
    },
  },
  {
    name: "One mark makes an advert; a row without the mark of the others, and a list that counts more, say so",
    input: { searchTerms: ["marked lamp", "plain lamp"] },
    har: "search/search-adverts.har.json",
    expect: {
      warnings: { ads_missing: 1, field_missing: 3 },
      records: [
        { isAd: true, adPosition: 1 },
        { isAd: false, adPosition: null },
        { isAd: null, adPosition: null },
        { isAd: null },
        { isAd: null },
      ],
    },
  },
  {
    name: "A text that the source corrects is named",
    input: { searchTerms: ["lantren"] },
    har: "search/search-corrected.har.json",
    expect: { warnings: { query_differs: 1 }, records: [{ id: "16000000076", searchTerm: "lantren" }] },
  },
  {
    name: "A search that counts 0 succeeds with none",
    input: { searchTerms: ["zzqqxx"] },
    har: "search/search.har.json",
    expect: { count: 0 },
  },
  ...(
    [
      ["The guard's page is a block", "punished", "source_blocked"],
      ["A refused request is a block", "refused", "source_blocked"],
      ["A page that wants callers to sign in is a block", "sign-in", "source_blocked"],
      ["No products where some are counted is no search without results", "silent", "source_changed"],
      ["A page without data is none of results", "shell", "source_changed"],
    ] as const
  ).map(([name, har, error]) => ({
    name,
    input: { searchTerms: ["lamp"] },
    har: `search/search-${har}.har.json`,
    expect: { count: 0, error },
  })),
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search goes over two pages and tells adverts apart, and another one finds none",
    input: { query: ["bread board", "https://www.etsy.com/market/zzqqxx"] },
    har: "search/search.har.json",
    truncate: "page=1",
    expect: {
      count: 5,
      records: [
        { id: "2000000007", isAd: true, adPosition: 1, isFreeShipping: true, reviewCount: 1200 },
        {
          id: "2000000001",
          price: 38,
          priceText: "$38.00",
          seller: { id: "SlateAndOak" },
          tags: ["Bestseller"],
          isAd: false,
          isBestseller: true,
          noticeText: "Only 3 left",
        },
        { originalPrice: 40, originalPriceText: "$40.00", discountPercent: 25, resultPosition: 3 },
        { page: 2, resultPosition: 4 },
        { isAd: true, adPosition: 2, rating: null },
      ],
    },
  },
  {
    name: "A search adds the shop of each listing",
    input: { searchTerms: ["bread board"], includeShopDetails: true },
    har: "search/search-shops.har.json",
    expect: {
      count: 2,
      warnings: { shop_not_found: 1 },
      records: [{ shop: null }, { shop: { soldCount: 4321 } }],
    },
  },
  {
    name: "A German search with an order and prices, of cards alone",
    input: { q: "korb", country: "UK", sort: "lowest price", minPrice: "10", maxPrice: 2000.5 },
    har: "search/search-german.har.json",
    expect: { records: [{ price: 1249, currency: "EUR", rating: 4.8, reviewCount: 1077, language: "de" }] },
  },
  {
    name: "A listing has its place as an advert and among the results; a page of few rows amid others is short",
    input: { q: "kago", country: "JP" },
    limit: 4,
    har: "search/search-japanese.har.json",
    expect: {
      warnings: { page_short: 1 },
      records: [
        { id: "2000000011", isAd: true, adPosition: 1, resultPosition: 1, isFreeShipping: null },
        {
          id: "2000000011",
          isAd: false,
          resultPosition: 2,
          rating: 4.9,
          reviewCount: 398,
          isBestseller: true,
        },
        { id: "2000000012", resultPosition: 3, rating: null, isBestseller: null, isFreeShipping: true },
        { id: "2000000013", page: 2, resultPosition: 4 },
      ],
    },
  },
  {
    name: "Listings that an older page loads later are counted as missing",
    input: { q: "korb", country: "DE" },
    har: "search/search-lazy.har.json",
    expect: { count: 1, warnings: { rows_missing: 1 }, records: [{ id: "2000000003", resultPosition: 1 }] },
  },
  {
    name: "A search that counts 0 succeeds with none",
    input: { searchTerms: ["zzqqxx"] },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page without listings that does not count 0 is none of results",
    input: { searchTerms: ["bread board"] },
    har: "search/search-strange.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A results page that went is no search without results",
    input: { searchTerms: ["bread board"] },
    har: "search/search-gone.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A page that says in words that it has found nothing",
    input: { searchTerms: ["zzqqxx"] },
    har: "search/search-none-in-words.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page that says so in German, and recommends others",
    input: { searchTerms: ["zzqqxx"], countryCode: "de" },
    har: "search/search-none-german.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page that links to listings in an unknown form found something, whatever it says",
    input: { searchTerms: ["korb"], countryCode: "de" },
    har: "search/search-unclear-german.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "The listings of a category",
    input: { url: "https://www.etsy.com/jp/c/home-and-living/storage?ref=x", sort: "newest" },
    har: "search/search-category.har.json",
    expect: {
      records: [{ id: "2000000013", term: "https://www.etsy.com/c/home-and-living/storage", country: "jp" }],
    },
  },
  {
    name: "A category that leads elsewhere is missing",
    input: { url: "https://www.etsy.com/c/no-such-thing" },
    har: "search/search-category-gone.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];

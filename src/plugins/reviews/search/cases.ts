import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search goes over two pages, and another one finds nothing",
    input: { query: ["kite", "https://www.trustpilot.com/search?query=zzqqxx"], includeContacts: true },
    har: "search/search.har.json",
    truncate: "query=kite",
    expect: {
      records: [
        {
          term: "kite",
          resultPosition: 1,
          id: "www.kites.example",
          businessUnitId: "000000000000000000000b01",
          rating: 4.3,
          reviewCount: 40,
          website: "https://www.kites.example/",
          imageUrl: "https://cdn.example/logos/kites.png",
          categories: [{ id: "kite_shop", name: "Kite Shop" }, { id: "toy_store" }],
          address: {
            street: "1 Wind Street",
            city: "Harbour",
            postalCode: "W1 1ND",
            countryName: "United Kingdom",
          },
          phone: "555 0100",
          isRecommended: true,
          featureCoverage: { includeContacts: "extracted" },
        },
        { rating: null, stars: null, email: null, categories: [], address: { street: null } },
        {
          resultPosition: 3,
          address: null,
          website: null,
          url: "https://www.trustpilot.com/review/shop3.example",
        },
      ],
    },
  },
  {
    name: "A search adds the page of each business until one is refused",
    input: {
      searchTerms: ["kite"],
      country: "uk",
      includeCompanyInfo: true,
      includeReviews: true,
      includeContacts: true,
    },
    har: "search/search-pages.har.json",
    expect: {
      error: "source_blocked",
      warnings: { business_page_not_found: 1, business_page_not_read: 1 },
      records: [
        { isClaimed: true, topReviews: { $count: 3 }, featureCoverage: { includeCompanyInfo: "extracted" } },
        { isClaimed: null, featureCoverage: { includeCompanyInfo: "not_found" } },
        { id: "shop5.example", reviewCount: 105 },
      ],
    },
  },
  {
    name: "A search whose rows have no contact and count reviews by stars",
    input: { searchTerms: ["kite"] },
    har: "search/search-flat.har.json",
    expect: {
      warnings: { field_missing: 10 },
      records: [
        {
          id: "shop6.example",
          rating: 4.4,
          stars: 4.5,
          reviewCount: 106,
          website: "https://shop6.example/",
          imageUrl: "https://cdn.example/logos/6.png",
          isVerified: true,
          businessUnitId: null,
        },
        { reviewCount: 107, isVerified: false },
      ],
    },
  },
  {
    name: "A search without results succeeds with none",
    input: { searchTerms: ["zzqqxx"] },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page of results for another text is none",
    input: { searchTerms: ["kite"] },
    har: "search/search-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A page of results that is gone is no missing search text",
    input: { searchTerms: ["kite"] },
    har: "search/search-gone.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "The site's page for what it does not have is no missing search text either",
    input: { searchTerms: ["kite"] },
    har: "search/search-not-found-title.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A page that counts results and lists none is broken",
    input: { searchTerms: ["kite"] },
    har: "search/search-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KITES = { operation: "categories", categories: ["kite_shop"] };

export const categoriesCases: PluginCase[] = [
  {
    name: "A category goes over two pages, in the order asked for",
    input: { operation: "categories", category: "Kite Shop", sort: "reviews_count", includeContacts: true },
    har: "categories/categories.har.json",
    truncate: "categories",
    expect: {
      records: [
        { category: "kite_shop", resultPosition: 1, id: "www.kites.example", rating: 4.3, phone: "555 0100" },
        { rating: null, email: null },
        { resultPosition: 3, address: null },
      ],
    },
  },
  {
    name: "A category adds the page of each business",
    input: { ...KITES, includeCompanyInfo: true, includeReviews: true, includeContacts: true },
    har: "categories/categories-pages.har.json",
    expect: {
      records: [{ rating: 4.3, isRecommended: true, email: "mail@kites.example", topReviews: { $count: 3 } }],
    },
  },
  {
    name: "A category of 2022 counts its pages beside the list",
    input: { ...KITES, country: "se" },
    har: "categories/categories-older.har.json",
    expect: { count: 2, records: [{ id: "shop1.example" }, { id: "shop2.example", resultPosition: 2 }] },
  },
  {
    name: "A category without businesses in a country gives none",
    input: { url: "https://de.trustpilot.com/categories/kite_shop" },
    har: "categories/categories-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page that lists fewer businesses than it counts says so",
    input: KITES,
    har: "categories/categories-short.har.json",
    expect: { count: 1, warnings: { rows_missing: 1 } },
  },
  {
    name: "A category that the site does not have is missing",
    input: { ...KITES, categories: ["no_such_thing"] },
    har: "categories/categories-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another category is none",
    input: KITES,
    har: "categories/categories-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];

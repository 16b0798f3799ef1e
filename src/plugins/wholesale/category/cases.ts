import type { PluginCase } from "../../../plugin-sdk/index.ts";

const SHOP = "https://www.alibaba.com";
export const categoryCases: PluginCase[] = [
  {
    name: "A category, cheapest first",
    input: {
      operation: "Categories",
      categoryUrl: `${SHOP}/catalog/lanterns_cid518?page=3`,
      sort: "PRICE_ASC",
    },
    har: "category/category.har.json",
    truncate: "x_cid518",
    expect: {
      count: 2,
      records: [{ categoryId: "518", term: null, resultPosition: 1 }, { resultPosition: 2 }],
    },
  },
  {
    name: "The landing page of a category stands in for its list",
    input: { url: `${SHOP}/Lights_p36` },
    har: "category/category-landing.har.json",
    truncate: "x_p36",
    expect: {
      warnings: { catalog_not_read: 1, row_dropped: 1 },
      records: [
        {
          id: "16000000031",
          title: "Brass lantern",
          price: 1901.65,
          currency: "UZS",
          minimumOrderQuantity: 10,
          imageUrl: "https://s.alicdn.com/@sc04/kf/c16000000031.jpg",
          seller: null,
          isAd: null,
        },
      ],
    },
  },
  {
    name: "A list that ends before it has shown what it counts says so",
    input: { categoryIds: [518] },
    har: "category/category-short.har.json",
    expect: { count: 1, warnings: { rows_missing: 1 } },
  },
  {
    name: "A category without products succeeds with none",
    input: { categoryIds: ["700"] },
    har: "category/category-none.har.json",
    expect: { count: 0, warnings: { category_unconfirmed: 1 } },
  },
  ...(
    [
      ["The list of another category is not read", 600, "other", {}],
      ["The landing page of another category is not read", 37, "landing-other", { catalog_not_read: 1 }],
    ] as const
  ).map(([name, id, har, warnings]) => ({
    name,
    input: { categoryIds: [id] },
    har: `category/category-${har}.har.json`,
    expect: { count: 0, error: "source_changed" as const, warnings },
  })),
];

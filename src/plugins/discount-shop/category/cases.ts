import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const categoryCases: PluginCase[] = [
  {
    name: "A category goes from its page to the calls for more",
    input: { url: "https://www.temu.com/toys-o3-1084.html?opt_level=2&title=Toys" },
    har: "category/category.har.json",
    truncate: "toys-o3",
    expect: {
      count: 5,
      records: [
        {
          id: "601100000000001",
          kind: "product",
          parentId: null,
          listingUrl: "https://www.temu.com/toys-o3-1084.html",
          resultPosition: 1,
        },
      ],
    },
  },
  {
    name: "A list that begins later, skips a place and says less of some goods",
    input: {
      operation: "category",
      categoryUrls: ["https://www.temu.com/category.html?opt_id=2084&opt_level=3&title=x"],
    },
    har: "category/category-late.har.json",
    expect: {
      count: 4,
      warnings: { rows_missing: 1, place_disputed: 2 },
      records: [{ resultPosition: 81 }, { resultPosition: 82 }, { resultPosition: 84 }],
    },
  },
  {
    name: "The categories below one",
    input: { categoryIds: [3084], show: "categories" },
    har: "category/categories.har.json",
    expect: {
      records: [
        {
          id: "3084",
          kind: "category",
          title: "Toys",
          parentId: "0",
          url: "https://www.temu.com/category.html?opt_id=3084",
          seoUrl: "https://www.temu.com/toys-o3-3084.html",
          imageUrl: "https://img.kwcdn.com/c/3084.jpg",
        },
        { id: "1085", parentId: "3084", url: { $re: "opt_id=1085" }, seoUrl: null, imageUrl: null },
        { id: "1086", title: "Balls" },
      ],
    },
  },
  {
    name: "A page that has categories in place of goods gives these and says so",
    input: { categoryIds: ["3084"] },
    har: "category/categories.har.json",
    expect: { count: 3, warnings: { goods_missing: 1 }, records: [{ kind: "category" }] },
  },
  {
    name: "A category without goods succeeds with none",
    input: { optId: 4084 },
    har: "category/category-none.har.json",
    expect: { count: 0 },
  },
  ...(
    [
      ["The goods of another category are not read", "category-foreign", "products"],
      ["Categories that are not those of the one asked for are not read", "categories-foreign", "categories"],
    ] as const
  ).map(([name, har, show]) => ({
    name,
    input: { operation: "category", categoryIds: ["77"], show },
    har: `category/${har}.har.json`,
    expect: { count: 0, error: "source_changed" as const },
  })),
];

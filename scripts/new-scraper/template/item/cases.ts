import type { PluginCase } from "../../../../src/plugin-sdk/index.ts";

const operation = "item";

export const cases: PluginCase[] = [
  {
    name: `${operation} reads an item by its address`,
    input: { operation, itemUrls: "https://example.org/items/a1?from=list" },
    har: `${operation}/item-several.har.json`,
    truncate: "/items",
    expect: {
      records: [
        {
          id: "a1",
          title: "Red kite & tail",
          url: "https://example.org/items/a1",
          price: 19.5,
          currency: "EUR",
          note: { $re: "^Flies" },
        },
      ],
    },
  },
  {
    name: `Of several items of ${operation} one that is gone is passed over`,
    input: { operation, itemIds: ["a9", "a1"] },
    har: `${operation}/item-several.har.json`,
    expect: { records: [{ id: "a1" }], warnings: { input_not_found: 1 } },
  },
  {
    name: `An item of ${operation} that is gone is a missing target`,
    input: { operation, itemIds: ["a9"] },
    har: `${operation}/item-several.har.json`,
    expect: { records: [], error: "input_not_found" },
  },
  {
    name: `A page of another item in ${operation} is a change of the source`,
    input: { operation, itemIds: ["a1"] },
    har: `${operation}/item-other.har.json`,
    expect: { records: [], error: "source_changed" },
  },
];

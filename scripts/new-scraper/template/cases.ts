import type { PluginCase } from "../../../src/plugin-sdk/index.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  {
    name: "The list goes over two pages",
    input: { operation: "list" },
    har: "cases/list-two-pages.har.json",
    truncate: "page=1",
    expect: {
      count: 3,
      records: [
        {
          id: "a1",
          title: "Red kite & tail",
          url: "https://example.org/items/a1",
          priceAmount: 19.5,
          priceCurrency: "EUR",
          note: { $re: "^Flies" },
        },
        { id: "a2", priceAmount: null, priceCurrency: null, note: null },
        { id: "a3", title: "Paper boat" },
      ],
    },
  },
  {
    name: "A limit ends the run in the middle of a page",
    input: { operation: "items", limit: 1 },
    har: "cases/list-two-pages.har.json",
    expect: { count: 1, records: [{ id: "a1", _source: { url: { $re: "page=1$" }, operation: "list" } }] },
  },
  {
    name: "A search that finds nothing is a success without Records",
    input: { searchQuery: "submarine" },
    har: "cases/list-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page without items and without its own words for that is a change of the source",
    input: {},
    har: "cases/list-changed.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A challenge is a block, whatever its status",
    input: {},
    har: "cases/list-challenge.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
];

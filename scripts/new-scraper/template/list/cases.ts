import type { PluginCase } from "../../../../src/plugin-sdk/index.ts";

const operation = "list";

/** The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  {
    name: `${operation} goes over two pages`,
    input: { operation },
    har: `${operation}/list-two-pages.har.json`,
    truncate: "/items",
    expect: {
      count: 3,
      records: [
        {
          id: "a1",
          title: "Red kite & tail",
          url: "https://example.org/items/a1",
          price: 19.5,
          currency: "EUR",
          note: { $re: "^Flies" },
        },
        { id: "a2", price: null, currency: null, note: null },
        { id: "a3", title: "Paper boat" },
      ],
    },
  },
  {
    name: `A limit ends ${operation} in the middle of a page`,
    input: { operation, limit: 1 },
    har: `${operation}/list-two-pages.har.json`,
    expect: { count: 1, records: [{ id: "a1", _source: { url: { $re: "/items" }, operation } }] },
  },
  {
    name: `A search of ${operation} that finds nothing is a success without Records`,
    input: { operation, searchQuery: "submarine" },
    har: `${operation}/list-empty.har.json`,
    expect: { count: 0 },
  },
  {
    name: `A page of ${operation} that is not as it was is a change of the source`,
    input: { operation },
    har: `${operation}/list-changed.har.json`,
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: `A challenge in place of ${operation} is a block, whatever its status`,
    input: { operation },
    har: `${operation}/list-challenge.har.json`,
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: `A list of ${operation} that is gone is a missing target`,
    input: { operation },
    har: `${operation}/list-missing.har.json`,
    expect: { count: 0, error: "input_not_found" },
  },
];

import type { PluginCase } from "../../../plugin-sdk/index.ts";

const LIST = "AbCdEfGhIjKlMnOpQr";
const of = (name: string, har: string, expect: PluginCase["expect"], listId = LIST): PluginCase => ({
  name,
  input: { operation: "list", listIds: [listId] },
  har: `list/${har}.har.json`,
  expect,
});

export const listCases: PluginCase[] = [
  {
    name: "A shared list, which has more places than it gives",
    input: { url: `https://www.google.com/maps/placelists/list/${LIST}` },
    har: "list/list.har.json",
    truncate: "getlist",
    expect: {
      count: 3,
      warnings: { rows_missing: 1 },
      records: [
        {
          id: "0xffffffffffffffb:0x3e80f56889b09faf",
          name: "Marble Tea",
          note: "Ask for mint.",
          address: { text: "Kiteport, Pier 1" },
          addedAt: "2026-07-29T07:19:29.333Z",
          addedBy: { id: "100000000000000000901", name: "List Owner" },
          list: { id: LIST, title: "Tea walks", entryCount: 5, owner: { name: "List Owner" } },
          listPosition: 1,
        },
        { note: null, id: { $re: ":0xaae5edde6c9c5f8b$" } },
        { name: "A pin", address: null, addedBy: null, kgmid: null },
      ],
    },
  },
  of(
    "A short address leads to a list",
    "list-short",
    { count: 1, records: [{ name: "Marble Tea" }] },
    "https://maps.app.goo.gl/List1",
  ),
  of("A list that is missing or not shared", "list-missing", { count: 0, error: "input_not_found" }),
  of("A list without places", "list-empty", { count: 0 }),
  of("The answer about another list is none", "list-other", { count: 0, error: "source_changed" }),
];

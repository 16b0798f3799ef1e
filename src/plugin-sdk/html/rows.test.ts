import { expect, it } from "vitest";
import { parseHtml } from "./document.ts";
import { cellsOf } from "./cells.ts";
import { cellText, namedRows, statedOn } from "./rows.ts";

const warnings = () => {
  const warned: string[] = [];
  return { warned, warn: (code: string, message: string) => void warned.push(`${code} ${message}`) };
};

it("namedRows keeps the first row of each name and counts the others", () => {
  const { warned, warn } = warnings();
  const rows = [{ n: "a", v: 1 }, { n: null }, { n: "b", v: 2 }, { n: "a", v: 3 }];
  expect([...namedRows(rows, ({ n }) => n, warn)]).toEqual([
    ["a", { n: "a", v: 1 }],
    ["b", { n: "b", v: 2 }],
  ]);
  expect(warned).toEqual([
    "row_dropped A row does not say what it is about.",
    "row_dropped a stands there twice.",
  ]);
});

it.each([
  ["<p><b> one  two </b></p>", "one two"],
  ["<p></p>", null],
  ["<p><b></b></p>", null],
  ["<p><b>one</b><b>two</b></p>", null],
  ["<p><b>one<i>another cell</i></b></p>", null],
])("cellText of %s is %j", (html, expected) => {
  expect(cellText(parseHtml(html).one("p")!, "b", "i")).toBe(expected);
});

it("statedOn hands values through and names what is null", () => {
  const { warned, warn } = warnings();
  const stated = statedOn(warn, "the row of 17");
  expect([stated("stars", 0), stated("price", null)]).toEqual([0, null]);
  expect(warned).toEqual(["field_missing price: the row of 17 does not show it in a known form."]);
});

it("cellsOf reads what is there and names what cannot be read", () => {
  const { warned, warn } = warnings();
  const html = '<p><b>Ann</b><i>1,234 today</i><u><a>x</a>y</u><s class="sign"></s></p>';
  const cells = cellsOf(parseHtml(html).one("p")!, "a", statedOn(warn, "the row"));
  expect([cells.text("name", "b"), cells.count("stars", "i"), cells.count("stars", "i", "today")]).toEqual([
    "Ann",
    1234,
    1234,
  ]);
  expect(cells.maybe("note", "em")).toBeNull();
  expect(warned).toEqual([]);
  expect(cells.maybe("language", "em", ".sign")).toBeNull();
  expect([cells.text("place", "u"), cells.text("size", "em"), cells.count("week", "i", "week")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(warned.map((line) => line.split(":")[0])).toEqual(
    ["language", "place", "size", "week"].map((field) => `field_missing ${field}`),
  );
});

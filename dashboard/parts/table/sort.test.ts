import { expect, it } from "vitest";
import type { Column } from "./column.ts";
import { nextSort, sorted, sortOf } from "./sort.ts";

interface Row {
  name: string;
  price: number | null;
}
const columns: Column<Row>[] = [
  { id: "name", title: "Name", type: "text", value: ({ name }) => name },
  { id: "price", title: "Price", type: "usd", value: ({ price }) => price },
];
const rows: Row[] = [
  { name: "item 10", price: 2 },
  { name: "Item 9", price: null },
  { name: "ılık", price: 10 },
];
const names = (sort: string) => sorted(rows, columns, sortOf(sort), "tr").map(({ name }) => name);

it.each([
  ["", ["item 10", "Item 9", "ılık"]],
  ["price", ["item 10", "ılık", "Item 9"]],
  ["-price", ["ılık", "item 10", "Item 9"]],
  ["name", ["ılık", "Item 9", "item 10"]],
  ["unknown", ["item 10", "Item 9", "ılık"]],
])("sorts by %j, without values last", (sort, wanted) => {
  expect(names(sort)).toEqual(wanted);
  expect(rows[0]!.name).toBe("item 10");
});

it("goes up, down, and back to as it came", () => {
  expect(["", "price", "-price", "name"].map((text) => nextSort(text, "price"))).toEqual([
    "price",
    "-price",
    "",
    "price",
  ]);
});

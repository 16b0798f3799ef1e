import { expect, test } from "vitest";
import { alwaysAt, FieldTable, maybeAt, neededAt } from "./field-table.ts";
import { cell } from "./kinds.ts";

const ITEM = new FieldTable({
  id: neededAt(cell.text, "Id", [0]),
  count: alwaysAt(cell.count, "Count", [1]),
  name: alwaysAt(cell.text, "Name", [2]),
  size: alwaysAt(cell.count, "Size", [3]),
  maker: maybeAt(cell.text, "Maker", [4]),
  note: maybeAt(cell.text, "Note", [5]),
  place: maybeAt(cell.text, "Place", [6, 0]),
});
const WHOLE = ["a", 7, "Chess", 3, "Stone", "new", ["Rome"]];

function read(message: unknown) {
  const warnings: string[] = [];
  const row = ITEM.read(message, "the item", (code, text) => warnings.push(`${code} ${text}`));
  return { row, warnings };
}

test("where most cells behind one are of other kinds, none there is believed", () => {
  const { row, warnings } = read(["a", null, ...WHOLE.slice(1)]);
  expect(row).toEqual({ id: "a", count: null, name: null, size: null, maker: null, note: null, place: null });
  expect(warnings.at(-1)).toMatch(
    /^field_unreadable note, place: the item has cells of other kinds next to them/,
  );
});

test("what was read before them stays, but for the last of it, of which nobody knows", () => {
  const { row } = read([...WHOLE.slice(0, 2), "Draughts", "Chess", 3, "Stone", "new"]);
  expect(row).toMatchObject({ id: "a", count: 7, name: null, size: null, maker: null, note: null });
});

test("one cell of another kind says nothing of its neighbours", () => {
  const { row, warnings } = read(["a", "7", ...WHOLE.slice(2)]);
  expect(row).toMatchObject({ id: "a", count: null, name: "Chess", size: 3, place: "Rome" });
  expect(warnings).toHaveLength(1);
});

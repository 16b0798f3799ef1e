import { describe, expect, test } from "vitest";
import { z, type Warn } from "../../plugin-sdk/index.ts";
import { alwaysAt, FieldTable, maybeAt, neededAt } from "./field-table.ts";
import { cell } from "./kinds.ts";

/** What is read, and the warnings on the way. */
function noting<T>(read: (warn: Warn) => T): { value: T; warnings: string[] } {
  const warnings: string[] = [];
  const value = read((code, message) => warnings.push(`${code} ${message}`));
  return { value, warnings };
}
const CHANGED = expect.objectContaining({ code: "source_changed" }) as Error;

const TAG = new FieldTable({ word: neededAt(cell.text, "Word", [0]) });
const APP = new FieldTable({
  id: neededAt(cell.text, "Id", [0]),
  title: alwaysAt(cell.text, "Title", [1]),
  note: maybeAt(cell.text, "Note", [2], [3]),
  tags: maybeAt(TAG.list, "Tags", [4]),
  first: maybeAt(TAG.object, "First tag", [4, 0]),
});

describe("a row", () => {
  const read = (message: unknown) => noting((warn) => APP.read(message, "the page", warn));

  test("has what stands at the first path that leads somewhere", () => {
    expect(read(["a", "T", null, "n", [["x"]]])).toEqual({
      value: { id: "a", title: "T", note: "n", tags: [{ word: "x" }], first: { word: "x" } },
      warnings: [],
    });
  });

  test("goes on to the next path past what is of another kind", () => {
    expect(read(["a", "T", 7, "n"])).toMatchObject({ value: { note: "n" }, warnings: [] });
  });

  test("names what is missing, what is of another kind and what a list lacks", () => {
    expect(read(["a", null, 7, null, [["x"], null]])).toEqual({
      value: { id: "a", title: null, note: null, tags: [{ word: "x" }], first: { word: "x" } },
      warnings: [
        "field_missing title: the page has nothing at [1].",
        "field_unreadable note: what the page has at [2] or [3] is of another kind.",
        "row_unreadable tags: item 2 of 2 has another form.",
      ],
    });
  });

  test("has no list of which nothing can be read, and an empty one as it is", () => {
    expect(read(["a", "T", null, null, [7]]).value?.tags).toBeNull();
    expect(read(["a", "T", null, null, [7]]).warnings).toContain(
      "field_unreadable tags: what the page has at [4] is of another kind.",
    );
    expect(read(["a", "T", null, null, []])).toMatchObject({ value: { tags: [] }, warnings: [] });
  });

  test("is none without a needed field", () => {
    expect(read([null, "T"]).value).toBeNull();
  });
});

test("a table in another layout reads the same fields elsewhere, and null where it names no path", () => {
  const other = APP.movedTo({ id: [1, 0], title: [0] });
  expect(noting((warn) => other.read(["T", ["a"]], "the page", warn))).toEqual({
    value: { id: "a", title: "T", note: null, tags: null, first: null },
    warnings: [],
  });
});

describe("rows of a list", () => {
  test("keep their place, and what is left out is counted", () => {
    expect(noting((warn) => TAG.rows([[["a"]], null, [["c"]]], "words", warn, [0]))).toEqual({
      value: [
        { row: { word: "a" }, place: 1 },
        { row: { word: "c" }, place: 3 },
      ],
      warnings: ["row_unreadable words: item 2 of 3 has another form."],
    });
  });

  test("of which nothing can be read have changed, and so has what is no list; an empty one has not", () => {
    const warn = () => undefined;
    expect(() => TAG.rows([7], "words", warn)).toThrow(CHANGED);
    expect(() => TAG.rows(null, "words", warn)).toThrow(CHANGED);
    expect(TAG.rows([], "words", warn)).toEqual([]);
  });
});

test("the shape is the schema of the Record", () => {
  const schema = z.object(APP.shape);
  expect(
    schema.safeParse({ id: "a", title: null, note: null, tags: [{ word: "x" }], first: null }).success,
  ).toBe(true);
  expect(schema.safeParse({ id: null, title: null, note: null, tags: null, first: null }).success).toBe(
    false,
  );
  expect(APP.shape.title.description).toBe("Title");
});

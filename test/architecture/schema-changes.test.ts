import { expect, test } from "vitest";
import { schemaChanges } from "../../scripts/check/schema-changes.ts";

const BEFORE = "type Query { a: Int b: Int! } enum Word { ONE } input Ask { a: Int }";

test("a change that breaks clients has to stand in the changelog", async () => {
  const now = `type Query { a: String c: New } enum Word { ONE TWO } input Ask { a: Int! } type New { d: Int }`;
  expect(await schemaChanges(BEFORE, now, "`Query.b` is gone.")).toEqual({
    lines: [
      "breaks clients: Field 'b' was removed from object type 'Query'",
      "breaks clients: Field 'Query.a' changed type from 'Int' to 'String'",
      "breaks clients: Input field 'Ask.a' changed type from 'Int' to 'Int!'",
      "may break clients: Enum value 'TWO' was added to enum 'Word'",
      "breaks none: Type 'New' was added",
      "breaks none: Field 'c' was added to object type 'Query'",
      "3 changes break clients, 1 may, 2 break none.",
    ],
    unnamed: ["Query.a", "Ask.a"],
  });
});

test("nothing is asked where nothing breaks", async () => {
  const now = "type Query { a: Int! b: Int! } enum Word { ONE } input Ask { a: Int b: Int }";
  const { lines, unnamed } = await schemaChanges(BEFORE, now, "");
  expect(unnamed).toEqual([]);
  expect(lines.at(-1)).toBe("0 changes break clients, 0 may, 2 break none.");
});

test("one line of the changelog may speak for all that was deprecated for one reason, or became another type", async () => {
  const other = '@deprecated(reason: "Another name of `a`.")';
  const before = `type Query { a: Int b: Int } input Ask { a: Int b: Int ${other} c: Int ${other} d: Int }`;
  const now = "type Query { a: String b: String } input Ask { a: Int }";
  const changelog = "Gone is what was deprecated as `Another name of ….`, and there is `Int -> String`.";
  const { lines, unnamed } = await schemaChanges(before, now, changelog);
  expect(lines).toEqual([
    "breaks clients: Input field 'd' was removed from input object type 'Ask'",
    "breaks clients: 2 times Int -> String",
    "breaks clients: 2 times Another name of ….",
    "5 changes break clients, 0 may, 0 break none.",
  ]);
  expect(unnamed).toEqual(["Ask.d"]);
  const silent = await schemaChanges(before, now, "");
  expect(silent.unnamed).toEqual(["Query.a", "Query.b", "Ask.b", "Ask.c", "Ask.d"]);
});

import { expect, it } from "vitest";
import { flag, text, whole } from "../kinds/fields.ts";
import { assertBounds } from "./assert-bounds.ts";

const FIELDS = {
  title: text("One line", { min: 1, max: 3 }),
  count: whole("How many", { min: 1, max: 3 }),
  isPinned: flag("Whether it matters most"),
};
const given = { title: "One", count: 3, isPinned: false };

it("takes what is within the bounds, and a change without the rest", () => {
  expect(() => assertBounds(FIELDS, given)).not.toThrow();
  expect(() => assertBounds(FIELDS, { count: 1 }, { isChange: true })).not.toThrow();
});

it("refuses with every field that is out of its bounds, or missing where something is made", () => {
  const wrong: [object, string[]][] = [
    [{ ...given, title: "", count: 0 }, ["title", "count"]],
    [{ ...given, title: "four", count: 4 }, ["title", "count"]],
    [{ ...given, count: 1.5, isPinned: "yes" }, ["count", "isPinned"]],
    [{ count: 1 }, ["title", "isPinned"]],
  ];
  for (const [one, paths] of wrong) {
    const details = paths.map((path) => expect.objectContaining({ path }) as object);
    expect(() => assertBounds(FIELDS, one)).toThrow(
      expect.objectContaining({ code: "invalid_input", details }) as Error,
    );
  }
  expect(() => assertBounds(FIELDS, { title: "four" }, { isChange: true })).toThrow();
});

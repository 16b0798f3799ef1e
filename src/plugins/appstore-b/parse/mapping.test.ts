import { expect, test } from "vitest";
import { text, wholeNumber } from "./cleaners.ts";
import { readRows, row } from "./mapping.ts";

const ROWS = { title: row([0], text), size: row([1, 0], wholeNumber, [2]) };

test("every row becomes a field", () => {
  expect(readRows(["Chess", [64], 8], ROWS)).toEqual({ title: "Chess", size: 64 });
});

test("the fallback is read only when the first path leads nowhere", () => {
  expect(readRows(["Chess", [], 8], ROWS)).toEqual({ title: "Chess", size: 8 });
  expect(readRows(["Chess", ["not a number"], 8], ROWS)).toEqual({ title: "Chess", size: null });
});

test("an absent field is null", () => {
  expect(readRows([], ROWS)).toEqual({ title: null, size: null });
});

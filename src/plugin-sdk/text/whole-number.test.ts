import { expect, it } from "vitest";
import { wholeNumberIn } from "./whole-number.ts";

it.each([
  ["11,139", 11139],
  ["11 139", 11139],
  ["11.139", null],
  ["11.1K", null],
  ["11,139 1,636", null],
  ["3,975 stars today", 3975],
  ["1 star this week", 1],
  ["no digits", null],
  [null, null],
])("the whole number in %j is %j", (text, expected) => {
  expect(wholeNumberIn(text)).toBe(expected);
});

import { expect, it } from "vitest";
import { decimalOf, wholeNumberOf } from "./number-text.ts";

const NEITHER = [
  "",
  " ",
  " 10",
  "10 ",
  "0x10",
  "0b1",
  "1e2",
  "+1",
  "1_000",
  "1,5",
  ".5",
  "5.",
  "Infinity",
  "NaN",
  "１０",
  "9".repeat(400),
];

it.each(["1.0", "1.5", "9007199254740992", ...NEITHER])("%j is no whole number", (text) => {
  expect(wholeNumberOf(text)).toBeNull();
});

it.each(NEITHER)("%j is no number", (text) => {
  expect(decimalOf(text)).toBeNull();
});

it("reads digits", () => {
  expect(["0", "10", "-3", "007"].map(wholeNumberOf)).toEqual([0, 10, -3, 7]);
  expect(["0", "1.0", "0.25", "-3.5"].map(decimalOf)).toEqual([0, 1, 0.25, -3.5]);
});

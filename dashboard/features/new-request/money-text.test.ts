import { expect, it } from "vitest";
import { microsOf } from "./money-text.ts";

it.each([
  ["", undefined],
  [" ", undefined],
  ["0.5", 500_000],
  ["$1", 1_000_000],
  ["0,000001", 1],
  [".", null],
  ["0", null],
  ["-1", null],
  ["0.0000001", null],
  ["ten", null],
])("takes %j as %j", (text, micros) => {
  expect(microsOf(text)).toBe(micros);
});

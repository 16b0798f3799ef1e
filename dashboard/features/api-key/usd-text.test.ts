import { expect, it } from "vitest";
import { microsOf } from "./usd-text.ts";

it.each([
  ["", null],
  ["  ", null],
  ["20", 20_000_000],
  ["$ 0.5", 500_000],
  ["0,000001", 1],
  ["1.0000001", undefined],
  ["1,000.00", undefined],
  ["-1", undefined],
  ["much", undefined],
])("reads %j", (text, micros) => {
  expect(microsOf(text)).toBe(micros);
});

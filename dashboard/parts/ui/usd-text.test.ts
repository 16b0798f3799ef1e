import { expect, it } from "vitest";
import { microsOf, usdTextOf } from "./usd-text.ts";

it.each([
  ["20", 20_000_000],
  ["0.1", 100_000],
  ["0,07", 70_000],
  [" 1.005 ", 1_005_000],
  ["1.000001", 1_000_001],
  ["999999999.999999", 999_999_999_999_999],
])("reads %s as exactly %i micro-USD", (text, micros) => {
  expect(microsOf(text)).toBe(micros);
});

it.each(["", "-1", "1e3", "1.2.3", "$5", "1,000.00", "1.0000001", "twenty"])("does not read %j", (text) => {
  expect(microsOf(text)).toBeNull();
});

it.each([0, 1, 70_000, 100_000, 20_000_000, 1_005_000, 999_999_999_999_999])(
  "writes %i as it reads it",
  (micros) => {
    expect(microsOf(usdTextOf(micros))).toBe(micros);
  },
);

it("writes cents with two digits", () => {
  expect([20_000_000, 500_000, 1_234_500].map(usdTextOf)).toEqual(["20.00", "0.50", "1.2345"]);
});

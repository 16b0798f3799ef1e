import { describe, expect, test } from "vitest";
import { microsOfUsd, usdOfMicros, usdText } from "./usd.ts";

describe("USD", () => {
  test.each([
    [0, "0.000000", 0],
    [1, "0.000001", 0.000001],
    [700, "0.000700", 0.0007],
    [60_000, "0.060000", 0.06],
    [1_000_000, "1.000000", 1],
    [170_000_001, "170.000001", 170.000001],
    [-3500, "-0.003500", -0.0035],
    [-1_000_001, "-1.000001", -1.000001],
    [999_999_999_999, "999999.999999", 999_999.999999],
  ])("%d micro-USD is %s", (micros, text, number) => {
    expect(usdText(micros)).toBe(text);
    expect(usdOfMicros(micros)).toBe(number);
  });

  test.each([
    [0.06, 60_000],
    [0.000001, 1],
    [0.1 + 0.2, 300_000],
    [1.1, 1_100_000],
    [4.35, 4_350_000],
    [0, 0],
  ])("%d USD is a whole number of micros", (usd, micros) => {
    expect(microsOfUsd(usd)).toBe(micros);
  });

  test.each([0.0000005, 0.0000011, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    "%d USD is refused",
    (usd) => {
      expect(microsOfUsd(usd)).toBeNull();
    },
  );
});

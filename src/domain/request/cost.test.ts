import { describe, expect, test } from "vitest";
import { affordableRecords, estimateUsdMicros, remaining, roundCost } from "./cost.ts";

describe("cost of a Request", () => {
  test.each([
    ["no ceiling", { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: null }, 100, 70_000],
    ["a ceiling above the limit", { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: 70_001 }, 100, 70_000],
    ["a ceiling at the limit", { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: 70_000 }, 100, 70_000],
    ["a ceiling one micro short", { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: 69_999 }, 99, 69_300],
    ["a ceiling of one Record", { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: 700 }, 1, 700],
    ["a ceiling below one Record", { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: 699 }, 0, 0],
    ["the largest", { limit: 100_000, priceUsdMicros: 1700, maxCostUsdMicros: null }, 100_000, 170_000_000],
  ])("with %s", (_what, input, records, usdMicros) => {
    expect(affordableRecords(input)).toBe(records);
    expect(estimateUsdMicros(input)).toBe(usdMicros);
  });

  test("a round pays for its own Records only", () => {
    expect(roundCost({ recordCount: 24, recordCountAtRoundStart: 0, priceUsdMicros: 700 })).toEqual({
      records: 24,
      costUsdMicros: 16_800,
      totalCostUsdMicros: 16_800,
    });
    expect(roundCost({ recordCount: 60, recordCountAtRoundStart: 24, priceUsdMicros: 700 })).toEqual({
      records: 36,
      costUsdMicros: 25_200,
      totalCostUsdMicros: 42_000,
    });
    expect(roundCost({ recordCount: 60, recordCountAtRoundStart: 60, priceUsdMicros: 700 })).toMatchObject({
      records: 0,
      costUsdMicros: 0,
    });
  });

  test("the next round holds what limit and ceiling leave, and never less than nothing", () => {
    const request = { limit: 100, priceUsdMicros: 700, maxCostUsdMicros: null, recordCount: 24 };
    expect(remaining(request)).toEqual({ records: 76, holdUsdMicros: 53_200 });
    expect(remaining({ ...request, maxCostUsdMicros: 42_000 })).toEqual({
      records: 36,
      holdUsdMicros: 25_200,
    });
    expect(remaining({ ...request, recordCount: 100 })).toEqual({ records: 0, holdUsdMicros: 0 });
    expect(remaining({ ...request, recordCount: 101 })).toEqual({ records: 0, holdUsdMicros: 0 });
  });
});

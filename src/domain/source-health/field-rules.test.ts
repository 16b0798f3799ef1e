import { describe, expect, test } from "vitest";
import { alwaysNull, givenInputs, missingFields } from "./field-rules.ts";

const since = new Date("2026-01-31T12:00:00Z");
const none = (empty: number) => ({ filled: 0, empty });

describe("a field that no Record of a run has", () => {
  test.each([
    ["was there in 50 Records", { filled: 50 }, 5, true],
    ["was there in 49 only", { filled: 49 }, 5, false],
    ["was missing in 1 of 50 before", { filled: 50, empty: 1 }, 5, true],
    ["was missing in 2 of 50 before", { filled: 50, empty: 2 }, 5, false],
    [
      "has been missing since, which is no reason to expect it less",
      { filled: 50, empty: 90, emptyInARow: 90 },
      5,
      true,
    ],
    ["was never seen", {}, 500, false],
    ["was there in 5,000, and the run has 4 Records", { filled: 5000 }, 4, false],
  ])("that %s", (_what, history, records, isWarned) => {
    expect(alwaysNull({ "seller/name": history }, { "seller.name": none(records) })).toEqual(
      isWarned ? ["seller.name"] : [],
    );
  });

  test("one Record with it is enough against the warning", () => {
    expect(alwaysNull({ price: { filled: 50 } }, { price: { filled: 1, empty: 99 } })).toEqual([]);
  });
});

test("what is missing over several runs of a single Record is known after five", () => {
  const history = { filled: 50, empty: 5, emptyInARow: 5, emptySince: since };
  expect(missingFields({ price: history }, { price: none(1) })).toEqual([
    { path: "price", since, records: 5 },
  ]);
  expect(missingFields({ price: { ...history, empty: 4, emptyInARow: 4 } }, { price: none(1) })).toEqual([]);
  // No longer declared, so no longer missed.
  expect(missingFields({ price: history }, { cost: none(1) })).toEqual([]);
});

test("inputs differ by what they give, not by its value", () => {
  const input = {
    operation: "search",
    limit: 5,
    query: "x",
    language: null,
    withOwner: true,
    withStars: false,
  };
  expect(givenInputs(input)).toBe("query,withOwner");
  expect(givenInputs({ ...input, query: "y", limit: 9 })).toBe("query,withOwner");
});

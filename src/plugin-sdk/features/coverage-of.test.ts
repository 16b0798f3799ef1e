import { expect, test } from "vitest";
import { coverageOf, outcomeOf } from "./coverage-of.ts";

test("only the flags that were asked for have an outcome", () => {
  const features = ["includeReviews", "includeMedia", "includeLegal"] as const;
  const outcomes = {
    includeReviews: outcomeOf(false, true),
    includeMedia: outcomeOf(true),
    includeLegal: "accepted_for_compatibility",
  } as const;
  expect(
    coverageOf({ includeReviews: true, includeLegal: true, includeMedia: false }, features, outcomes),
  ).toEqual({ includeReviews: "partial", includeLegal: "accepted_for_compatibility" });
  expect(outcomeOf(false)).toBe("not_found");
  // @ts-expect-error -- every feature needs an outcome
  coverageOf({}, features, { includeReviews: "extracted" });
});

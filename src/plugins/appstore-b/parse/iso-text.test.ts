import { expect, test } from "vitest";
import { isoText } from "./iso-text.ts";

test.each([
  0, 1, -1, 999, 86_399_999, 86_400_000, -86_400_001, 951_782_400_000, 1_783_346_124_077, -62_198_755_200_000,
  253_402_300_800_000, 8.64e15, -8.64e15,
])("%d ms is written as Date does", (time) => {
  expect(isoText(time)).toBe(new Date(time).toISOString());
});

test("beyond what a Date holds there is no text", () => {
  expect(isoText(8.64e15 + 1)).toBeNull();
  expect(isoText(-8.64e15 - 1)).toBeNull();
  expect(isoText(9e18)).toBeNull();
});

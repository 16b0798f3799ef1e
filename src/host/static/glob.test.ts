import { expect, test } from "vitest";
import { fits } from "./glob.ts";

test("a star stands for any characters", () => {
  for (const [pattern, text] of [
    ["/a", "/a"],
    ["/*", "/"],
    ["/*", "/a/b"],
    ["/assets/*.js", "/assets/x/y.js"],
    ["*a*b", "xxaxxaxb"],
    ["**", ""],
  ] as const)
    expect(fits(pattern, text), `${pattern} ${text}`).toBe(true);
  for (const [pattern, text] of [
    ["/a", "/ab"],
    ["/a*c", "/ab"],
    ["/assets/*.js", "/assets/x.jsx"],
    ["", "a"],
    ["/.", "/x"],
  ] as const)
    expect(fits(pattern, text), `${pattern} ${text}`).toBe(false);
  const started = performance.now();
  expect(fits(`${"*a".repeat(500)}b`, "a".repeat(10_000))).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});

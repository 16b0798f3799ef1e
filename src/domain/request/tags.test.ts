import { expect, test } from "vitest";
import { tagsOf } from "./tags.ts";

test("tags are trimmed and each is kept once, in order", () => {
  expect(tagsOf([" nightly ", "team:web", "nightly", "Größe/2"], "tags")).toEqual([
    "nightly",
    "team:web",
    "Größe/2",
  ]);
  expect(tagsOf(null, "tags")).toEqual([]);
});

test.each([
  ["nothing", ["ok", ""], "tags.1"],
  ["a space", ["two words"], "tags.0"],
  ["a sign at an end", ["-a"], "tags.0"],
  ["51 letters", ["x".repeat(51)], "tags.0"],
  ["a key", ["a=b"], "tags.0"],
  ["eleven of them", Array.from({ length: 11 }, (_, n) => `t${n}`), "tags"],
])("%s is refused", (_what, tags, path) => {
  expect(() => tagsOf(tags, "tags")).toThrow(
    expect.objectContaining({ code: "invalid_input", details: [expect.objectContaining({ path })] }),
  );
});

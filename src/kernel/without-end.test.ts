import { expect, test } from "vitest";
import { withoutEnd } from "./without-end.ts";

test.each([
  ["/a/b//", "/", "/a/b"],
  ["/a/b", "/", "/a/b"],
  ["///", "/", ""],
  ["", "/", ""],
  ["a: ：", ": ：", "a"],
])("%j without %j at its end is %j", (text, characters, rest) => {
  expect(withoutEnd(text, characters)).toBe(rest);
});

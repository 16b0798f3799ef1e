import { expect, test } from "vitest";
import { decodePercent } from "./decode-percent.ts";

test.each([
  ["caf%C3%A9/%E6%9D%B1", "café/東"],
  ["a%2Fb+c", "a/b+c"],
  ["%2541", "%41"],
  ["", ""],
  ["50%", null],
  ["%zz", null],
  ["%E9", null],
  ["%ED%A0%80", null],
])("%j is %j", (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});

import { expect, test } from "vitest";
import { preferencesOf } from "./preferences.ts";

test.each<[string | string[] | undefined, number | null]>([
  ["wait=30", 30],
  ["respond-async, wait=10", 10],
  ["WAIT = 5", 5],
  ['wait="7"', 7],
  ["wait=3; foo=bar", 3],
  ["wait=1, wait=2", 1],
  [["return=minimal", "wait=4"], 4],
  ["wait=0", 0],
  ["wait=999999999", 999_999_999],
  [undefined, null],
  ["", null],
  ["wait", null],
  ["wait=", null],
  ["wait=-1", null],
  ["wait=1.5", null],
  ["wait=ten", null],
  ["await=5", null],
  ["wait=99999999999999999999", null],
])("Prefer: %j", (header, waitSeconds) => {
  expect(preferencesOf(header)).toEqual({ waitSeconds });
});

import { expect, it } from "vitest";
import { canonicalJson } from "./hash.ts";
import type { Json } from "./json.ts";

it("writes equal values as equal text, whatever the order of their keys", () => {
  const value = { b: [1, "two", null, true, []], a: { d: {}, c: -0.5 }, "a b": 'quo"te' };
  expect(canonicalJson(value)).toBe('{"a":{"c":-0.5,"d":{}},"a b":"quo\\"te","b":[1,"two",null,true,[]]}');
  expect(canonicalJson({ a: { c: -0.5, d: {} }, "a b": 'quo"te', b: [1, "two", null, true, []] })).toBe(
    canonicalJson(value),
  );
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect(["text", 7, null, false].map(canonicalJson)).toEqual(['"text"', "7", "null", "false"]);
});

it("reaches the bottom of a value that is deeper than the stack", () => {
  const lists = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  expect(canonicalJson(JSON.parse(lists) as Json)).toBe(lists);
  const objects = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  expect(canonicalJson(JSON.parse(objects) as Json)).toBe(objects);
});

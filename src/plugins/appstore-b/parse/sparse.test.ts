import { describe, expect, test } from "vitest";
import { at, dig, listAt } from "./sparse.ts";

describe("at", () => {
  test.each([
    ["a plain element", ["a", "b"], 1, "b"],
    ["a field in the tail", ["a", { "69": "dev" }], 68, "dev"],
    ["a field of a message that is only a tail", { "70": "contact" }, 69, "contact"],
    ["a null element that the tail fills", ["a", null, { "2": "late" }], 1, "late"],
    ["false, zero and empty text as they are", [false, 0, ""], 1, 0],
  ])("reads %s", (_name, node, index, expected) => {
    expect(at(node, index)).toBe(expected);
  });

  test.each([
    ["past the end", ["a"], 5],
    ["of a null element", [null], 0],
    ["of text", "abc", 0],
    ["of nothing", null, 0],
  ])("is null for a field %s", (_name, node, index) => {
    expect(at(node, index)).toBeNull();
  });

  test("never takes the tail itself for a field", () => {
    expect(at([null, { "69": "dev" }], 1)).toBeNull();
    expect(at([{ "1": "first" }], 0)).toBe("first");
  });
});

test("dig follows a path through arrays and tails", () => {
  const node = [null, [null, { "12": [["com.example.app", 7]] }]];
  expect(dig(node, [1, 11, 0, 0])).toBe("com.example.app");
  expect(dig(node, [1, 12, 0])).toBeNull();
  expect(dig(node, [])).toBe(node);
});

test("listAt gives no members where there is no list", () => {
  expect(listAt([["a", "b"]], [0])).toEqual(["a", "b"]);
  expect(listAt(["a"], [0])).toEqual([]);
});

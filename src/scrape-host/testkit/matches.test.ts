import { describe, expect, it } from "vitest";
import type { Json } from "../../kernel/json.ts";
import { explainMismatch } from "./matches.ts";

describe("explainMismatch", () => {
  it.each<[Json, Json | undefined]>([
    ["a", "a"],
    [null, null],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: [1, { c: true }] } }, { a: { b: [1, { c: true, d: 0 }] } }],
    [{ $type: "int" }, 3],
    [{ $type: "number" }, 3.5],
    [{ $type: "null" }, null],
    [{ $type: "array" }, []],
    [{ $type: "object" }, {}],
    [{ $re: "^https://" }, "https://example.org"],
    [{ $count: 2 }, [1, 2]],
    [{ $any: true }, null],
    [[{ $type: "string" }], ["x"]],
  ])("%j fits %j", (expected, actual) => {
    expect(explainMismatch(expected, actual)).toBeNull();
  });

  it.each<[Json, Json | undefined, string]>([
    [1, "1", 'value: expected 1, got "1"'],
    [0, false, "value: expected 0, got false"],
    [null, undefined, "value: expected null, got nothing"],
    [{ a: { b: 1 } }, { a: { b: 2 } }, "a.b: expected 1, got 2"],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, "a[0].b: expected 1, got 2"],
    [{ a: 1 }, [], "value: expected an object, got []"],
    [{ toString: null }, {}, "toString: expected null, got nothing"],
    [[1, 2], [1], "value: expected 2 items, got 1: [1]"],
    [[], {}, "value: expected a list of 0, got {}"],
    [{ a: { $type: "int" } }, { a: 1.5 }, "a: expected a value of type int, got 1.5"],
    [{ a: { $type: "object" } }, { a: null }, "a: expected a value of type object, got null"],
    [{ $re: "^x$" }, "y", 'value: expected text that matches /^x$/u, got "y"'],
    [{ $re: "1" }, 1, "value: expected text that matches /1/u, got 1"],
    [{ $count: 2 }, [1], 'value: expected a list of 2, got "a list of 1"'],
    [{ a: { $any: true } }, {}, "a: expected any value, got nothing"],
  ])("%j does not fit %j", (expected, actual, problem) => {
    expect(explainMismatch(expected, actual)).toBe(problem);
  });

  it.each<Json>([{ $type: "date" }, { $regex: "x" }, { $any: false }, { $re: "x", $count: 1 }])(
    "refuses the matcher %j, which would match by accident",
    (matcher) => {
      expect(() => explainMismatch(matcher, "x")).toThrow(TypeError);
    },
  );
});

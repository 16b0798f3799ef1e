import { describe, expect, it } from "vitest";
import { SourceError } from "../source-error.ts";
import { at, firstOf } from "./at.ts";
import { parseJsonSafe } from "./parse-safe.ts";
import { InvalidPath } from "./path.ts";
import { MAX_PATHS, project } from "./project.ts";
import { arr, bool, idString, int, num, obj, str } from "./typed.ts";

const VALUE = {
  a: { b: [{ c: 1 }, { c: 2, d: [5] }, { d: [6, 7] }], "x.y": "dotted", 'q"': 1, nil: null, zero: 0 },
  list: [1, 2, 3],
  word: "text",
};

describe("at", () => {
  it.each([
    ["a.b[0].c", 1],
    ["a.b.1.c", 2],
    ["a.b[-1].d[0]", 6],
    ['a["x.y"]', "dotted"],
    ["a['x.y']", "dotted"],
    ['a["q\\""]', 1],
    ["a.b[*].c", [1, 2]],
    ["a.b.*.d.*", [5, 6, 7]],
    ["a.zero", 0],
    ["list", [1, 2, 3]],
    ["a.b[3].c", null],
    ["a.nil", null],
    ["a.nil.x", null],
    ["word.length", null],
    ["list.length", null],
    ["word[0]", null],
    ["a.*", null],
    ["a.toString", null],
    ["list.map", null],
  ])("%s", (path, expected) => {
    expect(at(VALUE, path)).toEqual(expected);
  });

  it.each([
    "",
    ".a",
    "a.",
    "a..b",
    "a[",
    "a[x]",
    "a[1.5]",
    "a]",
    "__proto__",
    "a.constructor",
    'a["prototype"]',
    "a b[",
    "[0]a",
    `a${".a".repeat(32)}`,
    "a".repeat(257),
  ])("%j is an invalid path", (path) => {
    expect(() => at(VALUE, path)).toThrow(InvalidPath);
  });

  it("says what is wrong with a path", () => {
    expect(() => at(VALUE, "a..b")).toThrow('The path "a..b" is not valid: unexpected "." at position 1.');
    expect(() => at(VALUE, "a.__proto__")).toThrow('the key "__proto__" is not allowed');
  });

  it("takes the first path that leads somewhere", () => {
    expect(firstOf(VALUE, ["none", "a.nil", "a.zero", "word"])).toBe(0);
    expect(firstOf(VALUE, ["none"])).toBeNull();
  });
});

describe("project", () => {
  it("keys values by their path", () => {
    expect(project(VALUE, ["word", "a.b[*].c", "none.x"])).toEqual({
      word: "text",
      "a.b[*].c": [1, 2],
      "none.x": null,
    });
  });

  it("caps the number of paths and names a bad one", () => {
    const paths = Array.from({ length: MAX_PATHS + 1 }, (_unused, index) => `p${index}`);
    expect(Object.keys(project(VALUE, paths.slice(1))).length).toBe(MAX_PATHS);
    expect(() => project(VALUE, paths)).toThrow("only 200 paths are allowed, 201 were given");
    expect(() => project(VALUE, ["word", "a["])).toThrow(InvalidPath);
  });
});

describe("typed readers", () => {
  it.each([
    [str, "a", "a"],
    [str, "", ""],
    [str, 1, null],
    [str, null, null],
    [num, 1.5, 1.5],
    [num, "12.50", 12.5],
    [num, "-3e4", -30000],
    [num, "", null],
    [num, "1,2", null],
    [num, " 1", null],
    [num, "0x1", null],
    [num, NaN, null],
    [num, "1e999", null],
    [num, true, null],
    [int, 5, 5],
    [int, "-7", -7],
    [int, 1.5, null],
    [int, "1.0", null],
    [int, 2 ** 53, null],
    [int, "9007199254740993", null],
    [bool, false, false],
    [bool, 0, null],
    [bool, "true", null],
    [arr, [1], [1]],
    [arr, { length: 1 }, null],
    [obj, { a: 1 }, { a: 1 }],
    [obj, [1], null],
    [obj, null, null],
    [idString, "x1", "x1"],
    [idString, 12, "12"],
    [idString, "", null],
    [idString, 1.5, null],
    [idString, 2 ** 60, null],
  ] as [(value: unknown) => unknown, unknown, unknown][])("%o of %j", (read, value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it("reads at a path", () => {
    expect(int(VALUE, "a.b[1].d[0]")).toBe(5);
    expect(str(VALUE, "a.b")).toBeNull();
  });
});

describe("parseJsonSafe", () => {
  it("keeps integers beyond 2^53 as digits", () => {
    expect(
      parseJsonSafe(
        '{"id":7315872384756912345,"n":-9007199254740993,"ok":9007199254740991,"f":1.2345678901234567,"s":"7315872384756912345"}',
      ),
    ).toEqual({
      id: "7315872384756912345",
      n: "-9007199254740993",
      ok: 9007199254740991,
      f: 1.2345678901234567,
      s: "7315872384756912345",
    });
    expect(parseJsonSafe("[1]")).toEqual([1]);
    expect(parseJsonSafe("[ 1, -7315872384756912345\n]")).toEqual([1, "-7315872384756912345"]);
    expect(parseJsonSafe('{"id":\n\t7315872384756912345}')).toEqual({ id: "7315872384756912345" });
    expect(parseJsonSafe(" 7315872384756912345")).toBe("7315872384756912345");
  });

  it.each(["", "{", "{'a':1}", '{"id":7315872384756912345'])("%j is source_changed", (text) => {
    expect(() => parseJsonSafe(text)).toThrow(SourceError);
    expect(() => parseJsonSafe(text)).toThrow(expect.objectContaining({ code: "source_changed" }));
  });
});

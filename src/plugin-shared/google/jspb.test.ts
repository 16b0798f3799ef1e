import { expect, test } from "vitest";
import { jspbAt } from "./jspb.ts";

const MESSAGE = ["a", null, { "5": "tail", "3": ["deep"] }];

test.each([
  [[0], "a"],
  [[1], null],
  [[4], "tail"],
  [[2, 0], "deep"],
  [[9], null],
  [[0, 0], null],
  [[], MESSAGE],
])("%j leads to %j", (path, found) => {
  expect(jspbAt(MESSAGE, path)).toEqual(found);
});

test("a message may be only its tail", () => {
  expect(jspbAt({ "69": "x" }, [68])).toBe("x");
  expect(jspbAt(undefined, [0])).toBeNull();
});

test("a list that became an object is there, in another form", () => {
  const asObject = { "0": "a", "1": ["b"] };
  expect(jspbAt([null, asObject, "c"], [1, 1, 0])).toBe(asObject);
  expect(jspbAt([null, { value: "a" }], [1])).toEqual({ value: "a" });
  expect(jspbAt([[{ "52": "x" }, { "12": "y" }]], [0, 0])).toBeNull();
});

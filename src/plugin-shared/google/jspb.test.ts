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

import { expect, test } from "vitest";
import { EACH, EVERYTHING, placesOf, under } from "./places.ts";

test("paths become one tree", () => {
  expect(placesOf([[1, 0], [1, 2], [3]])).toEqual({
    whole: false,
    each: null,
    members: [
      undefined,
      { whole: false, each: null, members: [EVERYTHING, undefined, EVERYTHING] },
      undefined,
      EVERYTHING,
    ],
  });
});

test("a path that ends above another takes all under it", () => {
  expect(placesOf([[1, 0, 4], [1]])).toEqual(placesOf([[1]]));
  expect(placesOf([[2], []])).toBe(EVERYTHING);
});

test("a path to one member of a list that is read member by member is read of all", () => {
  expect(
    placesOf([
      [0, 5],
      [EACH, 1],
    ]),
  ).toEqual({
    whole: false,
    each: placesOf([[1], [5]]),
    members: [],
  });
});

test("under puts paths below a base", () => {
  expect(under([1, EACH], [[0], [2, 3]])).toEqual([
    [1, EACH, 0],
    [1, EACH, 2, 3],
  ]);
});

import { expect, test } from "vitest";
import { AS_WRITTEN, EACH, EVERYTHING, placesOf, under } from "./places.ts";

test("paths become one tree", () => {
  const some = { whole: false, asWritten: false, each: null };
  expect(placesOf([[1, 0], [1, 2], [3]])).toEqual({
    ...some,
    members: [undefined, { ...some, members: [EVERYTHING, undefined, EVERYTHING] }, undefined, EVERYTHING],
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
    asWritten: false,
    each: placesOf([[1], [5]]),
    members: [],
  });
});

test("a text is read as it is written only when all who read it want it so", () => {
  expect(placesOf([[AS_WRITTEN], [AS_WRITTEN]])).toEqual({ ...EVERYTHING, asWritten: true });
  expect(placesOf([[AS_WRITTEN], []])).toBe(EVERYTHING);
  expect(placesOf([[1, AS_WRITTEN], [1]]).members[1]).toBe(EVERYTHING);
  expect(placesOf([[AS_WRITTEN], [0]])).toBe(EVERYTHING);
});

test("under puts paths below a base", () => {
  expect(under([1, EACH], [[0], [2, 3]])).toEqual([
    [1, EACH, 0],
    [1, EACH, 2, 3],
  ]);
});

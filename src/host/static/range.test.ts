import { expect, test } from "vitest";
import { readRange } from "./range.ts";

test("one range of a file", () => {
  expect(readRange("bytes=0-3", 10)).toEqual({ first: 0, last: 3 });
  expect(readRange("bytes=4-", 10)).toEqual({ first: 4, last: 9 });
  expect(readRange("bytes=-3", 10)).toEqual({ first: 7, last: 9 });
  expect(readRange("bytes=-30", 10)).toEqual({ first: 0, last: 9 });
  expect(readRange("bytes=8-30", 10)).toEqual({ first: 8, last: 9 });
});

test("what holds no byte is outside, and what is no single range is not one", () => {
  for (const header of ["bytes=10-", "bytes=10-12", "bytes=-0"])
    expect(readRange(header, 10)).toBe("outside");
  expect(readRange("bytes=0-", 0)).toBe("outside");
  for (const header of ["bytes=0-1,3-4", "bytes=-", "items=0-1", "bytes=4-3", "bytes=a-b", "bytes=+1-2", ""])
    expect(readRange(header, 10)).toBeNull();
});

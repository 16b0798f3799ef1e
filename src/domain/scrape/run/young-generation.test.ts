import { expect, test } from "vitest";
import { youngGenerationMb } from "./young-generation.ts";

const GIGABYTE = 1024 ** 3;

test.each([
  [24, 24 * GIGABYTE, 192],
  [24, 8 * GIGABYTE, 85],
  [24, 1 * GIGABYTE, 32],
  [1, 1 * GIGABYTE, 192],
  [4, 2 * GIGABYTE, 128],
])("%i threads in %i bytes of memory get %i MB each", (threads, memory, expected) => {
  expect(youngGenerationMb(threads, memory)).toBe(expected);
});

test("the memory of this machine is known", () => {
  expect(youngGenerationMb(1)).toBeGreaterThanOrEqual(32);
  expect(youngGenerationMb(1_000_000)).toBe(32);
});

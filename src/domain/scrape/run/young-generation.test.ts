import { expect, test } from "vitest";
import { youngGenerationMb } from "./young-generation.ts";

const GIGABYTE = 1024 ** 3;

test.each([
  [24, 256, 24 * GIGABYTE, 96],
  [24, 256, 8 * GIGABYTE, 85],
  [24, 256, 1 * GIGABYTE, 24],
  [1, 256, 1 * GIGABYTE, 96],
  [4, 64, 8 * GIGABYTE, 24],
  [4, 128, 8 * GIGABYTE, 48],
])("%i threads of %i MB in %i bytes of memory get %i MB each", (threads, limit, memory, expected) => {
  expect(youngGenerationMb(threads, limit, memory)).toBe(expected);
});

test("the memory of this machine is known", () => {
  expect(youngGenerationMb(1, 256)).toBeGreaterThanOrEqual(24);
  expect(youngGenerationMb(1_000_000, 256)).toBe(24);
});

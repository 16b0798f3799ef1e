import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";

test("thousands have commas, decimals have none", () => {
  const numbers = [0, 12, 999, 1000, 20_000, 1_234_567, -90, -4321, 0.12345, 1234.5678];
  expect(numbers.map(grouped)).toEqual([
    ...["0", "12", "999", "1,000", "20,000", "1,234,567", "-90", "-4,321", "0.12345", "1,234.5678"],
  ]);
});

import { expect, test } from "vitest";
import { storefrontHeader } from "./source.ts";

test.each([
  ["us", "143441-1,29"],
  ["bg", "143526-1,29"],
  ["uz", "143566-1,29"],
  ["ye", "143571-1,29"],
])("the storefront of %s is %s", (country, number) =>
  expect(storefrontHeader(country)).toEqual({ "x-apple-store-front": number }),
);

test("a country without a known number is refused", () =>
  expect(() => storefrontHeader("aq")).toThrow('"aq" is not known'));

import { expect, test } from "vitest";
import { viewOf } from "./fields.ts";

const size = (itemNumber: number, more = {}) => ({ itemNumber, value: String(itemNumber), ...more });

test("the forms of a product are those of all its lists, each once", () => {
  const product = {
    variants: [size(1)],
    allVariants: [size(1, { inStock: false }), size(2), size(3)],
    winnerMerchantListing: { variants: [size(4)], allVariants: [] },
  };
  expect(viewOf(product)["variants"]).toEqual([size(1), size(2), size(3), size(4)]);
  expect(viewOf({ winnerMerchantListing: { variants: [size(4)], allVariants: [] } })["variants"]).toEqual([
    size(4),
  ]);
  expect(viewOf({ variants: [] })["variants"]).toEqual([]);
  expect(viewOf({})["variants"]).toBeUndefined();
});

test("offers of others that are no list are handed on as they are, so that they are told as unreadable", () => {
  const others = { 0: { id: 1 } };
  expect(viewOf({ merchantListing: { otherMerchants: others } })["others"]).toEqual(others);
});

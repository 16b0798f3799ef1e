import { expect, test } from "vitest";
import { variantFrom } from "./draft.ts";

const row = { id: "1", name: "Beden", value: "36", barcode: null, price: null };
const shop = { warn: () => undefined } as unknown as Parameters<typeof variantFrom>[2];

test.each([
  [{ inStock: true, sellable: true, isDisabled: null, quantity: 3 }, "in_stock"],
  [{ inStock: true, sellable: null, isDisabled: null, quantity: null }, "in_stock"],
  [{ inStock: null, sellable: true, isDisabled: null, quantity: null }, "in_stock"],
  [{ inStock: true, sellable: true, isDisabled: true, quantity: null }, "out_of_stock"],
  [{ inStock: null, sellable: true, isDisabled: null, quantity: 0 }, "out_of_stock"],
  [{ inStock: true, sellable: false, isDisabled: null, quantity: 3 }, "out_of_stock"],
  [{ inStock: false, sellable: true, isDisabled: null, quantity: 3 }, "out_of_stock"],
  [{ inStock: null, sellable: null, isDisabled: null, quantity: null }, null],
])("a form that says %j is %s", (said, availability) => {
  expect(variantFrom({ ...row, ...said }, "TRY", shop).availability).toBe(availability);
});

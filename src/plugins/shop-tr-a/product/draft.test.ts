import { expect, test } from "vitest";
import { variantFrom, variantsFrom } from "./draft.ts";

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

test("what one form lacks and others have is told", () => {
  const told: string[] = [];
  const hearing = { warn: (_: string, message: string) => void told.push(message) } as typeof shop;
  const unsaid = { ...row, inStock: null, sellable: null, isDisabled: null, quantity: null };
  variantsFrom([{ ...unsaid, value: null }], "TRY", hearing);
  expect(told).toEqual([]);
  variantsFrom(
    [
      { ...unsaid, value: null },
      { ...unsaid, inStock: false },
    ],
    "TRY",
    hearing,
  );
  expect(told).toEqual([
    expect.stringMatching(/^variants\.title: /),
    expect.stringMatching(/^variants\.availability: /),
  ]);
});

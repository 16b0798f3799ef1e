import { expect, test } from "vitest";
import { z } from "zod";
import { fieldMask } from "./field-mask.ts";

const Kite = z.object({ id: z.string(), colour: z.string(), price: z.number() });

test("a mask of names picks or leaves out these fields", () => {
  expect(Object.keys(Kite.pick(fieldMask("id price")).shape)).toEqual(["id", "price"]);
  expect(Object.keys(Kite.omit(fieldMask("id", "price")).shape)).toEqual(["colour"]);
  // @ts-expect-error -- a name that the schema does not have
  expect(() => Kite.pick(fieldMask("id size")).shape).toThrow("size");
});

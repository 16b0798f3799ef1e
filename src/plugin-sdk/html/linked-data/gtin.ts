import type { JsonObject } from "../../../kernel/json.ts";
import { listOf, textOf, type Reading } from "./reading.ts";

const PROPERTIES = ["gtin", "gtin14", "gtin13", "gtin12", "gtin8", "isbn", "productID"];

/** The bar code number of a product. Null, with a doubt, when its check digit is wrong or two of them are stated. */
export function gtinFrom(reading: Reading, node: JsonObject): string | null {
  const found = new Map<string, string>();
  for (const property of PROPERTIES)
    for (const value of listOf(node[property])) {
      const digits =
        textOf(value)
          ?.replace(/^(?:gtin\d*|ean|upc|isbn)\s*:/i, "")
          .replace(/[\s-]/g, "") ?? "";
      if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) continue;
      if (isChecked(digits))
        found.set(digits.padStart(14, "0"), found.get(digits.padStart(14, "0")) ?? digits);
      // An id of the shop may have as many digits.
      else if (property !== "productID") reading.doubt("gtin", `The check digit of ${digits} is wrong.`);
    }
  if (found.size > 1)
    return reading.doubt("gtin", `Stated are ${[...found.values()].slice(0, 5).join(", ")}.`);
  return [...found.values()][0] ?? null;
}

function isChecked(digits: string): boolean {
  if (/^0+$/.test(digits)) return false;
  const sum = [...digits.padStart(14, "0")].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

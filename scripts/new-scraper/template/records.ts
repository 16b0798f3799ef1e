import { identityFields, moneyFields, textField, z } from "../../../src/plugin-sdk/index.ts";

/** What families share has one name in all of them. */
const { price, currency } = moneyFields("price", "Price");

export const Item = z.object({
  ...identityFields("the item"),
  price,
  currency,
  note: textField("Short text under the title."),
});

export type ItemInput = z.input<typeof Item>;

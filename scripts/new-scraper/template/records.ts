import { identityFields, moneyFields, type RowDraft, textField, z } from "../../../src/plugin-sdk/index.ts";

/** What families share has one name in all of them. */
const { price, currency } = moneyFields("price", "Price");

export const Item = z.object({
  ...identityFields("the item"),
  price,
  currency,
  note: textField("Short text under the title."),
});

/** An item as it was read: a required field that it lacks is null, and the host drops the Record. */
export type ItemDraft = RowDraft<z.input<typeof Item>>;

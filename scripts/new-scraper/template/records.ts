import { z } from "../../../src/plugin-sdk/index.ts";

/** A field that the source may leave out: null then. */
function optional<T extends z.ZodType>(type: T, description: string) {
  return type.nullable().default(null).describe(description);
}

export const Item = z.object({
  id: z.string().min(1).describe("Id of the item, unique on the site."),
  title: z.string().min(1).describe("Title as the list shows it."),
  url: z.url().describe("Page of the item."),
  priceAmount: optional(z.number(), "Price in units of its currency."),
  priceCurrency: optional(z.string(), "ISO 4217 code of the price, such as EUR."),
  note: optional(z.string(), "Short text under the title."),
});

export type ItemInput = z.input<typeof Item>;

import { z } from "zod";
import { isUrl } from "../urls.ts";

// Optional fields are always there: null says that the source does not show it.

export const text = (meaning: string) => z.string().nullable().describe(meaning);
export const wholeNumber = (meaning: string) => z.int().nullable().describe(meaning);
export const decimal = (meaning: string) => z.number().nullable().describe(meaning);
export const yesOrNo = (meaning: string) => z.boolean().nullable().describe(meaning);
export const time = (meaning: string) => z.iso.datetime().nullable().describe(`${meaning}, ISO 8601 UTC`);
/** As z.url(), but most links of the source are known without the URL parser, which is most of the cost of a Record. */
export const url = () => z.stringFormat("url", isUrl);
export const link = (meaning: string) => url().nullable().describe(meaning);
export const links = (meaning: string) => z.array(url()).describe(meaning);

/** What an app costs, in every Record that shows an app. */
export const priceFields = {
  price: decimal("Price in units of `currency`; 0 for a free app"),
  currency: text("Currency, ISO 4217"),
  priceMicros: decimal("Price in millionths of `currency`, exact"),
  priceText: text("Price as shown; null for a free app"),
  free: yesOrNo("True when the app costs nothing; null when it is not offered"),
};

/** Which shop a Record was read from. */
export const localeFields = {
  country: z.string().describe("Country of the shop, ISO 3166-1 alpha-2 in lower case"),
  lang: z.string().describe("Language of the texts, BCP 47"),
};

import { z } from "zod";
import { decimal, link, priceFields, text, wholeNumber } from "./fields.ts";

/** A few facts of an app, inside Records about something else. */
export const AppBrief = z.object({
  appId: z.string().describe("Package name"),
  title: z.string().describe("Name"),
  developer: text("Name of the developer"),
  iconUrl: link("Icon"),
  genre: text("Category, in the language asked for"),
  score: decimal("Mean rating, 0 to 5"),
  ratings: wholeNumber("How many people rated it"),
  reviewCount: wholeNumber("How many wrote a review"),
  installs: text("Installs as shown, such as 50,000,000+"),
  ...priceFields,
});

export type AppBrief = z.output<typeof AppBrief>;

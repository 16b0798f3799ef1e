import { z } from "zod";
import { decimal, link, links, priceFields, text, wholeNumber, url } from "./fields.ts";

/** An app as a list shows it. */
export const ListedApp = z.object({
  appId: z.string().describe("Package name"),
  url: url().describe("Page of the app"),
  title: z.string().describe("Name"),
  developer: text("Name of the developer"),
  developerId: text("Id of the developer, for `developer`; lists show its name as id"),
  summary: text("Start of the description, as text"),
  iconUrl: link("Icon"),
  headerImageUrl: link("Header image"),
  screenshots: links("Screenshots"),
  score: decimal("Mean rating, 0 to 5; null when unrated"),
  scoreText: text("Mean rating as shown"),
  ...priceFields,
  genre: text("Category, in the language asked for"),
  installs: text("Installs as shown, such as 50,000,000+"),
  minInstalls: wholeNumber("Lower bound of the installs; null when the text shows no plain number"),
  contentRating: text("Age rating"),
});

/** An app that another app's page points to. */
export const RelatedApp = ListedApp.pick({
  appId: true,
  url: true,
  title: true,
  developer: true,
  iconUrl: true,
  score: true,
  genre: true,
  price: true,
  currency: true,
  free: true,
});

export type RelatedApp = z.output<typeof RelatedApp>;
export type ListedApp = z.output<typeof ListedApp>;

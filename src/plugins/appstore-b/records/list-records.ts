import { z } from "zod";
import { App } from "./app.ts";
import { link, localeFields, text, url } from "./fields.ts";
import { ListedApp } from "./listed-app.ts";

const appInfo = App.nullable().describe("Everything that the page of the app shows, with `includeAppInfo`");
const place = z.int().min(1);

/** Record of `search`. */
export const FoundApp = ListedApp.extend({
  term: z.string().describe("Search text"),
  position: place.describe("Place in the results, from 1"),
  isExactMatch: z.boolean().describe("True for the large card of an app that has this very name"),
  resultsPage: z.int().describe("Page of the results; the source shows only the first"),
  ...localeFields,
  appInfo,
});

/** Record of `rankings`. */
export const RankedApp = ListedApp.extend({
  chart: z.string().describe("Chart: topselling_free, topselling_paid or topgrossing"),
  category: z.string().describe("Category id of the chart"),
  rank: place.describe("Place in the chart, from 1"),
  ...localeFields,
  appInfo,
});

/** Who publishes the apps of a developer page. */
export const DeveloperProfile = z.object({
  developerId: z.string().describe("Id: a number or a name"),
  name: text("Name"),
  description: text("What the developer says about itself"),
  url: url().describe("Page of the developer"),
  logoUrl: link("Logo"),
  headerImageUrl: link("Header image"),
});

/** Record of `developer`. */
export const DeveloperApp = ListedApp.extend({
  developerProfile: DeveloperProfile.describe("The developer"),
  position: place.describe("Place on the page of the developer, from 1"),
  isFeatured: z.boolean().describe("True for the app that the page shows large"),
  ...localeFields,
  appInfo,
});

export type FoundApp = z.output<typeof FoundApp>;
export type RankedApp = z.output<typeof RankedApp>;
export type DeveloperProfile = z.output<typeof DeveloperProfile>;
export type DeveloperApp = z.output<typeof DeveloperApp>;

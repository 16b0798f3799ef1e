import { z } from "zod";
import {
  countryCode,
  flag,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  MAX_ID_CHARACTERS,
  MAX_PRODUCT_IDS,
  searchTerms as searchTermList,
  shortText,
  urlItem,
} from "../../../plugin-sdk/index.ts";
import { CATEGORIES } from "./charts.ts";
import { readPlayUrl, type PlayTarget } from "./play-url.ts";

const PACKAGE_NAME = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$/;
const URL_ALIASES = ["url", "urls", "startUrl", "startUrls"];

const appId = shortText(MAX_ID_CHARACTERS, "The app id")
  .regex(PACKAGE_NAME, "Expected a package name such as com.example.app, or the address of an app page.")
  .meta({ pattern: PACKAGE_NAME.source });

const developerId = shortText(MAX_ID_CHARACTERS, "The developer id");

/** Addresses that name one kind of thing. `example` shows the form in the message. */
function playUrls(kind: PlayTarget["kind"], max: number, what: string, example: string) {
  const item = urlItem.refine((url) => readPlayUrl(url)?.kind === kind, {
    error: `Expected a Google Play address such as https://play.google.com${example}.`,
  });
  return listOf(item, max, what).optional();
}

/** Which shop, and in which language. */
export const localeFields = {
  country: countryCode
    .default("us")
    .describe("Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it.")
    .meta({ aliases: ["gl", "countryCode", "region"] }),
  lang: languageTag
    .default("en")
    .describe("Language of the texts, BCP 47. Reviews are listed per language.")
    .meta({ aliases: ["language", "hl", "languageCode", "locale"] }),
};

/** The apps to read: package names, addresses, or both. */
export const appFields = {
  appIds: listOf(appId, MAX_PRODUCT_IDS, "app ids")
    .optional()
    .describe("Package names, case-sensitive. Addresses of app pages are accepted too.")
    .meta({ aliases: ["appId", "packageName", "packageNames", "ids", "id"] }),
  appUrls: playUrls("app", MAX_BROAD_URLS, "app URLs", "/store/apps/details?id=com.example.app")
    .describe("Addresses of app pages.")
    .meta({ aliases: ["appUrl", ...URL_ALIASES] }),
};

export const searchFields = {
  searchTerms: searchTermList
    .optional()
    .describe("Search texts; each is searched by itself.")
    .meta({
      aliases: ["query", "queries", "term", "terms", "searchTerm", "searchQuery", "q", "keyword", "keywords"],
    }),
  searchUrls: playUrls("search", MAX_BROAD_URLS, "search URLs", "/store/search?q=chess&c=apps")
    .describe("Addresses of results pages.")
    .meta({ aliases: ["searchUrl", ...URL_ALIASES] }),
};

export const developerFields = {
  developerIds: listOf(developerId, MAX_GROUP_URLS, "developer ids")
    .optional()
    .describe("Ids of developers: a number or a name. Addresses of developer pages are accepted too.")
    .meta({ aliases: ["developerId", "developer", "developers", "devId", "developerName"] }),
  developerUrls: playUrls("developer", MAX_GROUP_URLS, "developer URLs", "/store/apps/dev?id=123")
    .describe("Addresses of developer pages.")
    .meta({ aliases: ["developerUrl", ...URL_ALIASES] }),
};

export const categoryFields = {
  categories: listOf(z.enum([...CATEGORIES]), MAX_CATEGORY_IDS, "categories")
    .optional()
    .describe("Category ids, one chart each. Without any: APPLICATION, the chart of all apps.")
    .meta({ aliases: ["category", "categoryId", "categoryIds", "genre", "genreId"] }),
  categoryUrls: playUrls("category", MAX_GROUP_URLS, "category URLs", "/store/apps/category/GAME_PUZZLE")
    .describe("Addresses of category pages.")
    .meta({ aliases: ["categoryUrl", ...URL_ALIASES] }),
};

/** Optional parts of the Records of a list. */
export const listFeatureFields = {
  includeAppInfo: flag
    .default(false)
    .describe("Also opens the page of every app (one more page each) and gives all of it as `appInfo`."),
  includeScreenshots: flag.default(false).describe("Reports whether a list item came with screenshots."),
  includeRatings: flag
    .default(false)
    .describe("Reports how much of the ratings was found; the star histogram needs `includeAppInfo`."),
  includeInstalls: flag
    .default(false)
    .describe("Reports how much of the installs was found; the exact count needs `includeAppInfo`."),
};

export const LIST_FEATURES = [
  "includeAppInfo",
  "includeScreenshots",
  "includeRatings",
  "includeInstalls",
] as const;

export const includeLegalContact = flag
  .default(false)
  .describe(
    "Also gives e-mail, postal address and phone of the developer. May be personal data of a sole trader.",
  );

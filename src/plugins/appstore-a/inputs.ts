import {
  asLists,
  countryCode,
  flag,
  idsFromUrls,
  type JsonObject,
  languageTag,
  listOf,
  localeFromUrls,
  MAX_GROUP_URLS,
  MAX_PRODUCT_IDS,
  MAX_SEARCH_TERMS,
  productId,
  searchText,
  type Step,
  steps,
  str,
  z,
} from "../../plugin-sdk/index.ts";
import { isAddress, readStoreUrl, type StoreTarget, valueOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

/** Which storefront, and in which language. */
export const localeInput = {
  country: countryCode
    .default("us")
    .describe("Storefront, ISO 3166-1 alpha-2. Prices, charts, ratings and what is offered depend on it.")
    .meta({ aliases: ["cc", "countryCode", "storefront", "region"] }),
  language: languageTag
    .optional()
    .describe("Language of the texts, BCP 47. Without it the storefront's own.")
    .meta({ aliases: ["lang", "l", "languageCode", "locale"] }),
};

export const deviceInput = z
  .enum(["iphone", "ipad", "mac"])
  .default("iphone")
  .describe("Apps for this device.")
  .meta({ aliases: ["deviceType", "platform", "entity"] });

const idList = (form: RegExp, expected: string, max: number, what: string) =>
  listOf(
    productId.refine((id) => form.test(id), `Expected ${expected}.`),
    max,
    what,
  );
const APP_ID = /^(?:\d+|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/;
const APP = "a number such as 310633997, a bundle id such as com.example.app, or the address of an app page";
const APP_WORDS = ["appId", "id", "ids", "trackId", "bundleId", "bundleIds", "appUrl", "appUrls"];
export const appIds = idList(APP_ID, APP, MAX_PRODUCT_IDS, "app ids")
  .describe("Apps: ids, `id310633997`, bundle ids, or addresses of app pages.")
  .meta({ aliases: [...APP_WORDS, ...URLS] });

const DEVELOPER = "a number such as 310634000, or the address of a developer page";
const DEVELOPER_WORDS = [
  "developerId",
  "developer",
  "developers",
  "artistId",
  "developerUrl",
  "developerUrls",
];
export const developerIds = idList(/^\d+$/, DEVELOPER, MAX_GROUP_URLS, "developer ids")
  .describe("Developers: ids, or addresses of their pages.")
  .meta({ aliases: [...DEVELOPER_WORDS, ...URLS] });

const WORDS = ["query", "queries", "term", "terms", "searchTerm", "searchQuery", "q", "keyword", "keywords"];
const SEARCH =
  "This address names no search for the device of the input; give a text, or an address such as https://apps.apple.com/us/iphone/search?term=chess.";
export const searchTerms = listOf(
  searchText.refine((text) => !isAddress(text), SEARCH),
  MAX_SEARCH_TERMS,
  "search terms",
)
  .describe("Search texts, or addresses of results pages; each is searched separately.")
  .meta({ aliases: [...WORDS, "searchUrl", "searchUrls", ...URLS] });

const pageFlag = (adds: string) =>
  flag.default(false).describe(`${adds} Reads the page of each app, once for all such flags.`);

/** Optional parts of the Records of apps. */
export const appFlags = {
  includeAppInfo: flag.default(false).describe("Taken for compatibility: a Record always has it."),
  includeScreenshots: pageFlag("Screenshots also where the list of apps has none."),
  includeRatings: pageFlag("How many gave each number of stars."),
  includeReviews: pageFlag("The reviews that the page shows, about ten; `reviews` has more."),
  includeVersions: pageFlag("The version history.").meta({ aliases: ["includeVersionHistory", "versions"] }),
  includeDeveloper: pageFlag("Other apps of the developer."),
  includeOptimization: pageFlag("Subtitle, purchases, privacy labels, chart rank, similar apps.").meta({
    aliases: ["includeOptimisation", "optimization", "optimisation", "includeAso"],
  }),
};
export const APP_FLAGS = Object.keys(appFlags) as (keyof typeof appFlags)[];
export type AppFlags = { [K in keyof typeof appFlags]: boolean };

/** What an address may name besides its target. */
const PLACES = ["device", "chart"] as const;

/**
 * Friendly forms of a list of ids or texts. Storefront, device and chart are read from addresses first; one that names
 * another device or chart than the input, or than another address, stays for validation to refuse.
 */
export function targetForms(field: string, kind: StoreTarget["kind"]): Step {
  const localeOf = (address: string) => {
    const { country, language } = readStoreUrl(address) ?? {};
    return { country, language };
  };
  const ids: Step = (raw, note) => {
    const agrees = (target: StoreTarget | null) =>
      PLACES.every((name) => target?.[name] === undefined || target[name] === raw[name]);
    return idsFromUrls(field, (text) => (agrees(readStoreUrl(text)) ? valueOf(kind)(text) : null))(raw, note);
  };
  return steps(localeFromUrls([field], localeOf), asLists(field), placesFrom(field), ids);
}

/** Takes device and chart from the addresses where the input names none and they agree. */
function placesFrom(field: string): Step {
  return (raw, note) => {
    const adopted: JsonObject = {};
    for (const name of PLACES) {
      const [only, ...others] = new Set(targetsIn(raw, field).flatMap((target) => target[name] ?? []));
      if (only === undefined || others.length > 0 || (raw[name] ?? null) !== null) continue;
      adopted[name] = only;
      note(name, "Taken from the address.");
    }
    return { ...raw, ...adopted };
  };
}

const textsIn = (raw: JsonObject, field: string): string[] =>
  [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
const targetsIn = (raw: JsonObject, field: string): StoreTarget[] =>
  textsIn(raw, field).flatMap((item) => readStoreUrl(item) ?? []);

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, kind: StoreTarget["kind"]) {
  return (raw: JsonObject): boolean => {
    const targets = targetsIn(raw, field);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind)
      : textsIn(raw, field).some((item) => !isAddress(item));
  };
}

import {
  asLists,
  countryCode,
  flag,
  idsFromUrls,
  type JsonObject,
  languageTag,
  listOf,
  localeFromUrls,
  MAX_BROAD_URLS,
  MAX_ID_CHARACTERS,
  MAX_PRODUCT_IDS,
  searchTerms as searchTermList,
  shortText,
  type Step,
  steps,
  str,
  urlItem,
} from "../../plugin-sdk/index.ts";
import { appUrl } from "./source.ts";
import { type PlayTarget, readPlayUrl } from "./targets.ts";

const PACKAGE_NAME = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)+$/;
export const URL_ALIASES = ["url", "urls", "startUrl", "startUrls"];

const appId = shortText(MAX_ID_CHARACTERS, "The app id")
  .regex(PACKAGE_NAME, "Expected a package name such as com.example.app, or the address of an app page.")
  .meta({ pattern: PACKAGE_NAME.source });

/** Addresses that name one kind of thing. `example` shows the form in the message. */
export function playUrls(kind: PlayTarget["kind"], max: number, what: string, example: string) {
  const item = urlItem.refine((url) => readPlayUrl(url)?.kind === kind, {
    error: `Expected a Google Play address such as https://play.google.com${example}.`,
  });
  return listOf(item, max, what).optional();
}

/** Which shop, and in which language. */
export const localeInput = {
  country: countryCode
    .default("us")
    .describe("Country of the shop, ISO 3166-1 alpha-2. Prices, charts and what is offered depend on it.")
    .meta({ aliases: ["gl", "countryCode", "region"] }),
  language: languageTag
    .default("en")
    .describe("Language of the texts, BCP 47. Reviews are listed per language.")
    .meta({ aliases: ["lang", "hl", "languageCode", "locale"] }),
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
    .describe("Search texts; each is searched separately.")
    .meta({
      aliases: ["query", "queries", "term", "terms", "searchTerm", "searchQuery", "q", "keyword", "keywords"],
    }),
  searchUrls: playUrls("search", MAX_BROAD_URLS, "search URLs", "/store/search?q=chess&c=apps")
    .describe("Addresses of results pages.")
    .meta({ aliases: ["searchUrl", ...URL_ALIASES] }),
};

export const includeLegalContact = flag
  .default(false)
  .describe(
    "Also gives e-mail, postal address and phone of the developer. May be personal data of a sole trader.",
  );

type Targets<I extends string, U extends string> = { [K in I | U]?: string[] | undefined };

/** Friendly forms of the ids and addresses of a kind of target. The locale comes first: it is read from the addresses. */
export function targetForms(ids: string, urls: string, kind: PlayTarget["kind"]): Step {
  const idOf = (address: string): string | null => {
    const target = readPlayUrl(address);
    return target?.kind === kind ? target.value : null;
  };
  const localeOf = (address: string) => {
    const { country, language } = readPlayUrl(address) ?? {};
    return { country, language };
  };
  return steps(localeFromUrls([ids, urls], localeOf), asLists(ids, urls), idsFromUrls(ids, idOf));
}

/** `market://` addresses, which are no web addresses, become pages of the shop. */
const webPages = idsFromUrls("appUrls", (address) => {
  const target = /^market:/i.test(address) ? readPlayUrl(address) : null;
  return target?.kind === "app" ? appUrl(target.value) : null;
});

export const appForms = steps(targetForms("appIds", "appUrls", "app"), webPages);
export const searchForms = targetForms("searchTerms", "searchUrls", "search");

/** What the ids and the addresses of an input name together, each once, in the order given. */
export function targetsOf<const I extends string, const U extends string>(ids: I, urls: U) {
  return (input: Targets<I, U>): string[] => {
    const named = (input[urls] ?? []).flatMap((url) => readPlayUrl(url)?.value ?? []);
    return [...new Set([...(input[ids] ?? []), ...named])];
  };
}

export const appsOf = targetsOf("appIds", "appUrls");
export const termsOf = targetsOf("searchTerms", "searchUrls");

/**
 * For inputs without `operation`: true when one of `fields` is there, or when `urlField` names a thing of this kind.
 * A plain `url` stands in the URL field of every operation, so there only its kind counts.
 */
export function mentions(fields: readonly string[], urlField: string, kind: PlayTarget["kind"]) {
  const isOfKind = (item: unknown) => readPlayUrl(str(item) ?? str(item, "url") ?? "")?.kind === kind;
  return (raw: JsonObject): boolean =>
    fields.some((field) => raw[field] !== undefined) || [raw[urlField]].flat().some(isOfKind);
}

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
  MAX_GROUP_URLS,
  MAX_SEARCH_TERMS,
  MAX_URL_CHARACTERS,
  searchText,
  shortText,
  type Step,
  steps,
  str,
  z,
} from "../../plugin-sdk/index.ts";
import { featureOf, isTopic } from "./ids.ts";
import { LIST_ID, type MapsTarget, readMapsUrl, valueOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

export const localeInput = {
  language: languageTag
    .default("en")
    .describe("Language of the texts, BCP 47; `en` gives the most complete answers.")
    .meta({ aliases: ["lang", "hl", "languageCode", "locale"] }),
  country: countryCode
    .optional()
    .describe("Country from which the map is looked at, ISO 3166-1 alpha-2; without it that of this server.")
    .meta({ aliases: ["gl", "countryCode", "region"] }),
};

const target = (isKnown: (text: string) => boolean, expected: string, max: number, what: string) =>
  listOf(
    z.preprocess(
      (value) => (Number.isSafeInteger(value) ? String(value) : value),
      shortText(MAX_URL_CHARACTERS, "The id").refine(isKnown, `Expected ${expected}.`),
    ),
    max,
    what,
  );
const leads =
  (...kinds: MapsTarget["kind"][]) =>
  (text: string): boolean =>
    kinds.some((kind) => kind === readMapsUrl(text)?.kind);

const PLACE =
  "a place id (ChIJ…), a feature id (0x…:0x…), a cid, a topic id (/g/…), or the address of a place on the map";
const PLACE_WORDS = [
  "placeId",
  "place",
  "places",
  "placeUrl",
  "placeUrls",
  "cid",
  "cids",
  "dataId",
  "featureId",
  "kgmid",
  "kgmids",
];
export const placeIds = target(
  (text) =>
    featureOf(text) !== null || isTopic(text) || /^[\w-]{20,256}$/.test(text) || leads("page", "short")(text),
  PLACE,
  MAX_BROAD_URLS,
  "places",
)
  .describe(`Places, each as ${PLACE}.`)
  .meta({ aliases: [...PLACE_WORDS, ...URLS] });

const LIST = "the id of a shared list, or its address";
export const listIds = target(
  (text) => LIST_ID.test(text) || leads("short")(text),
  LIST,
  MAX_GROUP_URLS,
  "lists",
)
  .describe(`Shared lists, each as ${LIST}.`)
  .meta({
    aliases: ["listId", "list", "lists", "listUrl", "listUrls", "sharedListUrl", "sharedListUrls", ...URLS],
  });

const WORDS = [
  "query",
  "queries",
  "term",
  "searchTerm",
  "searchQuery",
  "q",
  "keyword",
  "keywords",
  "searchStrings",
];
const SEARCH = "a search text, or the address of a search on the map";
/** What is meant as an address, and would find nothing as a text. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|(?:maps\.)?google\.[a-z.]+\/|goo\.gl\/)\S*$/i;
export const searchTerms = listOf(
  searchText.refine(
    (text) => !ADDRESS.test(text) || leads("search")(text),
    `Expected ${SEARCH}; places go into \`placeIds\` and shared lists into \`listIds\`.`,
  ),
  MAX_SEARCH_TERMS,
  "search terms",
)
  .describe("Search texts, or addresses of searches on the map, whose place on the map is kept.")
  .meta({ aliases: [...WORDS, "searchUrl", "searchUrls", ...URLS] });

/** Optional parts of the Records of places. */
export const placeFlags = {
  includeImages: flag
    .default(false)
    .describe("Also lists pictures; a search then asks for each place.")
    .meta({ aliases: ["images", "scrapeImages", "includePhotos", "photos"] }),
  includeReviews: flag
    .default(false)
    .describe(
      "Also gives the few reviews in the answer about the place; `reviews` has more. A search asks for each place.",
    ),
  scrapeContacts: flag
    .default(false)
    .describe(
      "Also reads the front page of the place's own web site, for e-mail addresses, phones and profiles.",
    )
    .meta({ aliases: ["includeContacts", "contacts", "includeEmails", "scrapeEmails"] }),
};

/** Friendly forms of a list of targets; language and country are read from addresses first. */
export function targetForms(field: string, ...kinds: MapsTarget["kind"][]): Step {
  const localeOf = (address: string) => {
    const { language, country } = readMapsUrl(address) ?? {};
    return { language, country };
  };
  return steps(localeFromUrls([field], localeOf), asLists(field), idsFromUrls(field, valueOf(...kinds)));
}

/** For inputs without `operation`: true when an address in the field is of one of these kinds, or where it has other texts. */
export function names(field: string, ...kinds: MapsTarget["kind"][]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []]
      .flat()
      .map((item) => str(item) ?? str(item, "url") ?? JSON.stringify(item));
    const targets = items.flatMap((item) => readMapsUrl(item) ?? []);
    return targets.length > 0
      ? targets.some(({ kind }) => kinds.includes(kind))
      : items.some((item) => item !== "" && !/^[a-z-]+:/i.test(item));
  };
}

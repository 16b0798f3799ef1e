import {
  asLists,
  countryCode,
  deliveryLocation,
  idsFromUrls,
  type JsonObject,
  listOf,
  localeFromUrls,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  searchTerms as terms,
  shortText,
  type Step,
  steps,
  str,
} from "../../plugin-sdk/index.ts";
import { EDITIONS, isEdition } from "./source.ts";
import { type EtsyTarget, readEtsyUrl, valueOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls", "targets"];

/** What every operation takes. */
export const editionInput = {
  countryCode: countryCode
    .refine(isEdition, `Etsy has no edition for this country; it has ${EDITIONS}.`)
    .default("us")
    .describe("Edition of Etsy, ISO 3166-1 alpha-2: language and currency of the page.")
    .meta({ aliases: ["country", "locale", "region", "cc"] }),
  deliveryLocation: deliveryLocation
    .optional()
    .describe("Kept with the Request only: Etsy does not let a page be asked for with a destination."),
};

/** Names of the field in operations that take listings besides. */
export const QUERY_WORDS = [
  "query",
  "queries",
  "term",
  "terms",
  "searchTerm",
  "searchQuery",
  "q",
  "keyword",
  "keywords",
  "searchUrl",
  "searchUrls",
];
export const searchTerms = terms
  .describe("Search texts, or addresses of results, market pages or categories; each is read separately.")
  .meta({ aliases: [...QUERY_WORDS, ...URLS] });

const PRODUCT_WORDS = ["productId", "productIds", "productUrl", "productUrls"];
const ID_WORDS = ["listingId", "listing", "listings", "listingUrl", "listingUrls", "id", "ids"];
export const LISTING_WORDS = [...ID_WORDS, ...PRODUCT_WORDS];
export const listingIds = listOf(
  productId.refine(
    (id) => /^\d{1,20}$/.test(id) || readEtsyUrl(id)?.kind === "short",
    "Expected the number of a listing, or its address.",
  ),
  MAX_BROAD_URLS,
  "listings",
)
  .describe("Listings: numbers, addresses of their pages, or etsy.me links.")
  .meta({ aliases: [...LISTING_WORDS, ...URLS] });

const SHOP_WORDS = ["shopName", "shop", "shops", "shopUrl", "shopUrls", "shopId"];
const SELLER_WORDS = ["seller", "sellers", "sellerUrl", "sellerUrls", "vendor", "vendors"];
export const shopNames = listOf(
  shortText(30, "The name of the shop").refine(
    (name) => /^[A-Za-z0-9]{2,30}$/.test(name),
    "Expected the name of a shop, or the address of its page; pages of people are none.",
  ),
  MAX_GROUP_URLS,
  "shops",
)
  .describe("Shops: names, or addresses of their pages.")
  .meta({ aliases: [...SHOP_WORDS, ...SELLER_WORDS, ...URLS] });

/** Friendly forms of a list of targets; the edition is read from addresses first. */
export function targetForms(field: string, kind: EtsyTarget["kind"]): Step {
  const editionOf = (address: string) => ({ countryCode: readEtsyUrl(address)?.countryCode });
  return steps(localeFromUrls([field], editionOf), asLists(field), idsFromUrls(field, valueOf(kind)));
}

/** Kinds of addresses that a field takes besides its own. */
const ALSO: Partial<Record<EtsyTarget["kind"], EtsyTarget["kind"]>> = {
  search: "category",
  listing: "short",
};

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, kind: EtsyTarget["kind"]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
    const targets = items.flatMap((item) => readEtsyUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind || one.kind === ALSO[kind])
      : items.some((item) => item !== "" && !/^[a-z-]+:/i.test(item));
  };
}

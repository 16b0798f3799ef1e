import {
  asLists,
  countryCode,
  currencyCode,
  deliveryLocation,
  idsFromUrls,
  type JsonObject,
  languageTag,
  listOf,
  localeFromUrls,
  MAX_BROAD_URLS,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  MAX_PRODUCT_IDS,
  productId,
  searchTerms as terms,
  type Step,
  steps,
  str,
  urlItem,
} from "../../plugin-sdk/index.ts";
import { canonical, readTemuUrl, type TemuTarget } from "./targets.ts";

type Kind = TemuTarget["kind"];
const URLS = ["url", "urls", "startUrl", "startUrls", "targets"];

/** What every operation takes. */
export const editionInput = {
  countryCode: countryCode
    .default("us")
    .describe("Edition of Temu by country: prices, stock and delivery depend on it.")
    .meta({ aliases: ["country", "cc", "region", "marketplace"] }),
  language: languageTag
    .optional()
    .describe("Language of the texts, where the edition has several. Without it the edition's first.")
    .meta({ aliases: ["lang", "locale"] }),
  currency: currencyCode
    .optional()
    .describe("Only compared: a counted warning says where prices are in another one. Nothing is converted."),
  deliveryLocation: deliveryLocation
    .optional()
    .describe("Kept with the Request only: Temu takes no postal code from a visitor without a session."),
};

const addresses = (max: number, what: string, expected: string, ...kinds: Kind[]) =>
  listOf(
    urlItem.refine((url) => canonical(...kinds)(url) !== null, `Expected ${expected}.`),
    max,
    what,
  );
const numbers = (max: number, what: string, form: RegExp, expected: string) =>
  listOf(
    productId.refine((id) => form.test(id), `Expected ${expected}.`),
    max,
    what,
  );

/** Products, by address or number. */
export const productInput = {
  productUrls: addresses(
    MAX_BROAD_URLS,
    "product URLs",
    "the address of a product (…-g-123.html, goods.html?goods_id=123) or a share link",
    "product",
    "share",
  )
    .optional()
    .describe("Addresses of products, or share links that lead to one.")
    .meta({ aliases: ["productUrl", "goodsUrl", "goodsUrls", ...URLS] }),
  productIds: numbers(
    MAX_PRODUCT_IDS,
    "product ids",
    /^\d{10,20}$/,
    "the number of a product, of 10 to 20 digits",
  )
    .optional()
    .describe("Numbers of products, as in …-g-123.html.")
    .meta({ aliases: ["productId", "goodsId", "goodsIds", "id", "ids"] }),
};

/** Categories, by address or number. */
export const categoryInput = {
  categoryUrls: addresses(
    MAX_GROUP_URLS,
    "category URLs",
    "the address of a category (…-o3-123.html, category.html?opt_id=123)",
    "category",
  )
    .optional()
    .describe("Addresses of categories.")
    .meta({ aliases: ["categoryUrl", "optUrls", ...URLS] }),
  categoryIds: numbers(MAX_CATEGORY_IDS, "category ids", /^\d{1,12}$/, "the number of a category")
    .optional()
    .describe("Numbers of categories, as in …-o3-123.html.")
    .meta({ aliases: ["categoryId", "optId", "optIds"] }),
};

/** Lists of any kind, and shops by number. */
export const listingInput = {
  listingUrls: addresses(
    MAX_GROUP_URLS,
    "listing URLs",
    "the address of a shop (mall.html?mall_id=123), category, search, landing page or the home page",
    ...(["mall", "category", "search", "page"] as const),
  )
    .optional()
    .describe("Addresses of lists: shops, categories, searches, landing pages, the home page.")
    .meta({ aliases: ["listingUrl", "mallUrl", "mallUrls", "shopUrl", "shopUrls", "sellerUrls", ...URLS] }),
  mallIds: numbers(MAX_GROUP_URLS, "shop ids", /^\d{6,20}$/, "the number of a shop, of 6 to 20 digits")
    .optional()
    .describe("Numbers of sellers' shops, as `seller.id` of products has them.")
    .meta({ aliases: ["mallId", "mall", "shopId", "shopIds", "sellerId", "sellerIds", "vendorIds"] }),
};

export const TERM_WORDS = [
  "query",
  "queries",
  "q",
  "term",
  "terms",
  "searchTerm",
  "searchQuery",
  "keyword",
  "keywords",
];
export const searchTerms = terms
  .describe("Search texts, or addresses of results; each is searched separately.")
  .meta({ aliases: [...TERM_WORDS, "searchUrl", "searchUrls", ...URLS] });

/** Friendly forms of a field of targets: the edition is read from addresses first, numbers stay as they are. */
export function targetForms(field: string, ...kinds: Kind[]): Step {
  const editionOf = (address: string) => ({ ...readTemuUrl(address)?.edition });
  const read = kinds.length === 1 && kinds[0] === "search" ? wordsOf : canonical(...kinds);
  return steps(localeFromUrls([field], editionOf), asLists(field), idsFromUrls(field, read));
}
const wordsOf = (address: string): string | null => {
  const target = readTemuUrl(address);
  return target?.kind === "search" ? target.id : null;
};

export const productForms = steps(targetForms("productUrls", "product", "share"), asLists("productIds"));
export const categoryForms = steps(targetForms("categoryUrls", "category"), asLists("categoryIds"));
export const listingForms = steps(
  targetForms("listingUrls", "mall", "category", "search", "page"),
  asLists("mallIds"),
);

/** For inputs without `operation`: true when a field holds an address of one of these kinds, or ids stand beside it. */
export const names =
  (field: string, ids: string | null, ...kinds: Kind[]) =>
  (raw: JsonObject): boolean =>
    (ids !== null && raw[ids] !== undefined) ||
    [raw[field] ?? []].flat().some((item) => {
      const target = readTemuUrl(str(item) ?? str(item, "url") ?? "");
      return target !== null && kinds.includes(target.kind);
    });

/** The targets of addresses and numbers, each once. */
export function targetsOf(
  urls: readonly string[] = [],
  ids: readonly string[] = [],
  of: (id: string) => TemuTarget,
) {
  const all = [...urls.flatMap((url) => readTemuUrl(url) ?? []), ...ids.map((id) => of(id))];
  return [...new Map(all.map((one) => [`${one.kind} ${one.id || one.path}`, one])).values()];
}

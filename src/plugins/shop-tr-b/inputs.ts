import {
  asLists,
  countryCode,
  currencyCode,
  deliveryLocation,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  MAX_PRODUCT_IDS,
  productId,
  searchTerms as terms,
  shortText,
  steps,
  str,
  urlItem,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { addressOf, canonical, merchantUrl, readProductId, readShopUrl, type ShopTarget } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

/** What every operation takes: there is one shop, in one country. */
export const localeInput = {
  countryCode: countryCode
    .refine((code) => code === "tr", "Expected tr: Hepsiburada has one shop, that of Turkey.")
    .default("tr")
    .describe("Only checked: Hepsiburada has one shop, that of Turkey.")
    .meta({ aliases: ["country", "cc", "locale"] }),
  currency: currencyCode
    .refine((code) => code === "TRY", "Expected TRY: nothing is converted.")
    .optional()
    .describe("Only checked: prices are in TRY, and nothing is converted."),
  deliveryLocation: deliveryLocation
    .optional()
    .describe(
      "Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place.",
    ),
};

const addresses = (max: number, what: string, expected: string, kinds: readonly ShopTarget["kind"][]) => {
  const item = urlItem.refine((url) => canonical(...kinds)(url) !== null, `Expected ${expected}.`);
  return listOf(item, max, what);
};
const ids = (max: number, what: string, form: RegExp, expected: string) => {
  const item = productId.refine((id) => form.test(id), `Expected ${expected}.`);
  return listOf(item, max, what);
};

const PRODUCTS = ["product", "group", "short", "app"] as const;
const PRODUCT = "the address of a product (…-p-HBCV…, …-pm-HBC…)";
const SKU = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/i;
/** Products, by address or number. */
export const productInput = {
  productUrls: addresses(MAX_BROAD_URLS, "product URLs", PRODUCT, PRODUCTS)
    .optional()
    .describe("Addresses of products or groups of forms, also of their reviews, or hb.biz links.")
    .meta({ aliases: ["productUrl", ...URLS] }),
  productIds: ids(MAX_PRODUCT_IDS, "product ids", SKU, "a number such as HBCV0000EBN5K8")
    .optional()
    .describe("Numbers of products (SKU, as in …-p-HBCV…), or of groups of forms (HBC…).")
    .meta({ aliases: ["productId", "sku", "skus", "id", "ids"] }),
};
export const barcodes = ids(MAX_PRODUCT_IDS, "bar codes", /^(?:\d{8}|\d{12,14})$/, "8, 12, 13 or 14 digits")
  .optional()
  .describe("Bar codes: each is searched for, and only a product that states it is given.")
  .meta({ aliases: ["barcode", "ean", "eans", "gtin", "gtins"] });

export const merchantUrls = addresses(
  MAX_GROUP_URLS,
  "merchant URLs",
  "the address of a store (/magaza/name)",
  ["merchant"],
)
  .optional()
  .describe("Addresses of merchants' stores, or the names in them.")
  .meta({
    aliases: [
      "merchantUrl",
      "merchant",
      "merchants",
      "sellerUrl",
      "sellerUrls",
      "storeUrl",
      "storeUrls",
      "shopUrls",
    ],
  });

const LISTING = "the address of a category or store (…-c-98, /magaza/name)";
export const categoryInput = {
  categoryUrls: addresses(MAX_GROUP_URLS, "category URLs", LISTING, ["listing", "merchant"])
    .optional()
    .describe("Addresses of categories, models and brands of them, popular searches, or merchants' stores.")
    .meta({ aliases: ["categoryUrl", "listingUrl", "listingUrls", "brandUrls", ...URLS] }),
  categoryIds: ids(MAX_CATEGORY_IDS, "category ids", /^\d+$/, "a whole number")
    .optional()
    .describe("Numbers of categories, as the products' `categories` have them.")
    .meta({ aliases: ["categoryId"] }),
};

const WORDS = ["query", "queries", "q", "term", "terms", "searchTerm", "searchQuery", "keyword", "keywords"];
export const searchTerms = terms
  .describe("Search texts or bar codes, or addresses of results; each is searched separately.")
  .meta({
    aliases: [
      ...WORDS,
      "hint",
      "hints",
      "barcode",
      "barcodes",
      "searchHint",
      "searchHints",
      "searchUrl",
      "searchUrls",
      ...URLS,
    ],
  });

/** How a list is sorted: our words and those of the source. */
export const SORTS = {
  price_low: "artanfiyat",
  price_high: "azalanfiyat",
  best_selling: "coksatan",
  best_rated: "degerlendirmepuani",
  most_reviewed: "yorumsayisi",
  discounted: "indirimurunler",
  newest: "enyeni",
} as const;
const amount = z.number().nonnegative();
export const listInput = {
  sort: z
    .enum(Object.keys(SORTS) as (keyof typeof SORTS)[])
    .optional()
    .describe("Order of the list. Without it the source's own, or that of the address.")
    .meta({ aliases: ["sortBy", "orderBy", "siralama", "sortType"] }),
  minPrice: amount
    .optional()
    .describe("Least price in TRY.")
    .meta({ aliases: ["priceMin", "priceFrom"] }),
  maxPrice: amount
    .optional()
    .describe("Highest price in TRY.")
    .meta({ aliases: ["priceMax", "priceTo"] }),
  soldBy: listOf(shortText(100, "The name of the merchant"), 20, "merchant names")
    .optional()
    .describe("Only offers of these merchants, by their names as shown.")
    .meta({ aliases: ["merchantName", "merchantNames", "sellerName", "sellerNames", "satici"] }),
  filters: listOf(
    shortText(200, "The filter").refine((text) => /^[^:;]+:[^;]+$/.test(text), "Expected name:value."),
    20,
    "filters",
  )
    .optional()
    .describe("Filters as the addresses of the site have them in `filtreler`, such as `markalar:apple`.")
    .meta({ aliases: ["filter", "marketplaceFilters", "filtreler"] }),
};
const SORT_WORDS = Object.fromEntries(Object.entries(SORTS).map(([word, token]) => [token, word]));
export const listForms = steps(wordsTo("sort", SORT_WORDS), asLists("soldBy", "filters"));

/** Friendly forms of lists of addresses and numbers. */
export const productForms = steps(
  asLists("productUrls", "productIds", "barcodes"),
  idsFromUrls("productUrls", canonical(...PRODUCTS)),
  idsFromUrls("productIds", (id) => (/^[a-z0-9-]+$/i.test(id) ? id.toUpperCase() : null)),
);
export const merchantForms = steps(
  asLists("merchantUrls"),
  idsFromUrls("merchantUrls", (text) => {
    const target = readShopUrl(text);
    const slug = target?.kind === "merchant" ? target.id : /^[\w-]+$/.test(text) ? text.toLowerCase() : null;
    return slug === null ? null : merchantUrl(slug);
  }),
);
export const categoryForms = steps(
  asLists("categoryUrls", "categoryIds"),
  idsFromUrls("categoryUrls", canonical("listing", "merchant")),
);
export const termForms = steps(
  asLists("searchTerms"),
  idsFromUrls("searchTerms", (text) => {
    const target = readShopUrl(text);
    return target?.kind === "search" ? target.id : null;
  }),
);

/** The products of an input, each once. */
export function productTargets(asked: {
  productUrls?: string[] | undefined;
  productIds?: string[] | undefined;
}) {
  const named = (asked.productUrls ?? []).flatMap((url) => readShopUrl(url) ?? []);
  const all = [...named, ...(asked.productIds ?? []).map(readProductId)];
  return [...new Map(all.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}

/** For inputs without `operation`: true when a field holds an address of one of these kinds, or another field stands beside it. */
export const names =
  (field: string, others: readonly string[], ...kinds: ShopTarget["kind"][]) =>
  (raw: JsonObject): boolean =>
    others.some((other) => raw[other] !== undefined) ||
    [raw[field] ?? []].flat().some((item) => {
      const target = readShopUrl(str(item) ?? str(item, "url") ?? "");
      return target !== null && kinds.includes(target.kind);
    });

export const optional = (adds: string) => flag.default(false).describe(adds);
export const listingUrl = (id: string): string =>
  addressOf({ kind: "listing", id, path: `x-c-${id}`, query: {} });

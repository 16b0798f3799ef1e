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
  type Step,
  steps,
  str,
  urlItem,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { STOREFRONTS, storefrontOf } from "./source.ts";
import { canonical, readProductId, readShopUrl, type ShopTarget } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

/** Which shop of Trendyol is read. */
export const localeInput = {
  countryCode: countryCode
    .refine(
      (code) => Object.hasOwn(STOREFRONTS, code),
      "Expected tr, ae or ro: the shops whose number is known.",
    )
    .default("tr")
    .describe("Country of the shop: tr, ae or ro. Prices, languages and what is sold depend on it.")
    .meta({ aliases: ["country", "cc", "storefront", "marketplace"] }),
  currency: currencyCode
    .optional()
    .describe("Only checked: each shop has one currency (TRY, AED, RON), and nothing is converted."),
  deliveryLocation: deliveryLocation
    .optional()
    .describe(
      "Kept with the Request, and in products as requestedDeliveryLocation: pages cannot be asked for with a place.",
    ),
};

/** For `.check`: the currency is that of the shop. */
export function shopCurrency({
  value,
  issues,
}: z.core.ParsePayload<{ countryCode: string; currency?: string | undefined }>) {
  const { currency } = storefrontOf(value.countryCode);
  if (value.currency === undefined || value.currency === currency) return;
  const message = `The shop of "${value.countryCode}" has prices in ${currency} only.`;
  issues.push({ code: "custom", input: value.currency, path: ["currency"], message });
}

const addresses = (max: number, what: string, expected: string, ...kinds: ShopTarget["kind"][]) =>
  listOf(
    urlItem.refine((url) => canonical(...kinds)(url) !== null, `Expected ${expected}.`),
    max,
    what,
  );
const numbers = (max: number, what: string) =>
  listOf(
    productId.refine((id) => /^\d+$/.test(id), "Expected a whole number."),
    max,
    what,
  );

/** Products, by address or number. */
export const productInput = {
  productUrls: addresses(
    MAX_BROAD_URLS,
    "product URLs",
    "the address of a product (…-p-123) or a ty.gl link",
    "product",
  )
    .optional()
    .describe(
      "Addresses of products, also of their reviews, or short links; `merchantId` in it chooses the seller.",
    )
    .meta({ aliases: ["productUrl", ...URLS] }),
  productIds: numbers(MAX_PRODUCT_IDS, "product ids")
    .optional()
    .describe("Numbers of products, as in …-p-123.")
    .meta({ aliases: ["productId", "contentId", "contentIds", "id", "ids"] }),
};

const SELLER = "the address of a shop (/magaza/…-m-123 or /sr?mid=123)";
export const sellerInput = {
  sellerUrls: addresses(MAX_GROUP_URLS, "seller URLs", SELLER, "seller")
    .optional()
    .describe("Addresses of sellers' shops.")
    .meta({ aliases: ["sellerUrl", "storeUrl", "storeUrls", "shopUrls"] }),
  sellerIds: numbers(MAX_GROUP_URLS, "seller ids")
    .optional()
    .describe("Numbers of sellers.")
    .meta({ aliases: ["sellerId", "merchantId", "merchantIds", "vendorIds"] }),
};

const LISTING = "the address of a category, brand or shop (…-x-c123, /sr?wc=123, /magaza/…-m-123)";
export const categoryInput = {
  categoryUrls: addresses(MAX_GROUP_URLS, "category URLs", LISTING, "listing", "seller")
    .optional()
    .describe("Addresses of categories, brands, filtered lists or sellers' shops.")
    .meta({ aliases: ["categoryUrl", "listingUrl", "listingUrls", "brandUrls", ...URLS] }),
  categoryIds: numbers(MAX_CATEGORY_IDS, "category ids")
    .optional()
    .describe("Numbers of categories, as the products' `webCategories` have them.")
    .meta({ aliases: ["categoryId", "webCategoryIds"] }),
};

const WORDS = ["query", "queries", "q", "term", "terms", "searchTerm", "searchQuery", "keyword", "keywords"];
export const searchTerms = terms
  .describe("Search texts, or addresses of results; each is searched separately.")
  .meta({ aliases: [...WORDS, "searchUrl", "searchUrls", ...URLS] });

/** How a list is sorted: our words and those of the source. */
export const SORTS = {
  recommended: "SCORE",
  best_selling: "BEST_SELLER",
  price_low: "PRICE_BY_ASC",
  price_high: "PRICE_BY_DESC",
  newest: "MOST_RECENT",
  most_rated: "MOST_RATED",
  most_favourite: "MOST_FAVOURITE",
  discounted: "DISCOUNT_APPLIED",
} as const;
const amount = z.number().nonnegative();
export const listInput = {
  sort: z
    .enum(Object.keys(SORTS) as (keyof typeof SORTS)[])
    .optional()
    .describe("Order of the list. Without it the source's own, or that of the address.")
    .meta({ aliases: ["sortBy", "orderBy", "sst"] }),
  minPrice: amount
    .optional()
    .describe("Least price, in the shop's currency.")
    .meta({ aliases: ["priceMin", "priceFrom"] }),
  maxPrice: amount
    .optional()
    .describe("Highest price, in the shop's currency.")
    .meta({ aliases: ["priceMax", "priceTo"] }),
};
const SORT_WORDS = Object.fromEntries(Object.entries(SORTS).map(([word, token]) => [token, word]));
export const sortWords = wordsTo("sort", SORT_WORDS);

/** Friendly forms of lists of addresses and numbers. */
export const productForms = steps(
  asLists("productUrls", "productIds"),
  idsFromUrls("productUrls", canonical("product")),
);
export const sellerForms = steps(
  asLists("sellerUrls", "sellerIds"),
  idsFromUrls("sellerUrls", canonical("seller")),
);
export const categoryForms: Step = steps(
  asLists("categoryUrls", "categoryIds"),
  idsFromUrls("categoryUrls", canonical("listing", "seller")),
);
export const termForms = steps(
  asLists("searchTerms"),
  idsFromUrls("searchTerms", (text) => {
    const target = readShopUrl(text);
    return target?.kind === "search" ? (target.query["q"] ?? null) : null;
  }),
);

/** The products of an input, each once. */
export function productTargets(asked: {
  productUrls?: string[] | undefined;
  productIds?: string[] | undefined;
}) {
  const named = (asked.productUrls ?? []).flatMap((url) => readShopUrl(url) ?? []);
  const all = [...named, ...(asked.productIds ?? []).map(readProductId)];
  return [
    ...new Map(all.map((one) => [`${one.id ?? one.path} ${one.query["merchantId"] ?? ""}`, one])).values(),
  ];
}

/** For inputs without `operation`: true when a field holds an address of one of these kinds, or ids stand beside it. */
export const names =
  (field: string, ids: string | null, ...kinds: ShopTarget["kind"][]) =>
  (raw: JsonObject): boolean =>
    (ids !== null && raw[ids] !== undefined) ||
    [raw[field] ?? []].flat().some((item) => {
      const target = readShopUrl(str(item) ?? str(item, "url") ?? "");
      return target !== null && kinds.includes(target.kind);
    });

export const optional = (adds: string) => flag.default(false).describe(adds);

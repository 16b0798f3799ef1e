import {
  asLists,
  countryCode,
  currencyCode,
  deliveryLocation,
  flag,
  idsFromUrls,
  type JsonObject,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  MAX_PRODUCT_IDS,
  productId,
  type RunContext,
  searchTerms as terms,
  SourceError,
  sourceUrl,
  type Step,
  steps,
  str,
  urlItem,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { type Market, STOREFRONTS } from "./source.ts";
import { addressOf, type AmazonTarget, asinOf, canonical, readAmazonUrl, SELLER_ID } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

/** Which shop of Amazon is read, and how its pages should be made. */
export const marketInput = {
  countryCode: countryCode
    .refine(
      (code) => STOREFRONTS.has(code),
      `Amazon has no shop for this country; it has ${[...STOREFRONTS.keys()].join(", ")}.`,
    )
    .optional()
    .describe("Country of the shop: us without it. An address names its shop itself, which wins.")
    .meta({ aliases: ["country", "marketplace", "cc", "storefront", "domainCode"] }),
  language: languageTag
    .optional()
    .describe("Language asked for, such as en-US; not every shop has every language.")
    .meta({ aliases: ["lang", "locale"] }),
  currency: currencyCode
    .optional()
    .describe(
      "Currency asked for; Amazon decides by the visitor's country, and Records have what it showed.",
    ),
  deliveryLocation: deliveryLocation
    .optional()
    .describe(
      "Kept with the Request, and in products and price points as requestedDeliveryLocation: choosing a place needs a session; Records have the place shown.",
    ),
};

const addresses = (max: number, what: string, expected: string, ...kinds: AmazonTarget["kind"][]) =>
  listOf(
    urlItem.refine((url) => canonical(...kinds)(url) !== null, `Expected ${expected}.`),
    max,
    what,
  );
const ids = (max: number, what: string, fits: RegExp, expected: string) =>
  listOf(
    productId.refine((id) => fits.test(id), `Expected ${expected}.`),
    max,
    what,
  );

/** Products, by address or ASIN. */
export const productInput = {
  productUrls: addresses(
    MAX_BROAD_URLS,
    "product URLs",
    "the address of a product (…/dp/B012345678) or a short link",
    "product",
    "short",
  )
    .optional()
    .describe("Addresses of products in any form, or short links.")
    .meta({ aliases: ["productUrl", "asinUrls", ...URLS] }),
  productIds: ids(MAX_PRODUCT_IDS, "product ids", /^[A-Z0-9]{10}$/, "an ASIN: ten letters and digits")
    .optional()
    .describe("ASINs; of a book its ISBN-10.")
    .meta({ aliases: ["productId", "asin", "asins", "id", "ids"] }),
};

const SELLER = "the address of a seller (/sp?seller=A…)";
export const sellerInput = {
  sellerUrls: addresses(MAX_GROUP_URLS, "seller URLs", SELLER, "seller")
    .optional()
    .describe("Addresses of sellers' pages.")
    .meta({ aliases: ["sellerUrl", "storeUrls", "vendorUrls"] }),
  sellerIds: ids(MAX_GROUP_URLS, "seller ids", SELLER_ID, "the id of a seller, such as A1B2C3D4E5F6G7")
    .optional()
    .describe("Ids of sellers, as products and offers have them.")
    .meta({ aliases: ["sellerId", "seller", "sellers", "merchantIds", "vendor", "vendors"] }),
};

const WORDS = [
  "query",
  "queries",
  "q",
  "k",
  "term",
  "terms",
  "searchTerm",
  "searchQuery",
  "keyword",
  "keywords",
];
const LIST = "the address of results, a category or what a seller offers (/s?…, /b?node=…)";
export const SORTS = {
  featured: "relevanceblender",
  price_low: "price-asc-rank",
  price_high: "price-desc-rank",
  rating: "review-rank",
  newest: "date-desc-rank",
  best_selling: "exact-aware-popularity-rank",
} as const;
const amount = z.coerce.number("Expected an amount.").nonnegative().max(10_000_000);

/** Lists of products: by text, address, category or seller. */
export const listInput = {
  searchTerms: terms
    .optional()
    .describe("Search texts; each is searched separately.")
    .meta({ aliases: WORDS }),
  categoryUrls: addresses(MAX_GROUP_URLS, "category URLs", LIST, "list")
    .optional()
    .describe("Addresses of results with their filters, of categories, or of what a seller offers.")
    .meta({ aliases: ["categoryUrl", "searchUrl", "searchUrls", "listUrls", ...URLS] }),
  categoryIds: ids(MAX_CATEGORY_IDS, "category ids", /^\d+$/, "the number of a category (node)")
    .optional()
    .describe("Numbers of categories (nodes), as `categories` of products have them.")
    .meta({ aliases: ["categoryId", "node", "nodes", "browseNodes"] }),
  sellerIds: sellerInput.sellerIds.describe("Ids of sellers, for what they offer."),
};

/** How such a list is filtered and sorted. */
export const filterInput = {
  sort: z
    .enum(Object.keys(SORTS) as (keyof typeof SORTS)[])
    .optional()
    .describe("Order of the list; without it Amazon's own, or that of the address.")
    .meta({ aliases: ["sortBy", "order", "orderBy"] }),
  department: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/, "Expected Amazon's word for a department, such as electronics.")
    .optional()
    .describe("Department to search in, as the shop spells it in its addresses (i=…).")
    .meta({ aliases: ["searchIndex", "searchAlias"] }),
  minPrice: amount
    .optional()
    .describe("Least price, in the shop's currency.")
    .meta({ aliases: ["priceMin", "lowPrice", "low-price"] }),
  maxPrice: amount
    .optional()
    .describe("Highest price, in the shop's currency.")
    .meta({ aliases: ["priceMax", "highPrice", "high-price"] }),
};

export const rankingInput = {
  rankingUrls: addresses(
    MAX_GROUP_URLS,
    "ranking URLs",
    "the address of a ranking (/gp/bestsellers/electronics, /zgbs/electronics)",
    "ranking",
  )
    .optional()
    .describe("Addresses of rankings of any kind, with or without a category below the department.")
    .meta({ aliases: ["rankingUrl", "bestsellerUrls", "bestsellerUrl", "bestSellersUrl", "bestsellers"] }),
};

/** Moves items of one list that fit another to it: an address among ids, results among search texts. */
function moved(from: string, to: string, fits: (text: string) => boolean): Step {
  return (raw, note) => {
    const [source, target] = [[raw[from] ?? []].flat(), [raw[to] ?? []].flat()];
    const isFit = (item: unknown) => fits(str(item) ?? str(item, "url") ?? "");
    const fitting = source.filter(isFit);
    if (fitting.length === 0) return raw;
    note(to, `Taken from ${from}.`);
    const { [from]: _from, ...others } = raw;
    const rest = source.filter((item) => !isFit(item));
    return { ...others, ...(rest.length === 0 ? {} : { [from]: rest }), [to]: [...target, ...fitting] };
  };
}
const isOf =
  (...kinds: AmazonTarget["kind"][]) =>
  (text: string): boolean =>
    canonical(...kinds)(text) !== null;

export const productForms = steps(
  asLists("productUrls", "productIds"),
  moved("productIds", "productUrls", isOf("product", "short")),
  moved("productUrls", "productIds", (text) => asinOf(text) !== null),
  idsFromUrls("productUrls", canonical("product", "short")),
  idsFromUrls("productIds", asinOf),
);
export const sellerForms = steps(
  asLists("sellerUrls", "sellerIds"),
  moved("sellerIds", "sellerUrls", isOf("seller")),
  idsFromUrls("sellerUrls", canonical("seller")),
);
export const listForms = steps(
  asLists("searchTerms", "categoryUrls", "categoryIds", "sellerIds"),
  moved("searchTerms", "categoryUrls", isOf("list")),
  idsFromUrls("categoryUrls", canonical("list")),
  wordsTo("sort", Object.fromEntries(Object.entries(SORTS).map(([word, token]) => [token, word]))),
);
export const rankingForms = steps(asLists("rankingUrls"), idsFromUrls("rankingUrls", canonical("ranking")));

/** For inputs without `operation`: true when a field holds an address of one of these kinds, or `own` stands beside it. */
export const names =
  (field: string, own: string, ...kinds: AmazonTarget["kind"][]) =>
  (raw: JsonObject): boolean =>
    raw[own] !== undefined ||
    [raw[field] ?? []].flat().some((item) => isOf(...kinds)(str(item) ?? str(item, "url") ?? ""));

export const optional = (adds: string) => flag.default(false).describe(adds);

/** What addresses and ids name, each once; ids are of the shop that the input asks for. */
export function targetsOf(market: Market, urls: readonly string[] = [], own: readonly AmazonTarget[] = []) {
  const all = [...urls.flatMap((url) => readAmazonUrl(url) ?? []), ...own];
  return [...new Map(all.map((target) => [addressOf(target), target])).values()];
}
export const countryOf = ({ countryCode = "us" }: Market): string => countryCode;

export type Asked<F extends Record<string, z.ZodType>> = { [K in keyof F]?: z.output<F[K]> };

export const productTargets = (asked: Market & Asked<typeof productInput>) =>
  targetsOf(
    asked,
    asked.productUrls,
    (asked.productIds ?? []).map((id) => ({ kind: "product", country: countryOf(asked), id })),
  );

/** Follows a short link, and tells of an address whose shop is not the one that was asked for. */
export async function knownProduct(ctx: RunContext, { countryCode }: Market, target: AmazonTarget) {
  let known: AmazonTarget | null = target;
  if (target.kind === "short") {
    const origin = ctx.origin(target.host.replace(".", "-"));
    const { url } = await ctx.http.get(sourceUrl(origin, "/{path*}", { path: target.id }));
    known = readAmazonUrl(url);
  }
  if (known?.kind !== "product")
    throw new SourceError("input_not_found", `${addressOf(target)} does not lead to a product.`);
  if (countryCode !== undefined && countryCode !== known.country)
    ctx.warn(
      "country_differs",
      `${addressOf(known)} names its shop, which was read instead of "${countryCode}".`,
    );
  return known;
}

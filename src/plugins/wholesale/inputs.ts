import {
  asLists,
  categoryId,
  countryCode,
  currencyCode,
  deliveryLocation,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  MAX_PRODUCT_IDS,
  MAX_SEARCH_TERMS,
  productId,
  searchText,
  shortText,
  type Step,
  steps,
  str,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { type AlibabaTarget, readAlibabaUrl, valueOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls", "targets"];
const NOT_CHOSEN = "Kept with the Request only: Alibaba goes by where the server is.";

/** What every operation takes, so that callers of other families need not leave it out. */
export const marketInput = {
  countryCode: countryCode
    .optional()
    .describe(`Country of the visitor. ${NOT_CHOSEN}`)
    .meta({
      aliases: ["country", "cc", "visitorCountry"],
    }),
  currency: currencyCode
    .optional()
    .describe("Only compared: a counted warning says where prices are in another one. Nothing is converted."),
  deliveryLocation: deliveryLocation.optional().describe(`Place to deliver to. ${NOT_CHOSEN}`),
};

export const searchTerms = listOf(
  searchText.refine((text) => !/^https?:/i.test(text), "Expected a text, or the address of a search."),
  MAX_SEARCH_TERMS,
  "search terms",
)
  .describe("Search texts, or addresses of results; each is searched separately.")
  .meta({
    aliases: ["query", "queries", "term", "terms", "searchTerm", "searchQuery", "q", "keyword"].concat(
      ["keywords", "searchText", "searchUrl", "searchUrls"],
      URLS,
    ),
  });

export const productIds = listOf(
  productId.refine((id) => /^\d{5,20}$/.test(id), "Expected the number of a product, or its address."),
  MAX_PRODUCT_IDS,
  "products",
)
  .describe("Products: numbers, or addresses of their pages.")
  .meta({ aliases: ["productId", "productUrl", "productUrls", "product", "products", "id", "ids", ...URLS] });

const SUPPLIER_WORDS = ["supplier", "vendor", "seller", "company", "store", "shop"];
export const supplierIds = listOf(
  shortText(100, "The supplier")
    .toLowerCase()
    .refine(
      (id) => /^[a-z0-9][a-z0-9-]{0,62}(?:\.trustpass)?$/.test(id) && !/^\d{6,}$/.test(id),
      "Expected the sub-domain of a supplier's site, or its address; a number of a company opens no page.",
    ),
  MAX_GROUP_URLS,
  "suppliers",
)
  .describe("Suppliers: sub-domains of their sites, such as `kites` of kites.en.alibaba.com, or addresses.")
  .meta({
    aliases: SUPPLIER_WORDS.flatMap((word) => [
      word,
      `${word}s`,
      `${word}Url`,
      `${word}Urls`,
      `${word}Id`,
    ]).concat(["companies", "vendorIds", "sellerIds"], URLS),
  });

export const categoryIds = listOf(
  categoryId.refine((id) => /^[1-9]\d{0,19}$/.test(id), "Expected the number of a category, or its address."),
  MAX_CATEGORY_IDS,
  "categories",
)
  .describe("Categories: numbers, as products state them, or addresses of their pages.")
  .meta({ aliases: ["categoryId", "category", "categories", "categoryUrl", "categoryUrls", "cid", ...URLS] });

/** How lists are sorted: our words and those of the source. */
export const SORTS = {
  best_match: "",
  orders: "prodSold180",
  response_rate: "RESRAT",
  price_low: "PRICE_ASC",
  price_high: "PRICE_DESC",
} as const;
const SORT_WORDS = Object.fromEntries(
  Object.entries(SORTS).flatMap(([word, own]) => (own === "" ? [] : [[own, word]])),
);
const amount = (what: string) =>
  z.coerce.number("Expected a number.").nonnegative().optional().describe(what);

/** What narrows a list of products down. */
export const listInput = {
  sort: z
    .enum(Object.keys(SORTS) as (keyof typeof SORTS)[])
    .default("best_match")
    .describe("Order of the list.")
    .meta({ aliases: ["sortBy", "orderBy", "sortType"] }),
  minPrice: amount("Least price, in the currency of the page.").meta({ aliases: ["priceMin", "pricef"] }),
  maxPrice: amount("Highest price, in the currency of the page.").meta({ aliases: ["priceMax", "pricet"] }),
  minOrderFrom: amount("Least minimum order.").meta({ aliases: ["minMoq", "moqMin", "moqFrom", "moqf"] }),
  minOrderTo: amount("Highest minimum order: what can be ordered in this quantity.").meta({
    aliases: ["minOrder", "moq", "maxMoq", "moqMax", "moqTo", "moqt", "minimumOrderQuantity"],
  }),
  minReviewScore: z
    .enum(["4", "4.5", "5"])
    .optional()
    .describe("Least rating of the supplier.")
    .meta({
      aliases: ["reviewScore"],
    }),
  supplierCountry: countryCode
    .optional()
    .describe("Country of the supplier.")
    .meta({
      aliases: ["supplierCountryCode"],
    }),
  tradeAssurance: flag.default(false).describe("Only suppliers with Trade Assurance."),
  verifiedSupplier: flag.default(false).describe("Only suppliers that were assessed."),
  verifiedPro: flag.default(false).describe("Only Verified Pro suppliers."),
  freeSample: flag.default(false).describe("Only products with free samples."),
};
export const sortWords = wordsTo("sort", SORT_WORDS);

/** Friendly forms of a list of targets. */
export const targetForms = (field: string, ...kinds: AlibabaTarget["kind"][]): Step =>
  steps(asLists(field), idsFromUrls(field, valueOf(...kinds)));

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, ...kinds: AlibabaTarget["kind"][]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []]
      .flat()
      .map((item) => str(item) ?? str(item, "url") ?? `${item as number}`);
    const targets = items.flatMap((item) => readAlibabaUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => kinds.includes(one.kind))
      : items.some((item) => item !== "" && !/^[a-z-]+:/i.test(item));
  };
}

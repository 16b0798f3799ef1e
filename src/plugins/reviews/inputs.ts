import {
  asLists,
  countryCode,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  localeFromUrls,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  MAX_SEARCH_TERMS,
  productId,
  searchText,
  shortText,
  type Step,
  steps,
  str,
} from "../../plugin-sdk/index.ts";
import { ID, isAddress, readSiteUrl, type SiteTarget } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

export const countryInput = countryCode
  .optional()
  .describe(
    "Edition of the site, for names of categories and countries; ISO 3166-1 alpha-2. Without it, or for a country that has none, the one in English.",
  )
  .meta({ aliases: ["cc", "countryCode", "region", "market"] });
export const marketInput = countryCode
  .optional()
  .describe("Only businesses of this country, from its edition of the site; ISO 3166-1 alpha-2.")
  .meta({ aliases: ["cc", "countryCode", "region", "market"] });

const BUSINESS =
  "a domain such as example.com, an id of 24 digits, or the address of its reviews or its own site";
const BUSINESS_WORDS = [
  "business",
  "businessUrl",
  "businessUrls",
  "domain",
  "domains",
  "company",
  "companies",
];
const MORE_WORDS = [
  "companyUrl",
  "companyUrls",
  "website",
  "websites",
  "businessId",
  "businessIds",
  "businessUnitId",
  "businessUnitIds",
];
export const businesses = listOf(
  shortText(255, "The business").refine(
    (name) => ID.test(name) || (/^[^\s?#@:.]+\.[^\s?#@:]+$/.test(name) && !isAddress(name)),
    `Expected ${BUSINESS}; \`search\` finds one by its name, and other pages go into \`categories\`, \`reviewers\` or \`reviewIds\`.`,
  ),
  MAX_BROAD_URLS,
  "businesses",
)
  .describe("Businesses: domains, addresses of their pages or sites, or `businessUnitId` of a Record.")
  .meta({ aliases: [...BUSINESS_WORDS, ...MORE_WORDS, ...URLS] });

export const categories = listOf(
  productId.refine(
    (id) => /^[\p{L}\p{N}_-]+$/u.test(id),
    "Expected a category such as electronics_technology.",
  ),
  MAX_GROUP_URLS,
  "categories",
)
  .describe("Categories: ids such as `electronics_technology`, their names in English, or addresses.")
  .meta({ aliases: ["category", "categoryId", "categoryIds", "categoryUrl", "categoryUrls", ...URLS] });

export const reviewers = listOf(
  productId.refine(
    (id) => ID.test(id),
    "Expected an id of 24 digits, or the address of the page of a reviewer.",
  ),
  MAX_GROUP_URLS,
  "reviewers",
)
  .describe("People who wrote reviews: `author.id` of a review, or addresses of their pages.")
  .meta({
    aliases: ["reviewer", "reviewerId", "reviewerIds", "reviewerUrls", "user", "userId", "userIds", ...URLS],
  });

export const searchTerms = listOf(
  searchText.refine(
    (text) => !isAddress(text),
    "Expected a search text, or the address of a results page; businesses go into `businesses`.",
  ),
  MAX_SEARCH_TERMS,
  "search terms",
)
  .describe("Search texts, or addresses of results pages; each is searched separately.")
  .meta({
    aliases: ["query", "queries", "term", "searchTerm", "searchQuery", "q", "keyword", "keywords", ...URLS],
  });

/** Optional parts of the Records of businesses. */
export const businessFlags = {
  includeCompanyInfo: flag
    .default(false)
    .describe("All that the page of each business states; in lists one page more for each.")
    .meta({ aliases: ["includeBusinessInfo", "includeProfile"] }),
  includeContacts: flag
    .default(false)
    .describe("Telephone and e-mail: may be personal data of a sole trader."),
  includeReviews: flag
    .default(false)
    .describe("The reviews on the first page of each business, about 20; `reviews` has more."),
};
export const BUSINESS_FLAGS = Object.keys(businessFlags) as (keyof typeof businessFlags)[];
export type BusinessFlags = { [K in keyof typeof businessFlags]: boolean };

/** Friendly forms of a list of targets; country and language are read from addresses first. */
export function targetForms(field: string, read: (text: string) => string | null, ...locale: string[]): Step {
  const localeOf = (address: string) => {
    const target = readSiteUrl(address);
    return Object.fromEntries(locale.map((name) => [name, target?.[name as "country" | "language"]]));
  };
  return steps(localeFromUrls([field], localeOf), asLists(field), idsFromUrls(field, read));
}

/** For inputs without `operation`: true when the field names something of this kind; addresses of the site alone decide where there are any. */
export function names(field: string, kind: SiteTarget["kind"]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
    const targets = items.flatMap((item) => readSiteUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind)
      : items.some((item) => item !== "" && !isAddress(item));
  };
}

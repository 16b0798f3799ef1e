import {
  asLists,
  countIn,
  idString,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  searchTerms,
  shortText,
  type Step,
  steps,
  str,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { COMPANY, companyOf, JOB_ID, jobOf, POST, postOf, PROFILE, profileOf, slugOf } from "./targets.ts";

/** Names under which any target may come. */
export const URLS = [
  "url",
  "urls",
  "startUrl",
  "startUrls",
  "targetUrl",
  "targetUrls",
  "identifier",
  "identifiers",
];
export const QUERY_WORDS = [
  "query",
  "queries",
  "keyword",
  "keywords",
  "searchQuery",
  "searchQueries",
  "searchTerm",
  "q",
];

const idList = (form: RegExp, expected: string, max: number, what: string) =>
  listOf(
    productId.refine((id) => form.test(id), `Expected ${expected}.`),
    max,
    what,
  );

export const COMPANY_WORDS = [
  ...["company", "companyUrl", "companyUrls", "companyName", "companyNames", "companyId", "companyIds"],
  ...["companyUrn", "companyUrns", "organization", "slug", "slugs"],
];
export const companies = idList(
  COMPANY,
  "the address of a company page, its slug, a name, or a number such as urn:li:organization:1441",
  MAX_GROUP_URLS,
  "companies",
)
  .describe(
    "Companies, schools and showcase pages: addresses, slugs, names, or numbers. A number costs one call more, and leads on only while the company has open jobs.",
  )
  .meta({ aliases: [...COMPANY_WORDS, ...URLS] });

const PROFILE_WORDS = [
  ...[
    "profile",
    "profileUrl",
    "profileUrls",
    "publicIdentifier",
    "publicIdentifiers",
    "username",
    "usernames",
  ],
  ...["linkedinUrl", "linkedinUrls"],
];
export const profiles = idList(
  PROFILE,
  "the address of a profile such as https://www.linkedin.com/in/jane-doe, or what follows /in/ there",
  MAX_GROUP_URLS,
  "profiles",
)
  .describe("People: addresses of their profiles, or the public identifiers in these.")
  .meta({ aliases: [...PROFILE_WORDS, ...URLS] });

const POST_WORDS = ["post", "postUrl", "postUrls", "postId", "postIds", "postUrn", "postUrns", "id", "ids"];
export const posts = idList(
  POST,
  "the address of a post, a URN such as urn:li:activity:7195255465402904576, or its number",
  MAX_BROAD_URLS,
  "posts",
)
  .describe("Posts: addresses, URNs, or `id` of a Record.")
  .meta({ aliases: [...POST_WORDS, ...URLS] });

const JOB_WORDS = ["job", "jobs", "jobId", "jobUrl", "jobUrls", "id", "ids"];
export const jobIds = idList(JOB_ID, "the number of a job, or its address", MAX_BROAD_URLS, "jobs")
  .describe("Jobs: numbers as `jobs` gives them, or addresses of any form.")
  .meta({ aliases: [...JOB_WORDS, ...URLS] });

export const queries = searchTerms.meta({ aliases: QUERY_WORDS });
export const query = shortText(512, "The search text").meta({
  aliases: QUERY_WORDS.filter((word) => word !== "query"),
});

/** How far back, by the words of the source's own forms. */
export const DATE_FILTERS = {
  "past-hour": 3_600,
  "past-24h": 86_400,
  "past-week": 604_800,
  "past-month": 2_592_000,
};
export type DateFilter = keyof typeof DATE_FILTERS;
export const dateFilter = z
  .enum(Object.keys(DATE_FILTERS) as [DateFilter, ...DateFilter[]])
  .optional()
  .meta({ aliases: ["datePosted", "postedWithin", "timeFilter", "since", "fTpr", "publishedAt"] });
export const sortType = z
  .enum(["relevance", "date_posted"])
  .default("relevance")
  .meta({ aliases: ["sort", "sortBy", "order", "orderBy"] });
export const maxPosts = countIn(1, 100)
  .optional()
  .meta({ aliases: ["totalPosts", "postsPerTarget", "maxItems"] });

/** Other words for how far back, and for the order. */
export const timeForms: Step = steps(
  wordsTo("dateFilter", {
    ...{ hour: "past-hour", "1h": "past-hour", r3600: "past-hour" },
    ...{ day: "past-24h", today: "past-24h", "24h": "past-24h", "past-day": "past-24h", r86400: "past-24h" },
    ...{ "last 24 hours": "past-24h", week: "past-week", "7d": "past-week", "last week": "past-week" },
    ...{ r604800: "past-week", month: "past-month", "30d": "past-month", r2592000: "past-month" },
  }),
  wordsTo("sortType", {
    ...{ date: "date_posted", recent: "date_posted", newest: "date_posted", latest: "date_posted" },
    ...{ dd: "date_posted", r: "relevance", relevant: "relevance", top: "relevance" },
  }),
);

/** Friendly forms of a list of targets: one of them alone, addresses and URNs, or names where `spell` is given. */
function targetForms(
  field: string,
  read: (text: string) => string | null,
  spell = (text: string) => text,
): Step {
  const spelled: Step = (raw, note) => {
    const items = raw[field];
    if (!Array.isArray(items)) return raw;
    return {
      ...raw,
      [field]: items.map((item, index) => {
        const word = typeof item === "string" && !item.includes("://") ? spell(item.trim()) : item;
        if (word !== item) note(`${field}.${index}`, "Written as the source has it in addresses.");
        return word;
      }),
    };
  };
  return steps(asLists(field), idsFromUrls(field, read), spelled);
}

export const companyForms = targetForms("companies", companyOf, (text) =>
  /^(?:school|showcase)\//.test(text) ? text : slugOf(text),
);
export const profileForms = targetForms("profiles", profileOf, (text) => text.replace(/^(?:@|\/?in\/)/, ""));
export const postForms = targetForms("posts", postOf);
export const jobForms = targetForms("jobIds", jobOf);

/** For inputs without `operation`: true when the field holds such a target; addresses and URNs alone decide where there are any. */
export const names =
  (field: string, read: (text: string) => string | null) =>
  (raw: JsonObject): boolean =>
    [raw[field] ?? []]
      .flat()
      .map((item) => idString(item) ?? str(item, "url") ?? "")
      .some((item) => (/:/.test(item) ? read(item) !== null : item !== ""));

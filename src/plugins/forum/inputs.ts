import {
  asLists,
  countIn,
  flag,
  idsFromUrls,
  isJsonObject,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  searchTerms as terms,
  shortText,
  type Step,
  steps,
  str,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { fieldForms } from "./fields-input.ts";
import {
  COMMUNITY,
  communityOf,
  type ForumTarget,
  POST,
  postOf,
  readForumUrl,
  searchTextOf,
  USER,
  userOf,
} from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];
const nameList = (form: RegExp, expected: string, max: number, what: string) =>
  listOf(
    shortText(400, "The name").refine((text) => form.test(text), `Expected ${expected}.`),
    max,
    what,
  );

const SUBREDDIT_WORDS = [
  "subreddit",
  "community",
  "communities",
  "communityName",
  "subredditName",
  "subredditUrl",
];
const communityList = () =>
  nameList(
    COMMUNITY,
    "the name of a community such as homelab, several as a+b, or its address",
    MAX_GROUP_URLS,
    "communities",
  );
export const subreddits = communityList()
  .describe(
    "Communities: names, `r/name`, several at once as `a+b`, `u_name` for an account's own, or addresses.",
  )
  .meta({ aliases: [...SUBREDDIT_WORDS, "subredditUrls", "communityUrl", "communityUrls", ...URLS] });
/** For searches: an address stands for its search text there. */
export const withinSubreddits = communityList()
  .optional()
  .describe("Only in these communities, one after another. Without them all of Reddit is searched.")
  .meta({ aliases: [...SUBREDDIT_WORDS, "inSubreddit"] });

export const postIds = nameList(
  POST,
  "the id of a post such as 1abc2d, t3_1abc2d, or the address of a post, gallery or share link",
  MAX_BROAD_URLS,
  "posts",
)
  .describe("Posts: ids, addresses of any form, or share links (`/r/name/s/…`), which are followed.")
  .meta({ aliases: ["postId", "post", "posts", "id", "ids", "postUrl", "postUrls", "threadUrl", ...URLS] });

export const usernames = nameList(USER, "the name of an account, or its address", MAX_GROUP_URLS, "accounts")
  .describe("Accounts: names, `u/name`, or addresses.")
  .meta({
    aliases: [
      "username",
      "user",
      "users",
      "author",
      "userUrl",
      "userUrls",
      "profileUrl",
      "profileUrls",
      ...URLS,
    ],
  });

const QUERY_WORDS = ["query", "queries", "q", "term", "terms", "searchTerm", "searchQuery", "searchQueries"];
export const searchTerms = terms
  .describe("Search texts, with Reddit's operators such as `author:` or quotes, or addresses of results.")
  .meta({
    aliases: [
      ...QUERY_WORDS,
      "search",
      "searches",
      "keyword",
      "keywords",
      "searchUrl",
      "searchUrls",
      ...URLS,
    ],
  });

export const TIMES = ["hour", "day", "week", "month", "year", "all"] as const;
const SORT_WORDS = ["sortBy", "orderBy", "order"];
export const sortInput = <const S extends readonly string[]>(sorts: S, first: S[number]) =>
  z
    .enum(sorts)
    .default(first as never)
    .describe(`Order; ${first} where nothing is said.`)
    .meta({ aliases: [...SORT_WORDS, "commentSort", "postSort", "searchSort"] });
export const timeInput = z
  .enum(TIMES)
  .optional()
  .describe("Only from this span of time, for the orders top and controversial, and for searches.")
  .meta({ aliases: ["t", "timeFilter", "timeRange", "period", "timeframe"] });

export const LIST_SORTS = ["hot", "new", "top", "rising", "controversial"] as const;
export const USER_SORTS = ["new", "hot", "top", "controversial"] as const;
export const SEARCH_SORTS = ["relevance", "hot", "top", "new", "comments"] as const;
export const COMMENT_SORTS = ["confidence", "top", "new", "controversial", "old", "qa"] as const;

export const CONTENT_TYPES = ["posts", "comments", "both"] as const;
export const contentType = z
  .enum(CONTENT_TYPES)
  .default("posts")
  .describe("What is given: posts, comments, or both.")
  .meta({ aliases: ["content", "type", "searchType"] });

export const maxResults = countIn(1, 100_000)
  .optional()
  .describe("Most Records, in addition to `limit`: the smaller of the two counts.")
  .meta({ aliases: ["maxItems", "maxRecords", "max"] });

const same = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));

const TIME_FORMS = wordsTo("time", {
  ...same(TIMES),
  today: "day",
  "24h": "day",
  "past hour": "hour",
  "past day": "day",
  "past week": "week",
  "past month": "month",
  "past year": "year",
  "all time": "all",
});
const SORT_FORMS = wordsTo("sort", {
  ...same([...LIST_SORTS, ...SEARCH_SORTS, ...COMMENT_SORTS]),
  best: "confidence",
  newest: "new",
  latest: "new",
  oldest: "old",
  "most comments": "comments",
});
const CONTENT_FORMS = wordsTo("contentType", {
  ...same(CONTENT_TYPES),
  post: "posts",
  comment: "comments",
  all: "both",
});

/** Order and span that addresses in a field name, where the input names none and they agree. */
function orderFrom(field: string, sorts: readonly string[]): Step {
  return (raw, note) => {
    const targets = [raw[field] ?? []].flat().flatMap((item) => readForumUrl(textOf(item)) ?? []);
    const adopted: JsonObject = {};
    for (const name of ["sort", "time"] as const) {
      const [only, ...others] = new Set(targets.flatMap((target) => target[name] ?? []));
      const words: readonly string[] = name === "sort" ? sorts : TIMES;
      if ((raw[name] ?? null) !== null || only === undefined || others.length > 0 || !words.includes(only))
        continue;
      adopted[name] = only;
      note(name, "Taken from the address.");
    }
    return { ...raw, ...adopted };
  };
}

const textOf = (item: unknown): string => (isJsonObject(item) ? (str(item, "url") ?? "") : (str(item) ?? ""));

/** Friendly forms of the fields of an operation. */
export function formsOf(
  field: "subreddits" | "postIds" | "usernames" | "searchTerms",
  record: z.ZodObject,
  sorts: readonly string[] = [],
): Step {
  return steps(
    orderFrom(field, sorts),
    asLists(field),
    idsFromUrls(field, READERS[field]),
    listForms(record),
  );
}
export const listForms = (record: z.ZodObject): Step =>
  steps(fieldForms(record), TIME_FORMS, SORT_FORMS, CONTENT_FORMS);
const READERS = { subreddits: communityOf, postIds: postOf, usernames: userOf, searchTerms: searchTextOf };

/** Searches: the address of results inside of a community names that, too. */
export const searchForms = (record: z.ZodObject): Step =>
  steps(
    (raw, note) => {
      const items = [raw["searchTerms"] ?? []].flat();
      const [only, ...others] = items.map((item) => readForumUrl(textOf(item))?.community);
      if (only === undefined || others.length > 0 || (raw["subreddits"] ?? null) !== null) return raw;
      note("subreddits", "Taken from the address.");
      return { ...raw, subreddits: [only] };
    },
    asLists("subreddits"),
    idsFromUrls("subreddits", communityOf),
    formsOf("searchTerms", record, SEARCH_SORTS),
  );

/** For inputs without `operation`: true when the field names something of this kind; addresses alone decide where there are any. */
export function names(field: string, kind: ForumTarget["kind"]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []].flat().map(textOf);
    const targets = items.flatMap((item) => readForumUrl(item) ?? []);
    return targets.length > 0 ? targets.some((one) => one.kind === kind) : items.some((item) => item !== "");
  };
}

const addsTo = (what: string) => flag.default(true).describe(what);
/** Parts of posts and comments that feeds lack; each says in `featureCoverage` what was shown. */
export const itemFlags = {
  includeScores: addsTo("Score, share of votes, numbers of comments, shares and awards: in the API alone."),
  includeFlair: addsTo("Flair and marks such as for adults, locked or stickied: in the API alone."),
};
export const postFlags = {
  ...itemFlags,
  includeMedia: addsTo("Pictures and films: whole in the API, single pictures in feeds."),
};
export const commentFlags = {
  ...itemFlags,
  includeThreads: addsTo("What a comment answers and how deep it is: only in the API."),
};
export const allFlags = { ...postFlags, ...commentFlags };
